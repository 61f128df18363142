import * as v from 'valibot';
import {
  count,
  day,
  envelope,
  fieldsOrNull,
  fields,
  flag,
  innerRows,
  month as calendarMonth,
  number,
  readNumber,
  reading,
  readRows,
  region,
  requiredFields,
  row,
  rowOrNull,
  rowsByKey,
  shaped,
  telemarketer,
  type Rows,
} from '../tolerant.ts';

const shares = { weeklyAverage: number, totalAppointments: count };
const share = requiredFields(shares);
const regionEntries = { name: region, ...shares };
const regionShare = v.pipe(
  row(regionEntries, ['name']),
  v.transform(({ name, ...rest }) => ({ region: name, ...rest })),
  shaped({ kind: 'row', entries: regionEntries, usable: ['name'] }),
);
const regionMap = rowsByKey('region', region, share);

/** A list of regions, or a map from name to the same (A5). */
const regionBreakdown = reading(
  { kind: 'rowsOrMap', rows: regionShare, map: regionMap },
  (input): Rows<v.InferOutput<typeof regionShare>> => {
    const rows = readRows(regionShare, input);
    return rows.isNoList ? v.parse(regionMap, input) : rows;
  },
);

/** The value of a map from a region to a number. */
const valueAlone = v.pipe(
  v.unknown(),
  v.transform((value) => ({ value: readNumber(value) })),
  shaped({ kind: 'number' }),
);

const week = row(
  {
    weekNumber: number,
    startDate: day,
    endDate: day,
    totalAppointments: count,
    dailyAverage: number,
    isPartial: flag,
    byRegion: rowsByKey('region', region, valueAlone),
  },
  ['weekNumber', 'startDate'],
);

const month = row(
  {
    month: calendarMonth,
    totalValidAppointments: count,
    hasPartialData: flag,
    weeklyBreakdown: innerRows(week),
    trends: fields({
      averageWeekly: number,
      bestWeek: fieldsOrNull({ appointments: count, weekNumber: number }),
      growthRate: number,
    }),
    regionBreakdown,
    telemarketers: rowsByKey('person', telemarketer, share),
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
