import { notifyManager, useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { dashboard } from '../calls/dashboard.ts';
import { telemarketers } from '../calls/telemarketers.ts';
import { recentValidations } from '../calls/validations.ts';
import { type DataState, dataState } from '../domain/time/age.ts';
import { currentMoment, type Moment, onTick, useFact } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { responseOf, useApiClient } from './client.ts';
import { callOf, keyOf, type Path, type ReadChoices, readOptions } from './reads.ts';
import type { CallRecord } from './records.ts';
import { refetch, reload } from './refetch.ts';

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

/** A call as a card has it: its figures, its rows, what is missing of them, and the state of its request. */
export function useCall<T, F>(call: Call<T, F>, choices: ReadChoices = {}) {
  const options = readOptions(call, choices);
  const { data: response, error, errorUpdateCount } = useQuery(options);
  const client = useApiClient();
  const hasFailed = errorUpdateCount > 0 && (response ?? null) === null;
  const retry = useCallback(() => void refetch(client, call), [client, call]);
  const { data, figures, part } = response ?? call.none();
  const state: ReadState<T> = {
    read: call,
    pollMs: options.meta?.pollMs,
    data: response?.data,
    error: error ?? (hasFailed ? client.records.get(callOf(call)).error : null),
    hasFailed,
    retry,
  };
  return { figures, rows: rowsOf(data), part, state };
}

type RowsOf<T> = T extends { readonly rows: infer R } ? R : readonly [];

function rowsOf<T>(data: T): RowsOf<T> {
  const { rows = [] } = Object(data) as { readonly rows?: unknown };
  return rows as RowsOf<T>;
}

/** A fact of a call's figures, also where another component requested it; undefined before a response. */
export function useFigures<T, F, R>(call: Call<T, F>, select: (figures: F) => R): R | undefined {
  const client = useApiClient();
  return useRecord(call, () => {
    const response = responseOf(client, call);
    return response && select(response.loaded.figures);
  });
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
    return () => shownCalls.set((before) => before.filter((each) => each !== shown));
  }, [shownCalls, read]);
}

/** When the last valid response came, on the clock of `elapsedMs`; null: never. */
export function useReceivedAt(read: Path): number | null {
  return useRecord(read, ({ receivedAt }) => receivedAt);
}

export function stateOf(
  { data, hasFailed, pollMs }: ReadState<unknown>,
  { receivedAt, failures }: CallRecord,
  elapsed: number,
): DataState {
  if (data === undefined) return hasFailed ? 'error' : 'loading';
  return dataState({ ageMs: elapsed - (receivedAt ?? elapsed), pollMs, failures });
}

export function useDataState(state: ReadState<unknown>): DataState {
  useShown(state.read);
  return useRecordAt(state.read, (record, { elapsed }) => stateOf(state, record, elapsed));
}

/** The role of a failure message: of those about one call the first card, else the first figure, is the alert (rulings C34). */
export function useAlertRole({ path }: Path, part: 'card' | 'figure'): 'alert' | undefined {
  const { shownFailures } = useApiClient();
  const id = useId();
  useLayoutEffect(() => {
    const failure = { path, part, id };
    shownFailures.set((before) => [...before, failure]);
    return () => shownFailures.set((before) => before.filter((each) => each !== failure));
  }, [shownFailures, path, part, id]);
  const alertId = useStore(shownFailures, (all) => {
    const ours = all.filter((each) => each.path === path);
    return (ours.find((each) => each.part === 'card') ?? ours[0])?.id;
  });
  return alertId === id ? 'alert' : undefined;
}

/** Refetches telemarketers and recent validations, which are not polled, when the dashboard's response changes (rulings C21). */
export function useFollowDashboard(): void {
  const client = useApiClient();
  const source = useRecord(dashboard, () => responseOf(client, dashboard)?.source ?? null);
  const before = useRef(source);
  useEffect(() => {
    const isFirst = before.current === null;
    if (source === before.current) return;
    before.current = source;
    if (!isFirst) reload(client, [telemarketers, recentValidations]);
  }, [client, source]);
}
