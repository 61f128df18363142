import type { ApiError } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { isList, receivedText } from '../api/rows.ts';
import { countText } from '../domain/text/format.ts';
import { ageSentence } from '../domain/time/age.ts';
import { currentMoment } from '../ui/clock.ts';
import { responseOf, type ApiClient } from './client.ts';
import { ageOf } from './data-state.ts';

/** What is missing of a list: '20 of 76 received, 2 rows unreadable' (A2, A15); '' if nothing is missing, or it is no list. */
export function gapText(data: unknown): string {
  if (!isList(data)) return '';
  const { unreadable } = data;
  return [receivedText(data), unreadable > 0 && `${countText(unreadable, 'row')} unreadable`]
    .filter(Boolean)
    .join(', ');
}

/** What a text made of several reads says of them; `nowMs` is the server's time. */
export function readsAge(client: ApiClient, used: Readonly<Record<string, Call>>) {
  const moment = currentMoment();
  const named = Object.entries(used);
  const oldAges = named.flatMap(([, read]) => {
    const age = ageOf(client, read, moment);
    return age?.isOld ? [age.ms] : [];
  });
  return {
    nowMs: client.serverClock.timeAt(moment.now),
    /** Of the oldest response that is old, in ms; null: none is. */
    oldMs: oldAges.length === 0 ? null : Math.max(...oldAges),
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
export function readsWarning({ oldMs, missing, parts }: Omit<ReadsAge, 'nowMs'>): string {
  return [
    ...(oldMs === null ? [] : [ageSentence(oldMs)]),
    ...(missing.length > 0 ? [`Not loaded: ${missing.join(', ')}`] : []),
    ...parts,
  ].join('. ');
}

/** Why a call failed, in a word: '503', 'timeout'. */
export function failureText({ kind, status }: ApiError): string {
  if (kind === 'http' && status !== null) return String(status);
  return kind === 'shape' || kind === 'not-json' ? 'unreadable' : kind;
}
