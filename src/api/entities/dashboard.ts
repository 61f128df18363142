import type * as v from 'valibot';
import {
  count,
  envelope,
  fields,
  fieldsOrNull,
  flag,
  number,
  text,
  fieldNames,
  listResponse,
  row,
} from '../tolerant.ts';

export const dashboardResponse = envelope({
  metrics: fields({
    totalValidAppointments: count,
    activeRegions: count,
    aiConfidence: number,
    weeklyMode: flag,
    dateRange: fields({ start: text, end: text }),
  }),
  systemStatus: fields({
    claude: fields({ operational: flag }),
    teamup: fields({ operational: flag }),
    validationEngine: fields({ running: flag }),
    businessHours: fields({ active: flag }),
  }),
});
export type Dashboard = v.InferOutput<typeof dashboardResponse>;

const comparison = fieldsOrNull({ change: number, trend: text, yesterday: number });

/** Changes in percent; null where the server sent nothing (rulings C4). */
export const yesterdayResponse = envelope({
  totalValidAppointments: comparison,
  activeRegions: comparison,
  aiConfidence: comparison,
});
export type Yesterday = v.InferOutput<typeof yesterdayResponse>;

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
