import type { Monthly, MonthWeek } from '../../calls/month-rows.ts';
import type { MonthFigures, MonthlyFigures } from '../../calls/months.ts';
import { perDayOf, type Received } from '../../calls/per-day.ts';
import { type CalendarWeek, weekAxis, weekParts } from '../../calls/weeks.ts';
import { listText, namesOf, showNumber } from '../../domain/text/format.ts';
import { leadersOf } from '../../domain/number/ranks.ts';
import { type RegionCode, regionKeys, regions } from '../../domain/region/region.ts';
import { daySpan, monthKey } from '../../domain/time/month.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import type { SheetColumns } from '../../domain/text/csv.ts';
import type { ReadState } from '../../query/data-state.ts';

/** What each card of the screen has: the response, its months, and the one that is chosen for all of them. */
export interface MonthsProps {
  readonly state: ReadState<Monthly>;
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

/** The series of the weeks; 'Other' only when one of them has other regions. */
export function seriesOf(weeks: readonly MonthWeek[]): readonly Series[] {
  const hasOther = weeks.some((week) => (weekParts(week).counts.at(-1) ?? 0) > 0);
  return hasOther ? series : series.slice(0, -1);
}

const mostWeeks = 15;

/** The weeks of the chart: the last ones, or those until the end of an older month (visual.md 26). */
export function chartWeeks(
  weeks: readonly CalendarWeek[],
  month: CalendarDate,
): readonly CalendarWeek[] {
  const isOfMonth = (week: CalendarWeek) => monthKey(week.month) === monthKey(month);
  const latest = weekAxis(weeks, mostWeeks);
  const first = weeks.find(isOfMonth);
  if (!first || latest.includes(first)) return latest;
  return weekAxis(weeks.slice(0, weeks.findLastIndex(isOfMonth) + 1), mostWeeks);
}

/** 'Busiest week: 1,284, Nov 9 - 14, as many in Nov 16 - 21', of those whose total is known; '' where many are equal. */
export function busiestWeek(weeks: readonly CalendarWeek[]): string {
  const withTotal = weeks.flatMap((week) =>
    week.totalAppointments === null ? [] : { week, total: week.totalAppointments },
  );
  if (withTotal.length === 0) return 'No totals yet';
  const leaders = leadersOf(withTotal, ({ total }) => total);
  const spans = leaders.map(({ week }) => daySpan(week.startDate, week.endDate));
  const [name, ...asBusy] = namesOf(spans, 'undated week');
  if (name === undefined) return '';
  const which = withTotal.length < weeks.length ? 'week with a total' : 'week';
  const others = asBusy.length > 0 ? `, as many in ${listText(asBusy)}` : '';
  return `Busiest ${which}: ${showNumber(leaders[0]?.total ?? null)}, ${name}${others}`;
}

const textOf = ({ date, text }: CalendarDate) => date ?? text;

export const monthColumns: SheetColumns<MonthFigures> = {
  Month: ({ month }) => textOf(month),
  Total: ({ total }) => total,
  Weeks: ({ completed }) => completed.value,
  'Weekly average': ({ weeklyAverage }) => weeklyAverage,
  'Best week': ({ best }) => best?.appointments ?? null,
  'Growth rate': ({ growth }) => growth,
};

/** The columns of exported weeks, a column per region. */
export function weekColumns(weeks: readonly MonthWeek[], received: Received) {
  const regionColumns = seriesOf(weeks).map(({ name }, place) => [
    name,
    (week: MonthWeek) => weekParts(week).counts[place] ?? null,
  ]);
  const columns: SheetColumns<MonthWeek> = {
    Week: ({ weekNumber }) => weekNumber,
    From: ({ startDate }) => textOf(startDate),
    To: ({ endDate }) => textOf(endDate),
    Total: ({ totalAppointments }) => totalAppointments,
    ...(Object.fromEntries(regionColumns) as SheetColumns<MonthWeek>),
    'Per day': (week) => perDayOf(week, received).average,
    'Full days, if in progress': (week) => perDayOf(week, received).fullDays,
  };
  return columns;
}
