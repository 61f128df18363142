import { showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { addDays, calendarDay, dayLabel } from '../../domain/time/eastern.ts';
import { percentFrom, roundUpTo5 } from '../../ui/chart/scale.ts';
import type { TrackedWeek } from './weeks.ts';

export interface WeekBar extends TrackedWeek {
  /** Percent from the average; null when it is unknown. */
  readonly percent: number | null;
}

const mostWeeks = 26;

/** The last weeks as distances from the daily average (visual.md 11). */
export function weekBars(weeks: readonly TrackedWeek[], average: number): readonly WeekBar[] {
  return weeks
    .slice(-mostWeeks)
    .map((week) => ({ ...week, percent: percentFrom(average, week.dailyAverage) }));
}

/** 'Week of Jul 6: 178.5 per day, +3.1%' */
export function weekTitle({ startDate, isPartial, dailyAverage, percent }: WeekBar): string {
  const state = isPartial === true ? ', In Progress' : '';
  return `Week of ${dayLabel(startDate)}${state}: ${showNumber(dailyAverage)} per day, ${showSignedPercent(percent)}`;
}

export interface BestDay {
  readonly date: string;
  readonly percent: number;
  readonly text: string;
}

/** The best day as a distance from the average; null when one of both is unknown. */
export function bestDayOf(
  bestDay: { readonly date: string; readonly appointments: number | null } | null,
  average: number | null,
): BestDay | null {
  const percent = percentFrom(average, bestDay?.appointments);
  if (!bestDay || percent === null) return null;
  const { date, appointments } = bestDay;
  return { date, percent, text: `Best day, ${dayLabel(date)}: ${showNumber(appointments)}` };
}

/** The week that a day is in; undefined when it is none of the bars'. */
export function weekOfDay(bars: readonly WeekBar[], date: string): WeekBar | undefined {
  const day = calendarDay(date);
  if (day === null) return undefined;
  return bars.findLast(({ startDate }) => {
    const start = calendarDay(startDate);
    return start !== null && start <= day && day < addDays(start, 7);
  });
}

/** The weeks whose figure is printed: the current, the best and the worst full one. */
export function labeledWeeks(bars: readonly WeekBar[]): ReadonlySet<WeekBar | undefined> {
  const known = bars.filter(({ percent }) => percent !== null);
  const full = known
    .filter(({ isPartial }) => isPartial !== true)
    .toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return new Set([known.findLast(({ isPartial }) => isPartial === true), full[0], full.at(-1)]);
}

const mostTicks = 8;
/** Percent; a bar that goes farther ends there. */
const farthest = 1000;

/** The percents of the grid, to its ends: multiples of 5, or of a larger step where those would be too many. */
export function percentTicks(low: number, high: number): readonly number[] {
  let step = 5;
  while ((high - low) / step > mostTicks) step *= 2;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** From the lowest to the highest percent, each rounded up to 5; a week in progress gets no more than the first 5. */
export function scaleOf(bars: readonly WeekBar[], best: number | null): readonly number[] {
  const percents = bars.map(({ percent, isPartial }) =>
    within(percent ?? 0, isPartial === true ? 5 : farthest),
  );
  percents.push(within(best ?? 0, farthest));
  const high = Math.max(5, roundUpTo5(Math.max(0, ...percents)));
  return percentTicks(-roundUpTo5(Math.max(0, ...percents.map((percent) => -percent))), high);
}

function within(percent: number, most: number): number {
  return Math.min(most, Math.max(-most, percent));
}
