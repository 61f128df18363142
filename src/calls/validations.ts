import { call } from '../api/call.ts';
import { row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { id, number, region, status, telemarketer, text, time } from '../api/values.ts';
import { newestFirst } from '../domain/time/order.ts';
import { lazily } from './lazily.ts';

/** Any one field is enough (A2). `confidence` is a percent. */
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
  return lazily({
    newestFirst: () => newestFirst(rows, (validation) => validation.time),
    /** A text for each row, of its name and outcome: a new text means that a run has judged the row (C42). */
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
  });
}

export const recentValidations = call('/api/recent-validations', {
  response: listResponse(recentValidation, ['validations', 'recentValidations']),
  figures: validationFigures,
});
