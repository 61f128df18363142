import { createContext } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { isList, receivedText } from '../api/rows.ts';
import { countText } from '../domain/text/format.ts';
import { ageSentence, dataState } from '../domain/time/age.ts';
import { currentMoment } from '../ui/clock.ts';
import { createStore, type Store } from '../ui/store.ts';
import { responseOf, type ApiClient } from './client.ts';
import { callOf, callOfKey } from './reads.ts';
import { type CallRecord, failingSince, lastFailureAt } from './records.ts';

/** The path of the read whose age is in the screen's header; '' where no read is. */
export const HeaderReadContext = createContext<Store<string>>(createStore(''));

type Received = Pick<CallRecord, 'receivedAt' | 'failures'>;

function ageAt({ receivedAt, failures }: Received, pollMs: number | undefined, machine: number) {
  const ageMs = receivedAt === null ? null : machine - receivedAt;
  return { ageMs, state: dataState({ ageMs, pollMs, failures }) };
}

/** The records of the reads in use, and what their queries know. */
export function activeReads({ queries, records }: ApiClient) {
  const active = queries.getQueryCache().findAll({ type: 'active' });
  return active.map(({ queryKey, meta, state }) => {
    const call = callOfKey(queryKey);
    const record = records.get(call);
    const isFetching = state.fetchStatus === 'fetching';
    return {
      ...record,
      failedAt: lastFailureAt(record),
      failingSince: failingSince(record),
      isFetching,
      call,
      pollMs: meta?.pollMs,
    };
  });
}

/** The reads that the screen shows. */
export function shownReads(client: ApiClient, machine: number) {
  const shown = new Set(client.shownCalls.get().map(({ call }) => call));
  return activeReads(client)
    .filter(({ call }) => shown.has(call))
    .map((read) => ({ call: read.call, ...ageAt(read, read.pollMs, machine) }));
}

/** What is missing of a list: '20 of 76 received, 2 rows unreadable' (rulings A2, A15); '' for a whole one, or for no list. */
export function gapText(data: unknown): string {
  if (!isList(data)) return '';
  const { unreadable } = data;
  return [receivedText(data), unreadable > 0 && `${countText(unreadable, 'row')} unreadable`]
    .filter(Boolean)
    .join(', ');
}

/** The age of a text made of several reads: that of the oldest response; `nowMs` is the server's time. */
export function readsAge(client: ApiClient, used: Readonly<Record<string, Call>>) {
  const moment = currentMoment();
  const { machine } = moment;
  const named = Object.entries(used);
  const received = named
    .filter(([, read]) => responseOf(client, read))
    .map(([, read]) => ageAt(client.records.get(callOf(read)), read.pollMs, machine));
  const ages = received.flatMap(({ ageMs }) => ageMs ?? []);
  return {
    nowMs: client.serverClock.timeAt(moment.now),
    ageMs: ages.length === 0 ? null : Math.max(...ages),
    isStale: received.some(({ state }) => state === 'stale'),
    missing: named.flatMap(([name, read]) => (responseOf(client, read) ? [] : [name])),
    /** 'Appointments: 20 of 76 received' for each call of which something is missing. */
    parts: named.flatMap(([name, read]) => {
      const gap = gapText(responseOf(client, read)?.data);
      return gap === '' ? [] : [`${name}: ${gap}`];
    }),
  };
}

export type ReadsAge = ReturnType<typeof readsAge>;

/** 'Data is 7 minutes old. Not loaded: Alerts. Regions: 2 rows unreadable', or ''. */
export function readsWarning({ ageMs, isStale, missing, parts }: Omit<ReadsAge, 'nowMs'>): string {
  return [
    ...(isStale && ageMs !== null ? [ageSentence(ageMs)] : []),
    ...(missing.length > 0 ? [`Not loaded: ${missing.join(', ')}`] : []),
    ...parts,
  ].join('. ');
}

/** Why a call failed, in a word: '503', 'timeout'. */
export function failureText({ kind, status }: ApiError): string {
  if (kind === 'http' && status !== null) return String(status);
  return kind === 'shape' || kind === 'not-json' ? 'unreadable' : kind;
}
