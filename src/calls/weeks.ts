import { aboveWholeText } from '../domain/number/contradiction.ts';
import { capitalized, listText, showNumber } from '../domain/text/format.ts';
import { sumOf, wholeSum } from '../domain/number/arithmetic.ts';
import { type Region, regionKeys } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { addDays, daysBetween } from '../domain/time/eastern.ts';
import { monthKey, monthWord, shownMonth } from '../domain/time/month.ts';
import { type CalendarDate, shownDay } from '../domain/time/read-time.ts';
import type { MonthWeek } from './month-rows.ts';

interface ByRegion {
  readonly byRegion: Pick<MonthWeek['byRegion'], 'rows' | 'unreadable' | 'isNoList'>;
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
  const fourRegions = regionKeys.map((key) => regionInWeek(week, key));
  const others = rows.filter(({ region }) => region.key === null).map(({ value }) => value);
  const sum = others.length === 0 ? 0 : wholeSum(others);
  const other = sum === null ? null : Math.max(0, sum);
  const isWhole = !isNoList && unreadable === 0 && ![...fourRegions, other].includes(null);
  const listed = heightOf([...fourRegions, other]);
  const rest = Math.max(0, (week.totalAppointments ?? 0) - listed);
  if (isWhole) return { counts: [...fourRegions, (other ?? 0) + rest], unknown: 0 };
  return {
    counts: [...fourRegions, others.length === 0 && rest > 0 ? null : other],
    unknown: rest,
  };
}

/** The sum of the known parts; negative ones count as 0. */
function heightOf(parts: readonly (number | null)[]): number {
  return parts.reduce<number>((all, part) => all + Math.max(0, part ?? 0), 0);
}

export function weekHeight({ counts, unknown }: WeekParts): number {
  return heightOf([...counts, unknown]);
}

/** A week of the calendar, once however many months list it. */
export interface CalendarWeek extends MonthWeek {
  /** The month of its first day, else the month that lists it: its label on a time axis. */
  readonly month: CalendarDate;
  /** The rows that it is made of, more than one if months list parts of it. */
  readonly rows: readonly ListedWeek[];
  /** A week between others that no month lists: a gap. */
  readonly isMissing: boolean;
}

interface ListedWeek {
  readonly week: MonthWeek;
  readonly listedBy: CalendarDate;
}

interface ListingMonth {
  readonly month: CalendarDate;
  readonly weeklyBreakdown: { readonly rows: readonly MonthWeek[] };
}

/** The weeks of months, oldest first; an unreadable date is at the start of its month. */
export function weeksOf(months: readonly ListingMonth[]): readonly CalendarWeek[] {
  const listed = months
    .flatMap(({ month, weeklyBreakdown }) =>
      weeklyBreakdown.rows.map((week) => ({ week, listedBy: month })),
    )
    .toSorted((a, b) => byText(startOf(a), startOf(b)));
  const weeks: ListedWeek[][] = [];
  for (const row of listed) {
    const before = weeks.at(-1);
    if (before && isSameWeek(before, row)) before.push(row);
    else weeks.push([row]);
  }
  return weeks.map(joined);
}

const startOf = ({ week, listedBy }: ListedWeek) => week.startDate.date ?? monthKey(listedBy);

/** Whether two months list one week: both within seven days. */
function isSameWeek(rows: readonly ListedWeek[], { week, listedBy }: ListedWeek): boolean {
  const start = rows[0]?.week.startDate.date ?? null;
  const last = week.endDate.date ?? week.startDate.date;
  if (start === null || week.startDate.date === null || last === null) return false;
  const isOtherMonth = rows.every((row) => monthKey(row.listedBy) !== monthKey(listedBy));
  const days = Math.max(daysBetween(start, week.startDate.date), daysBetween(start, last));
  return isOtherMonth && days <= 6;
}

/** One week of its rows: of equal rows the first, else the sum of the parts. */
function joined(listed: readonly ListedWeek[]): CalendarWeek {
  const parts = listed.filter(
    (row, index) => !listed.slice(0, index).some((before) => isSameRow(before.week, row.week)),
  );
  const [first, ...others] = parts as [ListedWeek, ...ListedWeek[]];
  const start = first.week.startDate.date;
  const month = start === null ? first.listedBy : { date: start.slice(0, 7), text: start };
  const week = { ...first.week, month, rows: parts, isMissing: false };
  if (others.length === 0) return week;
  const weeks = parts.map((part) => part.week);
  const totals = weeks.map(({ totalAppointments }) => totalAppointments);
  return {
    ...week,
    endDate:
      weeks
        .map(({ endDate }) => endDate)
        .toSorted(byDate)
        .at(-1) ?? first.week.endDate,
    totalAppointments: wholeSum(totals),
    dailyAverage: averageOfParts(weeks),
    isPartial: weeks.at(-1)?.isPartial ?? null,
    byRegion: regionsOfParts(weeks),
  };
}

const byDate = (a: CalendarDate, b: CalendarDate) => byText(a.date ?? '', b.date ?? '');

function isSameRow(a: MonthWeek, b: MonthWeek): boolean {
  return (
    a.startDate.date === b.startDate.date &&
    a.endDate.date === b.endDate.date &&
    a.totalAppointments === b.totalAppointments
  );
}

/** The daily average over the days of all parts: a part has as many as its total has averages. */
function averageOfParts(weeks: readonly MonthWeek[]): number | null {
  const total = wholeSum(weeks.map(({ totalAppointments }) => totalAppointments));
  const days = wholeSum(
    weeks.map(({ totalAppointments, dailyAverage }) =>
      totalAppointments === null || !dailyAverage ? null : totalAppointments / dailyAverage,
    ),
  );
  return total === null || !days ? null : total / days;
}

function regionsOfParts(weeks: readonly MonthWeek[]): MonthWeek['byRegion'] {
  const lists = weeks.map(({ byRegion }) => byRegion);
  const named = new Map<string, Region>(
    lists.flatMap(({ rows }) => rows.map(({ region }) => [region.id, region] as const)),
  );
  return {
    rows: [...named.values()].map((region) => ({
      region,
      value: wholeSum(weeks.map((week) => regionInWeek(week, region.id))),
    })),
    unreadable: wholeSum(lists.map(({ unreadable }) => unreadable)) ?? 0,
    isNoList: lists.some(({ isNoList }) => isNoList),
    total: null,
  };
}

/** '30 in November and 150 in December' of a week whose parts two months list; '' of another. */
export function cutText({ rows }: Pick<CalendarWeek, 'rows'>): string {
  if (rows.length < 2) return '';
  const parts = rows.map(
    ({ week, listedBy }) => `${showNumber(week.totalAppointments)} in ${listingMonth(listedBy)}`,
  );
  return listText(parts);
}

export const unnumberedWeek = 'unnumbered week';

/** 'week 2', 'week of Nov 9' where its number is missing; '' where its day is missing too. */
export function weekName({ weekNumber, startDate }: Pick<MonthWeek, 'weekNumber' | 'startDate'>) {
  if (weekNumber !== null) return `week ${showNumber(weekNumber)}`;
  return startDate.date === null ? '' : `week of ${shownDay(startDate)}`;
}

const listingMonth = (month: CalendarDate) =>
  month.date === null ? shownMonth(month) : monthWord(month);

/** 'Week 1, Florida: more than the total of 50', of each week that has such a region (rulings C19). */
export function weeksAboveWhole(weeks: readonly MonthWeek[]): readonly string[] {
  return weeks.flatMap((week) => {
    const { totalAppointments, byRegion } = week;
    const parts = byRegion.rows.map(({ region, value }) => [region.name, value] as const);
    const text = aboveWholeText(parts, totalAppointments);
    return text === '' ? [] : `${capitalized(weekName(week) || unnumberedWeek)}, ${text}`;
  });
}

/** The last `most` places of a time axis: the weeks in order, and the missing ones between them (rulings C19). */
export function weekAxis(
  weeks: readonly CalendarWeek[],
  maxWeeks: number,
): readonly CalendarWeek[] {
  const axis: CalendarWeek[] = [];
  for (const week of weeks.toReversed()) {
    const next = axis.at(-1);
    if (next) axis.push(...missingBetween(week, next).slice(0, maxWeeks - axis.length));
    if (axis.length >= maxWeeks) break;
    axis.push(week);
  }
  return axis.toReversed();
}

/** How many places the time axis of weeks has, missing ones included. */
export function axisLength(weeks: readonly CalendarWeek[]): number {
  const missing = weeks.map((week, index) => {
    const before = weeks[index - 1];
    return before ? missingCount(before, week) : 0;
  });
  return weeks.length + sumOf(missing, (count) => count);
}

function missingCount({ startDate: from }: CalendarWeek, { startDate: to }: CalendarWeek): number {
  if (from.date === null || to.date === null) return 0;
  return Math.max(0, Math.round(daysBetween(from.date, to.date) / 7) - 1);
}

/** The weeks between two, the latest first. */
function missingBetween(week: CalendarWeek, next: CalendarWeek): readonly CalendarWeek[] {
  const to = next.startDate.date ?? '';
  return Array.from({ length: missingCount(week, next) }, (_, index) =>
    missingWeek(addDays(to, -7 * (index + 1))),
  );
}

function missingWeek(start: string): CalendarWeek {
  const day = (date: string) => ({ date, text: date });
  return {
    weekNumber: null,
    startDate: day(start),
    endDate: day(addDays(start, 5)),
    totalAppointments: null,
    dailyAverage: null,
    isPartial: false,
    byRegion: { rows: [], unreadable: 0, isNoList: false, total: null },
    month: { date: start.slice(0, 7), text: start },
    rows: [],
    isMissing: true,
  };
}
