import type { Month, Monthly, MonthWeek } from '../../api/entities/monthly.ts';
import { weekParts } from '../../domain/figures/months.ts';
import { type RegionCode, regionKeys, regions } from '../../domain/region/region.ts';
import type { ReadState } from '../../query/use-read.ts';

export interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly Month[];
  readonly current: Month | undefined;
  /** 'YYYY-MM', Eastern. */
  readonly thisMonth: string;
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

/** The first row with the highest figure; null when no row has a figure. */
export function highest<T>(rows: readonly T[], figureOf: (row: T) => number | null): T | null {
  const [best] = rows
    .map((row) => ({ row, figure: figureOf(row) ?? NaN }))
    .filter(({ figure }) => !Number.isNaN(figure))
    .toSorted((a, b) => b.figure - a.figure);
  return best?.row ?? null;
}
