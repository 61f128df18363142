import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { addDays, calendarDay, dayLabel } from '../../domain/time/eastern.ts';
import { dayNumber, monthWord } from '../../domain/time/month.ts';
import { percentFrom, roundUpTo5 } from '../../ui/chart/scale.ts';
import type { TrackedWeek } from './weeks.ts';

export interface WeekBar {
  readonly key: string;
  /** 'YYYY-MM-DD'; null when unreadable. */
  readonly start: string | null;
  readonly tick: string;
  readonly group: string;
  /** Percent from the average; null when it is unknown. */
  readonly percent: number | null;
  readonly isOpen: boolean;
  /** 'Week of Jul 6: 178.5 per day, +3.1%' */
  readonly title: string;
}

const mostWeeks = 26;

/** The last weeks as distances from the daily average (visual.md 11). */
export function weekBars(weeks: readonly TrackedWeek[], average: number): readonly WeekBar[] {
  return weeks.slice(-mostWeeks).map((week) => {
    const { startDate, weekNumber, month, dailyAverage, isPartial } = week;
    const start = calendarDay(startDate);
    const percent = percentFrom(average, dailyAverage);
    const state = isPartial === true ? ', In Progress' : '';
    return {
      key: `${month} ${startDate || weekNumber}`,
      start,
      tick: dayNumber(startDate) ?? noValue,
      group: monthWord(month),
      percent,
      isOpen: isPartial === true,
      title: `Week of ${dayLabel(startDate)}${state}: ${showNumber(dailyAverage)} per day, ${showSignedPercent(percent)}`,
    };
  });
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
  const bar = bars.findLast(({ start }) => start !== null && day !== null && start <= day);
  return bar?.start && day && day < addDays(bar.start, 7) ? bar : undefined;
}

/** The weeks whose figure is printed: the current, the best and the worst full one. */
export function labeledWeeks<B extends Pick<WeekBar, 'percent' | 'isOpen'>>(
  bars: readonly B[],
): ReadonlySet<B | undefined> {
  const known = bars.filter(({ percent }) => percent !== null);
  const full = known
    .filter(({ isOpen }) => !isOpen)
    .toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return new Set([known.findLast(({ isOpen }) => isOpen), full[0], full.at(-1)]);
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
export function scaleOf(
  bars: readonly Pick<WeekBar, 'percent' | 'isOpen'>[],
  best: number | null,
): readonly number[] {
  const percents = bars.map(({ percent, isOpen }) => within(percent ?? 0, isOpen ? 5 : farthest));
  percents.push(within(best ?? 0, farthest));
  const high = Math.max(5, roundUpTo5(Math.max(0, ...percents)));
  return percentTicks(-roundUpTo5(Math.max(0, ...percents.map((percent) => -percent))), high);
}

function within(percent: number, most: number): number {
  return Math.min(most, Math.max(-most, percent));
}
