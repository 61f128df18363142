import { readRegionOf } from '../../domain/region/region.ts';
import {
  count,
  day,
  flag,
  id,
  number,
  region,
  status,
  telemarketer as person,
  text,
  time,
  word,
} from '../values.ts';
import {
  distinct,
  envelope,
  fieldNames,
  fields,
  fieldsOrNull,
  listResponse,
  row,
} from '../tolerant.ts';
import { mapped, type ValueOf } from '../shape.ts';

export const dashboardResponse = envelope({
  metrics: fields({
    totalValidAppointments: count,
    activeRegions: count,
    aiConfidence: number,
    weeklyMode: flag,
    dateRange: fields({ start: day, end: day }),
  }),
  systemStatus: fields({
    claude: fields({ operational: flag }),
    teamup: fields({ operational: flag }),
    validationEngine: fields({ running: flag }),
    businessHours: fields({ active: flag }),
  }),
});
export type Dashboard = ValueOf<typeof dashboardResponse>;

/** The direction of a change in the server's word (spec 3). */
export const trend = word('up', 'down', 'neutral', 'stable');

const comparison = fieldsOrNull({ change: number, trend, yesterday: number });

/** Changes in percent; null where the server sent nothing (rulings C4). */
export const yesterdayResponse = envelope({
  totalValidAppointments: comparison,
  activeRegions: comparison,
  aiConfidence: comparison,
});
export type Yesterday = ValueOf<typeof yesterdayResponse>;

/** Its `color` is not read: colors are looked up by key (visual.md). Its abbreviation is the region's (B3). */
const regionCounts = mapped(
  row({ key: text, abbreviation: text, name: text, validAppointments: count, totalEvents: count }, [
    'key',
    'name',
  ]),
  ({ key, name, abbreviation, ...rest }) => {
    const read = readRegionOf(key, name);
    return { region: abbreviation === '' ? read : { ...read, abbreviation }, ...rest };
  },
);
export const regionsResponse = listResponse(regionCounts, ['regions'], distinct);
export type RegionCounts = ValueOf<typeof regionCounts>;

/** `performance` is a percent, the server's own figure (C36). */
const telemarketer = mapped(
  row(
    {
      name: person,
      initials: text,
      status: word('active'),
      appointments: count,
      performance: number,
    },
    ['name'],
  ),
  ({ name, ...rest }) => ({ person: name, ...rest }),
);
export const telemarketersResponse = listResponse(telemarketer, ['telemarketers'], distinct);
export type Telemarketer = ValueOf<typeof telemarketer>;

/** Any one field is enough (rulings A2). `confidence` is a percent. */
const validation = {
  id,
  customer: text,
  region,
  telemarketer: person,
  time,
  status,
  confidence: number,
};
const recentValidation = row(validation, fieldNames(validation));
export const recentValidationsResponse = listResponse(recentValidation, [
  'validations',
  'recentValidations',
]);
export type RecentValidation = ValueOf<typeof recentValidation>;

const endpoint = row({ method: text, path: text, description: text, status: word('online') }, [
  'path',
]);
export const endpointsResponse = listResponse(endpoint, ['endpoints']);
export type Endpoint = ValueOf<typeof endpoint>;
