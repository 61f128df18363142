import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { ageSentence, freshnessOf } from '../domain/time/age.ts';
import { serverTime } from '../domain/time/server-time.ts';
import { currentMoment } from '../ui/clock.ts';
import { responseOf, type ApiClient } from './client.ts';
import { callOf } from './reads.ts';

/** How old the responses are that a text is made of: the oldest one's age in ms, and by name which are missing; `nowMs` is the server's time. */
export function readsAge(client: ApiClient, used: Readonly<Record<string, Read>>) {
  const { now, elapsed } = currentMoment();
  const named = Object.entries(used);
  const received = named.flatMap(([, read]) => {
    const { receivedAt, failures } = client.records.get(callOf(read));
    if (receivedAt === null || !responseOf(client, read)) return [];
    const ageMs = elapsed - receivedAt;
    return [{ ageMs, freshness: freshnessOf({ ageMs, pollMs: read.pollMs, failures }) }];
  });
  return {
    nowMs: serverTime(client.serverClock.differences.get(), now) ?? now,
    ageMs: received.length === 0 ? null : Math.max(...received.map(({ ageMs }) => ageMs)),
    isStale: received.some(({ freshness }) => freshness === 'stale'),
    missing: named.flatMap(([name, read]) => (responseOf(client, read) ? [] : [name])),
  };
}

interface ReadsAge {
  readonly ageMs: number | null;
  readonly isStale: boolean;
  readonly missing: readonly string[];
}

/** What is wrong with it: 'Data is 7 minutes old. Not loaded: Alerts'; '' where nothing is. */
export function ageWarning({ ageMs, isStale, missing }: ReadsAge): string {
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
