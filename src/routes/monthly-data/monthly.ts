import type { Month, Monthly, MonthWeek } from '../../calls/monthly.ts';
import { type shownMonths, weekParts } from '../../domain/figures/months.ts';
import { perDayOf, type Received } from '../../domain/figures/per-day.ts';
import { showNumber } from '../../domain/number/format.ts';
import { type RegionCode, regionKeys, regions } from '../../domain/region/region.ts';
import { listText } from '../../domain/text/words.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import type { SheetColumns } from '../../domain/text/csv.ts';
import type { ReadState } from '../../query/use-read.ts';

export type ShownMonth = ReturnType<typeof shownMonths<Month>>[number];

export interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly ShownMonth[];
  readonly current: ShownMonth | undefined;
}

/** The listed week that `trends.bestWeek` names; null when it is not listed. */
export function bestWeekOf({ trends, weeklyBreakdown }: Month): MonthWeek | null {
  const number = trends.bestWeek?.weekNumber ?? null;
  if (number === null) return null;
  return weeklyBreakdown.rows.find(({ weekNumber }) => weekNumber === number) ?? null;
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

/** 'Busiest week: 1,284, Nov 9 - 14, as many in Nov 16 - 21', of those whose total is known. */
export function busiestWeek<R>(
  rows: readonly R[],
  totalOf: (row: R) => number | null,
  nameOf: (row: R) => string,
): string {
  const known = rows.flatMap((row) => {
    const total = totalOf(row);
    return total === null ? [] : { row, total };
  });
  const most = Math.max(...known.map(({ total }) => total));
  const [best, ...asBusy] = known.filter(({ total }) => total === most);
  if (!best) return 'No totals yet';
  const which = known.length < rows.length ? 'week with a total' : 'week';
  return `Busiest ${which}: ${showNumber(most)}, ${nameOf(best.row)}${asBusy.length > 0 ? `, as many in ${listText(asBusy.map(({ row }) => nameOf(row)))}` : ''}`;
}

const textOf = ({ date, text }: CalendarDate) => date ?? text;

export const monthColumns: SheetColumns<Month> = {
  Month: ({ month }) => textOf(month),
  Total: ({ totalValidAppointments }) => totalValidAppointments,
  'Weekly average': ({ trends }) => trends.averageWeekly,
  'Best week': ({ trends }) => trends.bestWeek?.appointments ?? null,
  'Growth rate': ({ trends }) => trends.growthRate,
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
