import {
  fields,
  fieldsOrNull,
  isFields,
  needed,
  object,
  row,
  Unreadable,
  type ValueOf,
} from '../api/fields.ts';
import { list, noRows, type Rows, rowsByKey } from '../api/rows.ts';
import {
  amount,
  count,
  day,
  flag,
  month as calendarMonth,
  number,
  region,
  telemarketer,
} from '../api/values.ts';

// Monthly data (S3, A5). `month` is 'YYYY-MM'.

const share = { weeklyAverage: amount, totalAppointments: needed(count, 'a count') };
const sentRegionShare = row({ name: needed(region, 'a name'), ...share });

function regionShare(sent: unknown) {
  const { name, ...rest } = sentRegionShare(sent);
  return { region: name, ...rest };
}

const regionList = list(regionShare);
const regionMap = rowsByKey('region', region, row(share));

/** A list of regions, or a map from name to the same (A5). */
const regionBreakdown = (sent: unknown) => (isFields(sent) ? regionMap(sent) : regionList(sent));

const neededCount = needed(count, 'a count');
const byRegion = rowsByKey('region', region, (sent) => ({ value: neededCount(sent) }));

const sentWeek = row({
  weekNumber: count,
  startDate: day,
  endDate: day,
  totalAppointments: neededCount,
  dailyAverage: amount,
  isPartial: flag,
  byRegion,
});

function week(sent: unknown) {
  const read = sentWeek(sent);
  if (read.weekNumber === null && read.startDate.text === '')
    throw new Unreadable('a weekNumber or a startDate');
  return read;
}

export type MonthWeek = ValueOf<typeof week>;

const month = row({
  month: needed(calendarMonth, 'a month'),
  totalValidAppointments: neededCount,
  hasPartialData: flag,
  weeklyBreakdown: list(week),
  trends: fields({
    averageWeekly: amount,
    bestWeek: fieldsOrNull({ appointments: count, weekNumber: count }),
    growthRate: number,
  }),
  regionBreakdown,
  telemarketers: rowsByKey('person', telemarketer, row(share)),
});

export type Month = ValueOf<typeof month>;

export interface Monthly {
  readonly currentMonth: Month | null;
  readonly months: Rows<Month>;
}

const months = list(month);
const sentMonthly = object({
  summary: fields({ currentMonth: (sent) => ((sent ?? null) === null ? noRows : months([sent])) }),
  months,
});

/** The current month, null without a readable one, and the months; needs `months`, or the summary's `currentMonth`. */
function readMonthly(sent: unknown) {
  const read = sentMonthly(sent);
  const { summary, months: sentMonths } = isFields(sent) ? sent : {};
  const hasCurrent = isFields(summary) && 'currentMonth' in summary;
  if (sentMonths === undefined && !hasCurrent)
    throw new Unreadable('months, or a currentMonth in summary');
  return monthlyOf(read);
}

/** A current month that cannot be read counts among the unreadable months. */
function monthlyOf(read: ValueOf<typeof sentMonthly>): Monthly {
  const { months: sent } = read;
  const { currentMonth } = read.summary;
  return {
    currentMonth: currentMonth.rows[0] ?? null,
    months: {
      ...sent,
      unreadable: sent.unreadable + currentMonth.unreadable,
      misfits: [...sent.misfits, ...currentMonth.misfits],
    },
  };
}

export const monthlyResponse = Object.assign(readMonthly, { none: monthlyOf(sentMonthly.none) });
