import { sumOf } from '../domain/number/arithmetic.ts';
import { regionKeys } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { monthKey } from '../domain/time/month.ts';
import type { CalendarDate } from '../domain/time/read-time.ts';
import type { MonthWeek } from './month-rows.ts';

type ByRegion = Pick<MonthWeek, 'byRegion'>;

/** The count of a region in a week; null where the week does not list it. */
export function regionInWeek({ byRegion }: ByRegion, id: string): number | null {
  const own = byRegion.rows.filter(({ region }) => region.id === id);
  return own.length === 0 ? null : sumOf(own, ({ value }) => value);
}

/**
 * A week's total by region (A4, A5): the four in their order (null if the week does not list the region), then the rest
 * as one.
 */
export function weekParts(
  week: ByRegion & Pick<MonthWeek, 'totalAppointments'>,
): readonly (number | null)[] {
  const counts = regionKeys.map((key) => regionInWeek(week, key));
  const otherRows = week.byRegion.rows.filter(({ region }) => region.key === null);
  const others = sumOf(otherRows, ({ value }) => value);
  return [...counts, Math.max(others, week.totalAppointments - partsTotal(counts))];
}

export function partsTotal(parts: readonly (number | null)[]): number {
  return sumOf(parts, (count) => count ?? 0);
}

/** A week on a time axis. */
export interface CalendarWeek extends MonthWeek {
  /** The month of its first day, else the month that lists it. */
  readonly month: CalendarDate;
}

interface ListingMonth {
  readonly month: CalendarDate;
  readonly weeklyBreakdown: { readonly rows: readonly MonthWeek[] };
}

/** The weeks of months, oldest first; one without a readable day is at the start of its month. */
export function weeksOf(months: readonly ListingMonth[]): readonly CalendarWeek[] {
  return months
    .flatMap(({ month, weeklyBreakdown }) =>
      weeklyBreakdown.rows.map((week) => {
        const start = week.startDate.date;
        const ownMonth = start === null ? month : { date: start.slice(0, 7), text: start };
        return { place: start ?? monthKey(month), week: { ...week, month: ownMonth } };
      }),
    )
    .toSorted((a, b) => byText(a.place, b.place))
    .map(({ week }) => week);
}
