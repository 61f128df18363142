import type { ApiError } from '../api/api-error.ts';
import { dataState } from '../domain/time/age.ts';
import { recentTime } from '../domain/time/eastern.ts';
import { elapsedMs, useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, type ApiState, apiWorks, useApiClient } from './client.ts';
import { activeReads } from './reads-age.ts';
import { callOfKey } from './reads.ts';
import { type CallRecord, lastFailureAt } from './records.ts';
import { useRecord } from './use-read.ts';

export interface ReadHealth extends Pick<CallRecord, 'receivedAt' | 'failures'> {
  readonly failedAt: number | null;
  readonly isFetching: boolean;
  readonly pollMs: number | undefined;
}

/** How long `unsure` lasts, in ms. */
export const unsureMs = 2_000;

const minuteMs = 60_000;

function isAlive({ pollMs = minuteMs, receivedAt, failures }: ReadHealth, nowMs: number): boolean {
  return (
    failures === 0 && receivedAt !== null && nowMs - receivedAt <= 1.5 * Math.min(pollMs, minuteMs)
  );
}

/** `out`: two calls failed since the last response of any call, none is alive, and one is stale. */
export function apiHealth(
  reads: readonly ReadHealth[],
  lastResponseAt: number | null,
  nowMs: number,
): Exclude<ApiState['kind'], 'recovering'> {
  const failed = reads.flatMap(({ failures, failedAt }) =>
    failures > 0 && failedAt !== null && failedAt > (lastResponseAt ?? -Infinity) ? [failedAt] : [],
  );
  if (failed.length === 0 || reads.some((read) => isAlive(read, nowMs))) return 'works';
  const isPending = reads.some(
    ({ isFetching, receivedAt, failures }) => isFetching && receivedAt === null && failures === 0,
  );
  if (isPending)
    return lastResponseAt === null && nowMs - Math.min(...failed) < unsureMs ? 'unsure' : 'works';
  const isOld = ({ pollMs, receivedAt, failures }: ReadHealth) => {
    const ageMs = receivedAt === null ? null : nowMs - receivedAt;
    return ['stale', 'error'].includes(dataState({ ageMs, pollMs, failures }));
  };
  return failed.length > 1 && reads.some(isOld) ? 'out' : 'works';
}

export function newestError(
  records: readonly Pick<CallRecord, 'error' | 'history'>[],
): ApiError | null {
  const failing = records.filter(({ error }) => error !== null);
  const newest = failing.toSorted((a, b) => (lastFailureAt(b) ?? 0) - (lastFailureAt(a) ?? 0))[0];
  return newest?.error ?? null;
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
  return useMoment(({ now, elapsed }) =>
    at === null ? null : recentTime(Math.round(now - (elapsed - at)), now),
  );
}

export function useNewestError(): ApiError | null {
  const { records } = useApiClient();
  return useRecord(null, () => newestError([...records.all().values()]));
}

const extremeOf = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
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
    const kind = apiHealth(reads, lastResponseAt, elapsedMs());
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
