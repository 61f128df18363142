import { type ApiError, hasResponded } from '../api/api-error.ts';
import { dataState } from '../domain/time/age.ts';
import { recentTime } from '../domain/time/eastern.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, type ApiState, apiWorks, useApiClient } from './client.ts';
import { activeReads } from './reads-age.ts';
import { callOfKey } from './reads.ts';
import { type CallRecord, lastFailureAt } from './records.ts';
import { useRecord } from './data-state.ts';
import { useServerMoment } from './server-time.ts';

export interface ReadHealth extends Pick<CallRecord, 'receivedAt' | 'failures'> {
  readonly failedAt: number | null;
  /** When the first of its failures in a row was requested. */
  readonly failingSince: number | null;
  readonly isFetching: boolean;
  readonly pollMs: number | undefined;
}

/** How long `unsure` lasts, in ms. */
export const unsureMs = 2_000;

const minuteMs = 60_000;

/** Whether a call has responded since others began to fail, and is not overdue. */
function isAlive(read: ReadHealth, nowMs: number, othersFailSince: number): boolean {
  const { pollMs = minuteMs, receivedAt, failures } = read;
  if (failures > 0 || receivedAt === null || receivedAt < othersFailSince) return false;
  return nowMs - receivedAt <= 1.5 * Math.min(pollMs, minuteMs);
}

/** The interval of most calls, in ms: two failures in a row of such a call are enough. */
const usualPollMs = 30_000;

function isOut({ pollMs, receivedAt, failures }: ReadHealth, nowMs: number): boolean {
  if (pollMs !== undefined && pollMs >= usualPollMs && failures >= 2) return true;
  const ageMs = receivedAt === null ? null : nowMs - receivedAt;
  return ['stale', 'error'].includes(dataState({ ageMs, pollMs, failures }));
}

/** `out`: two calls failed since the last response of any call, none is alive, and one failed twice or is stale. */
export function apiHealth(
  reads: readonly ReadHealth[],
  lastResponseAt: number | null,
  nowMs: number,
): Exclude<ApiState['kind'], 'recovering'> {
  const failed = reads.flatMap(({ failures, failedAt }) =>
    failures > 0 && failedAt !== null && failedAt > (lastResponseAt ?? -Infinity) ? [failedAt] : [],
  );
  if (failed.length === 0) return 'works';
  const since = Math.min(...reads.flatMap((read) => read.failingSince ?? []));
  if (reads.some((read) => isAlive(read, nowMs, since))) return 'works';
  const isPending = reads.some(
    ({ isFetching, receivedAt, failures }) => isFetching && receivedAt === null && failures === 0,
  );
  if (isPending)
    return lastResponseAt === null && nowMs - Math.min(...failed) < unsureMs ? 'unsure' : 'works';
  return failed.length > 1 && reads.some((read) => isOut(read, nowMs)) ? 'out' : 'works';
}

/** The error of the call that failed last; of failures within one interval, of one that the API responded to. */
export function newestError(
  records: readonly Pick<CallRecord, 'error' | 'history'>[],
): ApiError | null {
  const failures = records
    .flatMap(({ error, history }) => (error ? { error, at: lastFailureAt({ history }) ?? 0 } : []))
    .toSorted((a, b) => b.at - a.at);
  const [newest] = failures;
  const responded = failures.find(({ error }) => hasResponded(error));
  const isRecent = newest && responded && newest.at - responded.at <= usualPollMs;
  return (isRecent ? responded : newest)?.error ?? null;
}

/** What an outage lacks, by the error that is shown: 'No API response' only where none came. */
export function outageText(error: ApiError | null): string {
  return error && hasResponded(error) ? 'No usable response' : 'No API response';
}

/** During an outage one banner names the failure, and cards show only their age. */
export function useIsOutage(): boolean {
  return useStore(useApiClient().api, ({ kind }) => kind !== 'works');
}

/** In an outage the time of the last response of any call, '2:41 PM'; null otherwise, and where none came. */
export function useLastKnown(): string | null {
  const at = useStore(useApiClient().api, (state) =>
    state.kind === 'out' ? state.lastResponseAt : null,
  );
  return useServerMoment(({ now, machine }) =>
    at === null ? null : recentTime(Math.round(now - (machine - at)), now),
  );
}

export function useNewestError(): ApiError | null {
  const { records } = useApiClient();
  return useRecord(null, () => newestError([...records.all().values()]));
}

const extremeOf = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : pick(...present);
};

/** Keeps `client.api` up to date; returns an unsubscribe function. */
export function watchApi(client: ApiClient): () => void {
  const { api } = client;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failing: readonly string[] = [];
  const failingCalls = () =>
    [...client.records.all()].flatMap(([call, { failures }]) => (failures > 0 ? [call] : []));

  async function recover(): Promise<void> {
    api.set({ kind: 'recovering' });
    await client.queries.refetchQueries(
      {
        type: 'active',
        predicate: ({ queryKey }) => client.records.get(callOfKey(queryKey)).failures > 0,
      },
      { cancelRefetch: false },
    );
    if (api.get().kind === 'recovering') api.set(apiWorks);
  }

  function update(): void {
    const reads = activeReads(client);
    const lastResponseAt = extremeOf(
      Math.max,
      [...client.records.all().values()].map(({ receivedAt }) => receivedAt),
    );
    const current = api.get();
    if (current.kind === 'out') {
      // Only a call that had failed shows by its response that the API is back.
      const isBack = failing.some((call) => client.records.get(call).failures === 0);
      failing = failingCalls();
      if (isBack) void recover();
      else if (lastResponseAt !== current.lastResponseAt) api.set(apiWorks);
      return;
    }
    const kind = apiHealth(reads, lastResponseAt, Date.now());
    if (kind === 'out') {
      const polled = reads.filter(({ pollMs }) => pollMs !== undefined);
      const oldestAt = extremeOf(
        Math.min,
        polled.map((read) => read.receivedAt),
      );
      failing = failingCalls();
      api.set({ kind, lastResponseAt, oldestAt });
    } else if (current.kind !== 'recovering' && current.kind !== kind) api.set({ kind });
    clearTimeout(timer);
    if (kind === 'unsure') timer = setTimeout(update, unsureMs);
  }

  const unsubscribe = client.records.subscribe(null, update);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    api.set(apiWorks);
  };
}
