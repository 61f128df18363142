import { call } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { fieldNames, listResponse, row } from '../api/tolerant.ts';
import { id, number, region, status, telemarketer, text, time } from '../api/values.ts';

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

export const recentValidations = call('/api/recent-validations', {
  response: listResponse(recentValidation, ['validations', 'recentValidations']),
});
