import { shareOf, showNumber, wholeSum } from '../number/format.ts';
import type { Person } from '../people.ts';
import { type Region, regionKeys } from '../region/region.ts';
import { byText } from '../text/words.ts';
import { isUnfinished, monthsOf } from '../time/month.ts';
import type { CalendarDate } from '../time/read-time.ts';
import { byIdentity, type Spelled } from '../text/spelling.ts';
import { countWhere, type Figure, figureOf } from './figure.ts';
import type { ReceivedList } from './received.ts';

type SentList<T> = Omit<ReceivedList<T>, 'total'>;

interface SentWeek {
  readonly weekNumber: number | null;
  readonly isPartial: boolean | null;
}

const weekName = ({ weekNumber }: Pick<SentWeek, 'weekNumber'>) => `week ${showNumber(weekNumber)}`;

/** How many weeks are completed, without those of which the server does not say it (rulings A11). */
export function completedWeeks(weeks: SentList<SentWeek>): Figure {
  const isEmpty = weeks.rows.length === 0 && weeks.unreadable === 0 && !weeks.isNoList;
  if (isEmpty) return { value: 0, without: [] };
  return weeksTotal(weeks, ({ isPartial }) => (isPartial === null ? null : Number(!isPartial)));
}

/** The sum of one figure over weeks, and the weeks that it is without. */
export function weeksTotal<W extends Pick<SentWeek, 'weekNumber'>>(
  { rows, unreadable }: SentList<W>,
  of: (week: W) => number | null,
): Figure {
  const known = rows.map((week) => [weekName(week), of(week)] as const);
  return figureOf(unreadable > 0 ? [...known, ['unreadable weeks', null]] : known);
}

/** How many distances from an average are above it, and below it, of those that are known. */
export function aboveAndBelow(percents: readonly (number | null)[]) {
  const known = percents.flatMap((percent) => percent ?? []);
  return {
    above: countWhere(known, (percent) => percent > 0),
    below: countWhere(known, (percent) => percent < 0),
    all: known.length,
  };
}

interface AveragedList {
  readonly rows: readonly { readonly weeklyAverage: number | null }[];
}

interface AveragedMonth {
  readonly month: CalendarDate;
  readonly hasPartialData: boolean | null;
  readonly weeklyBreakdown: SentList<SentWeek>;
  readonly trends: { readonly averageWeekly: number | null; readonly growthRate: number | null };
  readonly regionBreakdown: AveragedList;
  readonly telemarketers: AveragedList;
}

const withoutAverages = <L extends AveragedList>(list: L): L => ({
  ...list,
  rows: list.rows.map((row) => ({ ...row, weeklyAverage: null })),
});

/**
 * The months of a response as they are shown; `isOpen` while one may still grow. One in progress has no averages and no
 * growth before its first completed week (rulings C41).
 */
export function shownMonths<M extends AveragedMonth>(
  response: Parameters<typeof monthsOf<M>>[0],
  thisMonth: string,
): readonly (M & { readonly isOpen: boolean })[] {
  return monthsOf(response).map((month) => {
    const { weeklyBreakdown: weeks, trends } = month;
    const isOpen = isUnfinished(month, thisMonth);
    const isTooYoung = weeks.rows.length > 0 && completedWeeks(weeks).value === 0;
    if (!isTooYoung || !isOpen) return { ...month, isOpen };
    return {
      ...month,
      isOpen,
      trends: { ...trends, averageWeekly: null, growthRate: null },
      regionBreakdown: withoutAverages(month.regionBreakdown),
      telemarketers: withoutAverages(month.telemarketers),
    };
  });
}

interface ByRegion {
  readonly byRegion: SentList<{ readonly region: Region; readonly value: number | null }>;
}

/** The count of a region in a week, however often the week lists it; null where it is unknown. */
export function regionInWeek({ byRegion }: ByRegion, id: string): number | null {
  return wholeSum(byRegion.rows.flatMap(({ region, value }) => (region.id === id ? value : [])));
}

/** A week's total by region (rulings A4, A5, C37). */
export interface WeekParts {
  /** The four regions in their order, null for an unknown count; then the other regions together. */
  readonly counts: readonly (number | null)[];
  /** The part of the total that may be of a region whose count is unknown. */
  readonly unknown: number;
}

export function weekParts(
  week: ByRegion & { readonly totalAppointments: number | null },
): WeekParts {
  const { rows, unreadable, isNoList } = week.byRegion;
  const known = regionKeys.map((key) => regionInWeek(week, key));
  const others = rows.filter(({ region }) => region.key === null).map(({ value }) => value);
  const sum = others.length === 0 ? 0 : wholeSum(others);
  const other = sum === null ? null : Math.max(0, sum);
  const isWhole = !isNoList && unreadable === 0 && ![...known, other].includes(null);
  const listed = heightOf([...known, other]);
  const rest = Math.max(0, (week.totalAppointments ?? 0) - listed);
  if (isWhole) return { counts: [...known, (other ?? 0) + rest], unknown: 0 };
  return { counts: [...known, others.length === 0 && rest > 0 ? null : other], unknown: rest };
}

/** The sum of the known parts; negative ones count as 0. */
function heightOf(parts: readonly (number | null)[]): number {
  return parts.reduce<number>((all, part) => all + Math.max(0, part ?? 0), 0);
}

export function weekHeight({ counts, unknown }: WeekParts): number {
  return heightOf([...counts, unknown]);
}

interface SentShare {
  readonly weeklyAverage: number | null;
  readonly totalAppointments: number | null;
}

export interface MonthShare<V> extends SentShare {
  readonly of: V;
}

/** One entry per region or person, however many rows it has (rulings A4, B5); null where one of them is unknown. */
export function sharesOf<R extends SentShare, V extends Spelled>(
  rows: readonly R[],
  subject: (row: R) => V,
): readonly MonthShare<V>[] {
  return byIdentity(rows, subject).map(({ of, own }) => ({
    of,
    weeklyAverage: wholeSum(own.map(({ weeklyAverage }) => weeklyAverage)),
    totalAppointments: wholeSum(own.map(({ totalAppointments }) => totalAppointments)),
  }));
}

/** The sum of the listed rows, and the names of those that it is without. */
export function listedOf(rows: readonly MonthShare<{ readonly name: string }>[]): Figure {
  return figureOf(rows.map(({ of, totalAppointments }) => [of.name, totalAppointments]));
}

interface MonthOfPeople {
  readonly totalValidAppointments: number | null;
  readonly telemarketers: Omit<SentList<SentShare & { readonly person: Person }>, 'isNoList'>;
}

/**
 * A telemarketer's count in a month, the month's total and the share in percent. The count is 0 if the month lists only
 * others, null if it lists no telemarketer or the count is unreadable.
 */
export function shareOfMonth(month: MonthOfPeople, { id }: Person) {
  const { totalValidAppointments: total } = month;
  const { rows, unreadable } = month.telemarketers;
  const own = sharesOf(rows, ({ person }) => person).find(({ of }) => of.id === id);
  const absent = rows.length === 0 || unreadable > 0 ? null : 0;
  const count = own ? own.totalAppointments : absent;
  return { count, total, share: shareOf(count, total) };
}

/** The newest of the months that are known to be one; undefined of none. */
export function newestMonth<M extends { readonly month: CalendarDate }>(
  months: readonly M[],
): M | undefined {
  return months
    .filter(({ month }) => month.date !== null)
    .toSorted((a, b) => byText(a.month.date ?? '', b.month.date ?? ''))
    .at(-1);
}
