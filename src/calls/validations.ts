import { call } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { fieldNames, listResponse, row, type Rows } from '../api/tolerant.ts';
import { id, number, region, status, telemarketer, text, time } from '../api/values.ts';
import { isWhole } from '../api/received.ts';
import { isInFuture } from '../domain/time/age.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Time } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';
import { countsIn, undecidedOf } from './tallies.ts';

/** Any one field is enough (rulings A2). `confidence` is a percent. */
const entries = {
  id,
  customer: text,
  region,
  telemarketer,
  time,
  status,
  confidence: number,
};
const recentValidation = row(entries, fieldNames(entries));
export type RecentValidation = ValueOf<typeof recentValidation>;

/** What screens show of the recent validations, whatever the time. */
function validationFigures(list: Rows<RecentValidation>) {
  const { rows } = list;
  const counts = countsIn(rows);
  return lazily({
    /** Nothing is missing, so that something may be said of all validations (rulings A15). */
    isWhole: () => isWhole(list),
    /** Newest first, or in the server's order where one has no time (rulings A12). */
    ordered: () => newestFirst(rows, (validation) => validation.time),
    /** Each row by name and outcome, which tell what a run has judged (rulings C42). */
    verdicts: () =>
      rows.map(
        ({
          id: sentId,
          customer,
          region: { id: regionId },
          time: { text: sentTime },
          status: { outcome },
        }) => ({
          name: [sentId, customer, regionId, sentTime].join('|'),
          outcome,
        }),
      ),
    all: () => counts.all,
    /** Any status but 'valid' reads Blocked (spec 2). */
    blocked: () => counts.all - counts.valid,
    /** How many of the blocked have an unknown status. */
    unknown: () => undecidedOf(counts),
  });
}

export type ValidationFigures = ReturnType<typeof validationFigures>;

const dayMs = 86_400_000;

/** How many validations are of the last 24 hours; null for a part (rulings A15), or where a time is unknown or in the future. */
export function countInLastDay(
  { isWhole: isAll, ordered }: Pick<ValidationFigures, 'isWhole' | 'ordered'>,
  nowMs: number,
): number | null {
  return isAll
    ? inLastDay(
        ordered.rows.map((validation) => validation.time),
        nowMs,
      )
    : null;
}

/** How many of some times are in the 24 hours before `nowMs`; null where one is unknown or in the future. */
export function inLastDay(times: readonly Time[], nowMs: number): number | null {
  if (times.some((judgedAt) => judgedAt.ms === null || isInFuture(judgedAt, nowMs))) return null;
  return times.filter(({ ms }) => ms !== null && ms > nowMs - dayMs).length;
}

export const recentValidations = call('/api/recent-validations', {
  response: listResponse(recentValidation, ['validations', 'recentValidations']),
  figures: validationFigures,
});
