import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { currentMoment, onTick, type Moment } from '../ui/clock/clock.ts';
import { callOf, readOptions, useApiClient, type ReadChoices } from './client.ts';
import type { CallRecord } from './records.ts';

/** One read as a card sees it. A poll that changes nothing leaves every field as it was. */
export interface ReadState<T> {
  readonly read: Read<T>;
  readonly pollMs: number | undefined;
  /** Of the last valid response; undefined before the first. Failures never take it away (rulings C14). */
  readonly data: T | undefined;
  /** Why the last request failed; null when it did not. */
  readonly error: ApiError | null;
  /** It has failed before any data; stays true during the next try, so that the card stands still. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Binds a component to a read of the contract, polled as the contract says. */
export function useRead<T>(read: Read<T>, choices: ReadChoices = {}): ReadState<T> {
  const options = readOptions(read, choices);
  const { data, error, errorUpdateCount } = useQuery(options);
  const client = useApiClient();
  const hasFailed = errorUpdateCount > 0 && (data ?? null) === null;
  const retry = useCallback(() => void client.refetch(read), [client, read]);
  return {
    read,
    pollMs: options.meta?.pollMs,
    data: data ?? undefined,
    error: error ?? (hasFailed ? client.records.get(callOf(read)).error : null),
    hasFailed,
    retry,
  };
}

type Fact = string | number | boolean | null;

/** One fact of a read's record; only the component that shows it renders when it changes. */
export function useRecord<F extends Fact>(
  read: Pick<Read, 'path'>,
  select: (record: CallRecord) => F,
): F {
  const { records } = useApiClient();
  const call = callOf(read);
  const subscribe = useCallback(
    (onChange: () => void) => records.subscribe(call, onChange),
    [records, call],
  );
  return useSyncExternalStore(subscribe, () => select(records.get(call)));
}

/** The same, of a fact that depends on the time too; without a read, a fact of all records. */
export function useRecordAt<F extends Fact>(
  read: Pick<Read, 'path'> | null,
  select: (record: CallRecord, at: Moment) => F,
): F {
  const { records } = useApiClient();
  const call = read && callOf(read);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = records.subscribe(call, onChange);
      const stopTicks = onTick(onChange);
      return () => {
        unsubscribe();
        stopTicks();
      };
    },
    [records, call],
  );
  return useSyncExternalStore(subscribe, () => select(records.get(call ?? ''), currentMoment()));
}
