import type * as v from 'valibot';
import { count, fieldNames, listResponse, number, row, text } from '../tolerant.ts';

/** Its `color` is not read: colors are looked up by key (visual.md). */
const region = row(
  { key: text, abbreviation: text, name: text, validAppointments: count, totalEvents: count },
  ['key', 'name'],
);
export const regionsResponse = listResponse(region, ['regions']);
export type Region = v.InferOutput<typeof region>;

/** `performance` is a percent. */
const telemarketer = row(
  { name: text, initials: text, status: text, appointments: count, performance: number },
  ['name'],
);
export const telemarketersResponse = listResponse(telemarketer, ['telemarketers']);
export type Telemarketer = v.InferOutput<typeof telemarketer>;

/** Any one field is enough (rulings A2). `confidence` is a percent. */
const validation = {
  id: text,
  customer: text,
  region: text,
  telemarketer: text,
  time: text,
  status: text,
  confidence: number,
};
const recentValidation = row(validation, fieldNames(validation));
export const recentValidationsResponse = listResponse(recentValidation, [
  'validations',
  'recentValidations',
]);
export type RecentValidation = v.InferOutput<typeof recentValidation>;

const endpoint = row({ method: text, path: text, description: text, status: text }, ['path']);
export const endpointsResponse = listResponse(endpoint, ['endpoints']);
export type Endpoint = v.InferOutput<typeof endpoint>;
