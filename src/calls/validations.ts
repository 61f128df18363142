import { call } from '../api/call.ts';
import { row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { id, number, region, status, telemarketer, text, time } from '../api/values.ts';
import { countWhere } from '../domain/number/arithmetic.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Time } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';
import { countsIn, undecidedOf } from './tallies.ts';

/** Any one field is enough (rulings A2). `confidence` is a percent. */
const recentValidation = row({
  id,
  customer: text,
  region,
  telemarketer,
  time,
  status,
  confidence: number,
});
export type RecentValidation = ValueOf<typeof recentValidation>;

/** What screens show of the recent validations, whatever the time. */
function validationFigures({ rows }: Rows<RecentValidation>) {
  const counts = countsIn(rows);
  return lazily({
    newestFirst: () => newestFirst(rows, (validation) => validation.time),
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

const dayMs = 86_400_000;

/** How many validations are of the 24 hours before an instant. */
export function countInLastDay(rows: readonly { readonly time: Time }[], nowMs: number): number {
  return countWhere(rows, ({ time: { ms } }) => ms !== null && ms > nowMs - dayMs);
}

export const recentValidations = call('/api/recent-validations', {
  response: listResponse(recentValidation, ['validations', 'recentValidations']),
  figures: validationFigures,
});
