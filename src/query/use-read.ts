import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { currentMoment, onTick, type Moment } from '../ui/clock/clock.ts';
import { useApiClient } from './client.ts';
import { callOf, readOptions, type ReadChoices } from './reads.ts';
import type { CallRecord } from './records.ts';
import { refetch } from './refetch.ts';

export interface ReadState<T> {
  readonly read: Read<T>;
  readonly pollMs: number | undefined;
  /** Of the last valid response; failures never remove it (rulings C14). */
  readonly data: T | undefined;
  readonly error: ApiError | null;
  /** Failed before any data; stays true during the next try. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useRead<T>(read: Read<T>, choices: ReadChoices = {}): ReadState<T> {
  const options = readOptions(read, choices);
  const { data, error, errorUpdateCount } = useQuery(options);
  const client = useApiClient();
  const hasFailed = errorUpdateCount > 0 && (data ?? null) === null;
  const retry = useCallback(() => void refetch(client, read), [client, read]);
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

/** One fact of a read's record; the component renders only when it changes. */
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

/** A fact that depends on the time too; without a read, one of all records. */
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
