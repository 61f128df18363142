import type { Month, Monthly, MonthWeek } from '../../api/entities/monthly.ts';
import { sum } from '../../domain/number/format.ts';
import {
  type RegionCode,
  type RegionKey,
  regionKeys,
  regionOf,
  regions,
} from '../../domain/region/region.ts';
import { monthsOf } from '../../domain/time/month.ts';
import type { ReadState } from '../../query/use-read.ts';

export interface MonthsProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly Month[];
  /** 'YYYY-MM', Eastern. */
  readonly thisMonth: string;
}

/** The history (spec 2): the months without the current one, newest first. */
export function earlierMonths(data: Monthly): readonly Month[] {
  const { currentMonth } = data.summary;
  return monthsOf(data)
    .filter((month) => month !== currentMonth)
    .toReversed();
}

/** How many weeks of a month are completed, and the one in progress or null (spec 4). */
export function weeksOf({ weeklyBreakdown: { rows } }: Month) {
  const partial = rows.find(({ isPartial }) => isPartial === true) ?? null;
  return { completed: rows.filter(({ isPartial }) => isPartial !== true).length, partial };
}

/** The listed week that `trends.bestWeek` names; null when it is not listed. */
export function bestWeekOf({ trends, weeklyBreakdown }: Month): MonthWeek | null {
  const number = trends.bestWeek?.weekNumber ?? null;
  if (number === null) return null;
  return weeklyBreakdown.rows.find(({ weekNumber }) => weekNumber === number) ?? null;
}

/**
 * A week's total in five parts (rulings A4, A5): the four regions in their fixed order, null for a missing one, then the
 * rest: unknown regions, and the part of the total that no region has.
 */
export function regionParts(
  week: Pick<MonthWeek, 'byRegion' | 'totalAppointments'>,
): readonly (number | null)[] {
  const valuesOf = (key: RegionKey | null) =>
    week.byRegion.filter(({ name }) => regionOf(name) === key).map(({ value }) => value);
  const known = regionKeys.map((key) => {
    const values = valuesOf(key);
    return values.length === 0 ? null : sum(values);
  });
  const unknown = Math.max(0, sum(valuesOf(null)) ?? 0);
  const beyond = (week.totalAppointments ?? 0) - (sum(known) ?? 0) - unknown;
  return [...known, unknown + Math.max(0, beyond)];
}

export interface Series {
  readonly name: string;
  readonly abbreviation: string;
  /** Null for a neutral color. */
  readonly code: RegionCode | null;
}

/** In the order of `regionParts`. */
const series: readonly Series[] = [
  ...regionKeys.map((key) => regions[key]),
  { name: 'Other', abbreviation: 'Other', code: null },
];

/** The series of the weeks; 'Other' only when one of them has a rest. */
export function seriesOf(weeks: Month['weeklyBreakdown']['rows']): readonly Series[] {
  const hasRest = weeks.some((week) => (regionParts(week).at(-1) ?? 0) > 0);
  return hasRest ? series : series.slice(0, -1);
}

/** The first row with the highest figure; null when no row has a figure. */
export function highest<T>(rows: readonly T[], figureOf: (row: T) => number | null): T | null {
  return rows.reduce<T | null>((best, row) => {
    const figure = figureOf(row) ?? -Infinity;
    return figure > ((best && figureOf(best)) ?? -Infinity) ? row : best;
  }, null);
}
