import type { Query } from '@tanstack/react-query';
import { type ApiError, hasResponded } from '../api/api-error.ts';
import { recentTime } from '../domain/time/eastern.ts';
import { onTick } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, type ApiState, onQueryChange, useApiClient } from './client.ts';
import { useCached } from './data-state.ts';
import { useServerMoment } from './server-time.ts';

type QueryState = Pick<Query, 'state'>;

/** How long `unsure` lasts, in ms. */
export const unsureMs = 2_000;

/** An API that fails is out after so long without a response, in ms: three of the usual intervals (C32). */
export const silentMs = 90_000;

const isFailing = ({ state }: QueryState) => state.status === 'error';

/** `out`: several calls failed since the last response of any call, which was some time ago, or never came. */
export function apiHealth(
  active: readonly QueryState[],
  respondedAt: number,
  nowMs: number,
): Exclude<ApiState, 'recovering'> {
  const failing = active.filter(
    (query) => isFailing(query) && query.state.errorUpdatedAt > respondedAt,
  );
  const isFirstPending = active.some(
    ({ state }) =>
      state.fetchStatus === 'fetching' && state.dataUpdatedAt + state.errorUpdatedAt === 0,
  );
  if (respondedAt === 0 && isFirstPending) {
    const failedAt = failing.map(({ state }) => state.errorUpdatedAt);
    return failing.length > 0 && nowMs - Math.min(...failedAt) < unsureMs ? 'unsure' : 'works';
  }
  return failing.length > 1 && nowMs - respondedAt > silentMs ? 'out' : 'works';
}

const queriesOf = ({ queries }: ApiClient) => queries.getQueryCache().getAll();

/** When any call last responded, by `Date.now`; 0: never. */
const lastResponse = (client: ApiClient) =>
  Math.max(0, ...queriesOf(client).map(({ state }) => state.dataUpdatedAt));

/** Keeps `client.api` up to date; returns an unsubscribe function. */
export function watchApi(client: ApiClient): () => void {
  const { api, queries } = client;
  let respondedAt = 0;

  /** Refetches the failed calls, so that all cards heal at once. */
  async function recover(): Promise<void> {
    api.set('recovering');
    await queries.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
    api.set('works');
  }

  function update(): void {
    const state = api.get();
    if (state === 'recovering') return;
    const before = respondedAt;
    respondedAt = lastResponse(client);
    if (state !== 'out') {
      const active = queriesOf(client).filter((query) => query.isActive());
      api.set(apiHealth(active, respondedAt, Date.now()));
    } else if (respondedAt > before) void recover();
  }

  const unsubscribes = [onQueryChange(client, update), onTick(update)];
  return () => {
    unsubscribes.forEach((unsubscribe) => unsubscribe());
    api.set('works');
  };
}

/** The time between failures of one outage, in ms: the interval of most calls. */
const togetherMs = 30_000;

/** The error of the call that failed last; of failures within one interval, of one that the API responded to. */
export function newestError(queries: readonly QueryState[]): ApiError | null {
  const failures = queries
    .flatMap(({ state: { error, errorUpdatedAt: at } }) => (error ? [{ error, at }] : []))
    .toSorted((a, b) => b.at - a.at);
  const [newest] = failures;
  const responded = failures.find(({ error }) => hasResponded(error));
  const isRecent = newest && responded && newest.at - responded.at <= togetherMs;
  return (isRecent ? responded : newest)?.error ?? null;
}

export function useNewestError(): ApiError | null {
  return useCached((client) => newestError(queriesOf(client)));
}

/** What an outage lacks, by the error that is shown: 'No API response' only where none came. */
export function outageText(error: ApiError | null): string {
  return error && hasResponded(error) ? 'No usable response' : 'No API response';
}

/** A time by the server's clock, '2:41 PM', of an instant by `Date.now`; null for none. */
function useTime(at: number | null): string | null {
  return useServerMoment(({ now, machine }) =>
    at === null ? null : recentTime(Math.round(now - (machine - at)), now),
  );
}

/** In an outage the time of the last response of any call, '2:41 PM'; null otherwise, and where none came. */
export function useLastKnown(): string | null {
  const isOut = useStore(useApiClient().api) === 'out';
  const at = useCached(lastResponse);
  return useTime(isOut && at > 0 ? at : null);
}

/**
 * Since when no call has failed, or none has responded: 'No failure since 9:00 AM', counted from the start of
 * the page.
 */
export function useHealthText(): string {
  const error = useNewestError();
  const lastKnown = useLastKnown();
  const failedAt = useCached((client) =>
    Math.max(performance.timeOrigin, ...queriesOf(client).map(({ state }) => state.errorUpdatedAt)),
  );
  const isAnyFailing = useCached((client) => queriesOf(client).some(isFailing));
  const since = useTime(failedAt);
  if (lastKnown !== null) return `${outageText(error)} since ${lastKnown}`;
  return `${isAnyFailing ? 'Last failure' : 'No failure since'} ${since}`;
}
