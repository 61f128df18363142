import type { Monthly, MonthWeek } from '../../calls/month-rows.ts';
import type { MonthFigures, MonthlyFigures } from '../../calls/months.ts';
import { perDayOf } from '../../calls/per-day.ts';
import { type CalendarWeek, weekParts } from '../../calls/weeks.ts';
import { type RegionCode, regionKeys, regions } from '../../domain/region/region.ts';
import { monthKey } from '../../domain/time/month.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import type { SheetColumns } from '../../domain/text/csv.ts';
import type { ReadStatus } from '../../query/data-state.ts';

/** What each card of the screen has: the response, its months, and the one that is chosen for all of them. */
export interface MonthsProps {
  readonly status: ReadStatus<Monthly>;
  readonly figures: MonthlyFigures;
  /** Oldest first. */
  readonly months: readonly MonthFigures[];
  readonly current: MonthFigures | undefined;
  readonly month: MonthFigures;
}

export interface Series {
  readonly name: string;
  readonly abbreviation: string;
  /** Null for a neutral color. */
  readonly code: RegionCode | null;
}

/** In the order of `weekParts`. */
const series: readonly Series[] = [
  ...regionKeys.map((key) => regions[key]),
  { name: 'Other', abbreviation: 'Other', code: null },
];

/** The series of the weeks; 'Other' only when one of them has appointments of no region beside it. */
export function seriesOf(weeks: readonly MonthWeek[]): readonly Series[] {
  const hasOther = weeks.some((week) => (weekParts(week).at(-1) ?? 0) > 0);
  return hasOther ? series : series.slice(0, -1);
}

const mostWeeks = 15;

/** The weeks of the chart: the last ones, or those until the end of an older month. */
export function chartWeeks(
  weeks: readonly CalendarWeek[],
  month: CalendarDate,
): readonly CalendarWeek[] {
  const isOfMonth = (week: CalendarWeek) => monthKey(week.month) === monthKey(month);
  const latest = weeks.slice(-mostWeeks);
  const first = weeks.find(isOfMonth);
  if (!first || latest.includes(first)) return latest;
  return weeks.slice(0, weeks.findLastIndex(isOfMonth) + 1).slice(-mostWeeks);
}

const textOf = ({ date, text }: CalendarDate) => date ?? text;

export const monthColumns: SheetColumns<MonthFigures> = {
  Month: ({ month }) => textOf(month),
  Total: ({ total }) => total,
  Weeks: ({ completedWeeks }) => completedWeeks,
  'Weekly average': ({ weeklyAverage }) => weeklyAverage,
  'Best week': ({ best }) => best?.appointments ?? null,
  'Growth rate': ({ growth }) => growth,
};

/** The columns of weeks exported on an Eastern day, a column per region. */
export function weekColumns(weeks: readonly MonthWeek[], day: string) {
  const regionColumns = seriesOf(weeks).map(({ name }, place) => [
    name,
    (week: MonthWeek) => weekParts(week)[place] ?? null,
  ]);
  const columns: SheetColumns<MonthWeek> = {
    Week: ({ weekNumber }) => weekNumber,
    From: ({ startDate }) => textOf(startDate),
    To: ({ endDate }) => textOf(endDate),
    Total: ({ totalAppointments }) => totalAppointments,
    ...(Object.fromEntries(regionColumns) as SheetColumns<MonthWeek>),
    'Per day': (week) => perDayOf(week, day).average,
    'Full days, if in progress': (week) => perDayOf(week, day).fullDays,
  };
  return columns;
}
