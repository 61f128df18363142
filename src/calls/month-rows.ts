import {
  amount,
  count,
  day,
  flag,
  listOf,
  month as calendarMonth,
  number,
  region,
  telemarketer,
} from '../api/values.ts';
import {
  distinct,
  envelope,
  fieldsOrNull,
  fields,
  innerRows,
  once,
  readRows,
  requiredFields,
  row,
  rowOrNull,
  rowsByKey,
  type Rows,
} from '../api/tolerant.ts';
import {
  isFields,
  mapped,
  type Reader,
  type SentOf,
  Unreadable,
  type ValueOf,
} from '../api/shape.ts';

const shares = { weeklyAverage: amount, totalAppointments: count };
const share = requiredFields(shares);
const regionShare = mapped(row({ name: region, ...shares }, ['name']), ({ name, ...rest }) => ({
  region: name,
  ...rest,
}));
const regionMap = rowsByKey('region', region, share);

/** A list of regions, or a map from name to the same (A5). */
const regionBreakdown: Reader<
  Rows<ValueOf<typeof regionShare>>,
  readonly SentOf<typeof regionShare>[] | SentOf<typeof regionMap>
> = {
  shape: { kind: 'rowsOrMap', rows: regionShare, map: regionMap },
  read: (input) => {
    const list = listOf(input);
    const rows = readRows(regionShare, list ? distinct(list, list) : input);
    return rows.isNoList ? regionMap.read(input) : rows;
  },
};

const valueAlone = mapped(count, (value) => ({ value }));

const week = row(
  {
    weekNumber: count,
    startDate: day,
    endDate: day,
    totalAppointments: count,
    dailyAverage: amount,
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
    weeklyBreakdown: once(
      innerRows(week),
      (sentWeek) => sentWeek.startDate.date ?? sentWeek.weekNumber,
    ),
    trends: fields({
      averageWeekly: amount,
      bestWeek: fieldsOrNull({ appointments: count, weekNumber: count }),
      growthRate: number,
    }),
    regionBreakdown,
    telemarketers: rowsByKey('person', telemarketer, share),
  },
  ['month'],
);

const monthlyFields = envelope({
  summary: fields({ currentMonth: rowOrNull(month) }),
  months: once(innerRows(month), (sentMonth) => sentMonth.month.date),
});

/** Monthly data (spec 3, A5). `month` is 'YYYY-MM'. A current month that cannot be read counts among the months. */
const monthlyRead = mapped(monthlyFields, (read, { summary, months }) => {
  const sent = isFields(summary) ? summary['currentMonth'] : summary;
  if (sent === undefined && months === undefined)
    throw new Unreadable('expected months, or a current month');
  if (read.summary.currentMonth !== null || (sent ?? null) === null) return read;
  return { ...read, months: { ...read.months, unreadable: read.months.unreadable + 1 } };
});
export const monthlyResponse = { ...monthlyRead, none: monthlyFields.none };
export type Monthly = ValueOf<typeof monthlyResponse>;
export type Month = ValueOf<typeof month>;
export type MonthWeek = ValueOf<typeof week>;
