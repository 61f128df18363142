import { useCallback, useId, useLayoutEffect } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { type DataState, isOld } from '../domain/time/age.ts';
import { currentMoment, type Moment, onTick, useFact } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, onQueryChange, useApiClient } from './client.ts';
import { intervalOf, keyOf, type Path } from './reads.ts';

export interface ReadStatus<T> {
  readonly read: Call<T>;
  /** Of the last valid response; failures never remove it (C14). */
  readonly data: T | undefined;
  readonly error: ApiError | null;
  /** Failed before any data; stays true during the next try. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A fact of the cached queries; renders again only when it changes. */
export function useCached<F>(select: (client: ApiClient) => F): F {
  const client = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) => onQueryChange(client, onChange),
    [client],
  );
  return useFact(subscribe, () => select(client));
}

/** As `useCached`, of a fact that depends on the time too; `now` is the server's. */
export function useCachedAt<F>(select: (client: ApiClient, at: Moment) => F): F {
  const client = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribes = [onQueryChange(client, onChange), onTick(onChange)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [client],
  );
  return useFact(subscribe, () => {
    const moment = currentMoment();
    return select(client, { ...moment, now: client.serverClock.timeAt(moment.now) });
  });
}

/** Whether the read is being fetched, between its retries too. */
export function useIsFetching(read: Path): boolean {
  return useCached(({ queries }) => queries.getQueryState(keyOf(read))?.fetchStatus === 'fetching');
}

/** When the last valid response came, by `Date.now`; null: never. */
export function useReceivedAt(read: Path): number | null {
  return useCached(({ queries }) => queries.getQueryState(keyOf(read))?.dataUpdatedAt || null);
}

/** The age of a call's data in ms, and whether it is old (C32); null without data. */
export function ageOf({ queries }: ApiClient, read: Path, { machine }: Moment) {
  const query = queries.getQueryCache().find({ queryKey: keyOf(read) });
  if (!query?.state.dataUpdatedAt) return null;
  const ms = Math.max(0, machine - query.state.dataUpdatedAt);
  return { ms, isOld: isOld(ms, intervalOf(query), query.state.status === 'error') };
}

export function dataStateOf(client: ApiClient, status: ReadStatus<unknown>, at: Moment): DataState {
  if (status.data === undefined) return status.hasFailed ? 'error' : 'loading';
  return ageOf(client, status.read, at)?.isOld ? 'stale' : 'ready';
}

export function useDataState(status: ReadStatus<unknown>): DataState {
  return useCachedAt((client, at) => dataStateOf(client, status, at));
}

/** Whether the first response of a call is still to come. */
export function isAwaited({ data, hasFailed }: ReadStatus<unknown>): boolean {
  return data === undefined && !hasFailed;
}

/** A value of a call's response; null before one, also where the call has failed. */
export function ifReceived<V>({ data }: ReadStatus<unknown>, value: V): V | null {
  return data === undefined ? null : value;
}

/** The role of a failure message: of those about one call the first card, else the first figure, is the alert (C34). */
export function useAlertRole({ path }: Path, part: 'card' | 'figure'): 'alert' | undefined {
  const { shownFailures } = useApiClient();
  const id = useId();
  useLayoutEffect(() => {
    const failure = { path, part, id };
    shownFailures.set((before) => [...before, failure]);
    return () => shownFailures.set((before) => before.filter((other) => other !== failure));
  }, [shownFailures, path, part, id]);
  const alertId = useStore(shownFailures, (all) => {
    const ours = all.filter((other) => other.path === path);
    return (ours.find((other) => other.part === 'card') ?? ours[0])?.id;
  });
  return alertId === id ? 'alert' : undefined;
}
