import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { type DataState, dataState } from '../domain/time/age.ts';
import { currentMoment, type Moment, onTick, useFact } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';
import { callOf, keyOf, type Path } from './reads.ts';
import type { CallRecord } from './records.ts';

export interface ReadState<T> {
  readonly read: Call<T>;
  readonly pollMs: number | undefined;
  /** Of the last valid response; failures never remove it (rulings C14). */
  readonly data: T | undefined;
  readonly error: ApiError | null;
  /** Failed before any data; stays true during the next try. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** One fact of a read's record, without a read of all records; renders again only when it changes. */
export function useRecord<F>(read: Path | null, select: (record: CallRecord) => F): F {
  const { records } = useApiClient();
  const call = read && callOf(read);
  const subscribe = useCallback(
    (onChange: () => void) => records.subscribe(call, onChange),
    [records, call],
  );
  return useFact(subscribe, () => select(records.get(call ?? '')));
}

/** As `useRecord`, of a fact that depends on the time too. */
export function useRecordAt<F>(
  read: Path | null,
  select: (record: CallRecord, at: Moment) => F,
): F {
  const { records } = useApiClient();
  const call = read && callOf(read);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribes = [records.subscribe(call, onChange), onTick(onChange)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [records, call],
  );
  return useFact(subscribe, () => select(records.get(call ?? ''), currentMoment()));
}

/** Whether the read is being fetched, between its retries too. */
export function useIsFetching(read: Path): boolean {
  const { queries } = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [queries],
  );
  return useSyncExternalStore(
    subscribe,
    () => queries.getQueryState(keyOf(read))?.fetchStatus === 'fetching',
  );
}

/** Names the read as one that the screen shows; a read of the menu alone makes no screen old. */
export function useShown(read: Call): void {
  const { shownCalls } = useApiClient();
  useEffect(() => {
    const shown = { call: callOf(read) };
    shownCalls.set((before) => [...before, shown]);
    return () => shownCalls.set((before) => before.filter((call) => call !== shown));
  }, [shownCalls, read]);
}

/** When the last valid response came, by `Date.now`; null: never. */
export function useReceivedAt(read: Path): number | null {
  return useRecord(read, ({ receivedAt }) => receivedAt);
}

export function stateOf(
  { data, hasFailed, pollMs }: ReadState<unknown>,
  { receivedAt, failures }: CallRecord,
  machine: number,
): DataState {
  if (data === undefined) return hasFailed ? 'error' : 'loading';
  return dataState({ ageMs: machine - (receivedAt ?? machine), pollMs, failures });
}

export function useDataState(state: ReadState<unknown>): DataState {
  useShown(state.read);
  return useRecordAt(state.read, (record, { machine }) => stateOf(state, record, machine));
}

/** Whether the first response of a call is still to come. */
export function isAwaited({ data, hasFailed }: ReadState<unknown>): boolean {
  return data === undefined && !hasFailed;
}

/** A value of a call's response; null before one, also where the call has failed. */
export function ifReceived<V>({ data }: ReadState<unknown>, value: V): V | null {
  return data === undefined ? null : value;
}

/** The role of a failure message: of those about one call the first card, else the first figure, is the alert (rulings C34). */
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
