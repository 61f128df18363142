import { createContext } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { ageSentence, type DataState, dataState } from '../domain/time/age.ts';
import { serverTime } from '../domain/time/server-time.ts';
import { currentMoment } from '../ui/clock.ts';
import { createStore, type Store } from '../ui/store.ts';
import { responseOf, type ApiClient } from './client.ts';
import { callOf, callOfKey } from './reads.ts';

/** The path of the read whose age is in the screen's header; '' where no read is. */
export const HeaderReadContext = createContext<Store<string>>(createStore(''));

interface ShownRead {
  readonly call: string;
  readonly ageMs: number | null;
  readonly state: DataState;
}

export function shownReads(client: ApiClient, elapsed: number): readonly ShownRead[] {
  return client.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey, meta }): ShownRead[] => {
      const call = callOfKey(queryKey);
      const { receivedAt, failures, usedBy } = client.records.get(call);
      if (usedBy === 0) return [];
      const ageMs = receivedAt === null ? null : elapsed - receivedAt;
      return [{ call, ageMs, state: dataState({ ageMs, pollMs: meta?.pollMs, failures }) }];
    });
}

/** The age of a text made of several reads: that of the oldest response; `nowMs` is the server's time. */
export function readsAge(client: ApiClient, used: Readonly<Record<string, Read>>) {
  const { now, elapsed } = currentMoment();
  const named = Object.entries(used);
  const received = named.flatMap(([, read]) => {
    const { receivedAt, failures } = client.records.get(callOf(read));
    if (receivedAt === null || !responseOf(client, read)) return [];
    const ageMs = elapsed - receivedAt;
    return [{ ageMs, state: dataState({ ageMs, pollMs: read.pollMs, failures }) }];
  });
  return {
    nowMs: serverTime(client.serverClock.differences.get(), now) ?? now,
    ageMs: received.length === 0 ? null : Math.max(...received.map(({ ageMs }) => ageMs)),
    isStale: received.some(({ state }) => state === 'stale'),
    missing: named.flatMap(([name, read]) => (responseOf(client, read) ? [] : [name])),
  };
}

export type ReadsAge = ReturnType<typeof readsAge>;

/** 'Data is 7 minutes old. Not loaded: Alerts', or ''. */
export function ageWarning({ ageMs, isStale, missing }: Omit<ReadsAge, 'nowMs'>): string {
  return [
    ...(isStale && ageMs !== null ? [ageSentence(ageMs)] : []),
    ...(missing.length > 0 ? [`Not loaded: ${missing.join(', ')}`] : []),
  ].join('. ');
}

/** Why a call failed, in a word: '503', 'timeout'. */
export function failureText({ kind, status }: ApiError): string {
  if (kind === 'http' && status !== null) return String(status);
  return kind === 'shape' || kind === 'not-json' ? 'unreadable' : kind;
}
