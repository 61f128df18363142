import * as v from 'valibot';
import {
  count,
  envelope,
  fieldsOrNull,
  fields,
  flag,
  innerRows,
  isFields,
  namedNumbers,
  namedRows,
  number,
  reading,
  readRows,
  requiredFields,
  row,
  rowOrNull,
  text,
  type Rows,
} from '../tolerant.ts';

const shares = { weeklyAverage: number, totalAppointments: count };
const share = requiredFields(shares);
const regionShare = row({ name: text, ...shares }, ['name']);
const regionMap = namedRows(share);

/** A list of regions, or a map from name to the same (A5). */
const regionBreakdown = reading(
  { kind: 'rowsOrNamed', rows: regionShare, named: share },
  (input): Rows<v.InferOutput<typeof regionShare>> =>
    isFields(input) ? v.parse(regionMap, input) : readRows(regionShare, input),
);

const week = row(
  {
    weekNumber: number,
    startDate: text,
    endDate: text,
    totalAppointments: count,
    dailyAverage: number,
    isPartial: flag,
    byRegion: namedNumbers,
  },
  ['weekNumber', 'startDate'],
);

const month = row(
  {
    month: text,
    totalValidAppointments: count,
    hasPartialData: flag,
    weeklyBreakdown: innerRows(week),
    trends: fields({
      averageWeekly: number,
      bestWeek: fieldsOrNull({ appointments: count, weekNumber: number }),
      growthRate: number,
    }),
    regionBreakdown,
    telemarketers: namedRows(share),
  },
  ['month'],
);

/** Monthly data (spec 3, A5). `month` is 'YYYY-MM'. */
export const monthlyResponse = envelope({
  summary: fields({ currentMonth: rowOrNull(month) }),
  months: innerRows(month),
});
export type Monthly = v.InferOutput<typeof monthlyResponse>;
export type Month = v.InferOutput<typeof month>;
export type MonthWeek = v.InferOutput<typeof week>;
