import { partition } from 'es-toolkit/array';
import { clamp, range } from 'es-toolkit/math';
import type { MonthWeek } from '../../calls/monthly.ts';
import { regionInWeek } from '../../domain/figures/months.ts';
import {
  fullDaysText,
  type PerDay,
  perDayOf,
  type Received,
} from '../../domain/figures/per-day.ts';
import { showNumber, showSignedPercent, sum } from '../../domain/number/format.ts';
import { type Region, regionPlace } from '../../domain/region/region.ts';
import { addDays } from '../../domain/time/eastern.ts';
import { type CalendarDate, shownDay } from '../../domain/time/read-time.ts';
import { percentFrom, roundUpTo5 } from '../../ui/chart/scale.ts';

export interface TrackedWeek extends MonthWeek {
  /** The month that lists it. */
  readonly month: CalendarDate;
}

export function fullWeeks(weeks: readonly TrackedWeek[]): readonly TrackedWeek[] {
  return weeks.filter(({ isPartial }) => isPartial !== true);
}

/** 'full week', or 'week' where the server does not say of each whether it is full (rulings A11). */
export function unitOf(weeks: readonly TrackedWeek[]): string {
  return weeks.every(({ isPartial }) => isPartial === false) ? 'full week' : 'week';
}

/** A change compares two spans of so many weeks. */
const span = 4;
const mostRegions = 6;

export interface RegionLine {
  readonly region: Region;
  /** The appointments in each full week; null where they are unknown. */
  readonly values: readonly (number | null)[];
  /** The change, in percent, of the last four full weeks from the four before; null when unknown. */
  readonly change: number | null;
  /** Whether one of those eight weeks is missing. */
  readonly hasTooFewWeeks: boolean;
}

/**
 * The regions over full weeks: the six with most appointments, known ones first in their fixed order (visual.md 11).
 * `all` is how many there are.
 */
export function regionLines(weeks: readonly Pick<TrackedWeek, 'byRegion'>[]): {
  readonly lines: readonly RegionLine[];
  readonly all: number;
} {
  const rows = weeks.flatMap(({ byRegion }) => byRegion.rows);
  const lines = Array.from(new Map(rows.map(({ region }) => [region.id, region])).values(), (one) =>
    lineOf(weeks, one),
  );
  const total = ({ values }: RegionLine) => sum(values) ?? 0;
  const largest = lines.toSorted((a, b) => total(b) - total(a)).slice(0, mostRegions);
  return {
    lines: largest.toSorted((a, b) => regionPlace(a.region) - regionPlace(b.region)),
    all: lines.length,
  };
}

function lineOf(weeks: readonly Pick<TrackedWeek, 'byRegion'>[], region: Region): RegionLine {
  const values = weeks.map((week) => regionInWeek(week, region.id));
  const [before, last] = [values.slice(-2 * span, -span), values.slice(-span)];
  const hasTooFewWeeks = values.length < 2 * span || [...before, ...last].includes(null);
  const change = hasTooFewWeeks ? null : percentFrom(sum(before), sum(last));
  return { region, values, change, hasTooFewWeeks };
}

export interface WeekBar extends TrackedWeek {
  readonly perDay: PerDay;
  /** Percent from the average; null when it is unknown. */
  readonly percent: number | null;
}

export const isOpen = ({ perDay }: WeekBar) => perDay.fullDays !== null;

const mostWeeks = 26;

/** The last weeks as distances from the daily average (visual.md 11); a week in progress counts its full days (rulings C41). */
export function weekBars(
  weeks: readonly TrackedWeek[],
  average: number,
  received: Received,
): readonly WeekBar[] {
  return weeks.slice(-mostWeeks).map((week) => {
    const perDay = perDayOf(week, received);
    return { ...week, perDay, percent: percentFrom(average, perDay.average) };
  });
}

/** 'Week of Jul 6: 178.5 per day, +3.1%' */
export function weekTitle({ startDate, perDay, percent }: WeekBar): string {
  const state = perDay.fullDays === null ? '' : `, In Progress, ${fullDaysText(perDay.fullDays)}`;
  return `Week of ${shownDay(startDate)}${state}: ${showNumber(perDay.average)} per day, ${showSignedPercent(percent)}`;
}

export interface BestDay {
  readonly date: CalendarDate;
  readonly percent: number;
  readonly text: string;
}

/** The best day as a distance from the average; null when either is unknown. */
export function bestDayOf(
  bestDay: { readonly date: CalendarDate; readonly appointments: number | null } | null,
  average: number | null,
): BestDay | null {
  const percent = percentFrom(average, bestDay?.appointments);
  if (!bestDay || percent === null) return null;
  const { date, appointments } = bestDay;
  return { date, percent, text: `Best day, ${shownDay(date)}: ${showNumber(appointments)}` };
}

/** The bar of the week that contains a day; undefined when none does. */
export function weekOfDay(
  bars: readonly WeekBar[],
  { date: day }: CalendarDate,
): WeekBar | undefined {
  if (day === null) return undefined;
  return bars.findLast(
    ({ startDate: { date: start } }) => start !== null && start <= day && day < addDays(start, 7),
  );
}

/** The weeks with a printed figure: the current one, and the best and worst full ones. */
export function labeledWeeks(bars: readonly WeekBar[]): ReadonlySet<WeekBar | undefined> {
  const known = bars.filter(({ percent }) => percent !== null);
  const [open, full] = partition(known, isOpen);
  const byPercent = full.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return new Set([open.at(-1), byPercent[0], byPercent.at(-1)]);
}

const mostSteps = 8;
/** Percent; longer bars end here. */
const longestBar = 1000;

/** The grid lines from the lowest to the highest percent, rounded outward to 5, or to a larger step; a week in progress counts up to 5. */
export function scaleOf(bars: readonly WeekBar[], best: number | null): readonly number[] {
  const percents = [
    clamp(best ?? 0, -longestBar, longestBar),
    ...bars.map((bar) => {
      const limit = isOpen(bar) ? 5 : longestBar;
      return clamp(bar.percent ?? 0, -limit, limit);
    }),
  ];
  const high = Math.max(5, roundUpTo5(Math.max(0, ...percents)));
  const low = -roundUpTo5(-Math.min(0, ...percents));
  let step = 5;
  while ((high - low) / step > mostSteps) step *= 2;
  const first = Math.floor(low / step);
  return range(first, Math.ceil(high / step) + 1).map((place) => place * step);
}
