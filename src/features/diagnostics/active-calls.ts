import type { Query } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { misfitsOf } from '../../api/rows.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { showNumber } from '../../domain/text/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { recentTime } from '../../domain/time/eastern.ts';
import type { ApiClient } from '../../query/client.ts';
import { type CachedResponse, intervalOf, pathOf } from '../../query/reads.ts';

/** A call of this screen in texts; '' for what does not apply. */
export type ActiveCall = ReturnType<typeof activeCall>;

/** The calls of this screen and of the menu, by path; `nowMs` is the server's time. */
export function activeCalls({ queries }: ApiClient, nowMs: number): readonly ActiveCall[] {
  const active = queries.getQueryCache().findAll({ type: 'active' });
  return active
    .map((query) => activeCall(query, nowMs))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function activeCall(query: Query, nowMs: number) {
  const { queryKey, state } = query;
  const intervalMs = intervalOf(query);
  const { data, dataUpdatedAt, error, errorUpdatedAt, fetchFailureReason } = state;
  // React Query's times are of this machine.
  const machineMs = Date.now();
  const reason = error ?? fetchFailureReason;
  return {
    path: pathOf(queryKey),
    interval: intervalMs === undefined ? 'Not polled' : `Every ${ageText(intervalMs)}`,
    age: dataUpdatedAt === 0 ? '' : ageText(machineMs - dataUpdatedAt),
    failedAt: errorUpdatedAt === 0 ? '' : recentTime(nowMs - (machineMs - errorUpdatedAt), nowMs),
    isFailing: reason !== null || errorUpdatedAt > dataUpdatedAt,
    failure: reason === null ? '' : messageOf(reason),
    unreadable: unreadableText((data as CachedResponse<unknown> | null | undefined)?.data),
  };
}

/** '3 unreadable: a number expected at validAppointments', by the first reason. */
function unreadableText(data: unknown): string {
  const misfits = misfitsOf(data);
  const [first] = misfits;
  if (!first) return '';
  const count = sumOf(misfits, (misfit) => misfit.count);
  const place = first.path === '' ? '' : ` at ${first.path}`;
  return `${showNumber(count)} unreadable: ${first.expected} expected${place}`;
}
