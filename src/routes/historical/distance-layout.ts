import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { calendarDay, dayLabel } from '../../domain/time/eastern.ts';
import { monthWord } from '../../domain/time/month.ts';
import { groupsOf, percentFrom, roundUpTo5 } from '../../ui/charts/bars.ts';
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
      tick: start?.slice(-2).replace(/^0/, '') ?? noValue,
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

/** The index of the week that a day is in; -1 when it is none of the bars'. */
function weekOfDay(bars: readonly WeekBar[], date: string): number {
  const day = calendarDay(date);
  if (day === null) return -1;
  const index = bars.findLastIndex(({ start }) => start !== null && start <= day);
  const start = bars[index]?.start ?? null;
  const days = start === null ? NaN : (Date.parse(day) - Date.parse(start)) / 86_400_000;
  return days < 7 ? index : -1;
}

/** The weeks whose figure is printed, the most important first: the current, the best and the worst full one. */
export function labeledWeeks(bars: readonly Pick<WeekBar, 'percent' | 'isOpen'>[]): number[] {
  const full = bars.flatMap(({ percent, isOpen }, index) =>
    percent === null || isOpen ? [] : [{ percent, index }],
  );
  const ranked = full.toSorted((a, b) => b.percent - a.percent);
  const current = bars.findLastIndex(({ percent, isOpen }) => isOpen && percent !== null);
  const picks = [current, ranked[0]?.index ?? -1, ranked.at(-1)?.index ?? -1];
  return [...new Set(picks.filter((index) => index >= 0))];
}

const topSpace = 22;
const bottomSpace = 48;
/** Room for the percents of the scale. */
const leftSpace = { narrow: 42, wide: 50 } as const;
/** Room for half of the last bar's figure. */
const rightSpace = 10;
const slotLeast = 24;
/** From the middle of one figure to that of the next. */
const labelRoom = 48;
const narrow = 480;
const narrowBars = 8;
const mostTicks = 8;
/** Percent; a bar that goes farther ends there. */
const farthest = 1000;

/** The percents of the grid: multiples of 5, or of a larger step where those would be too many. */
export function percentTicks(low: number, high: number): readonly number[] {
  let step = 5;
  while ((high - low) / step > mostTicks) step *= 2;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function within(percent: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, percent));
}

/** From the lowest to the highest percent, each rounded up to 5; a week in progress gets no more than the first 5. */
function scaleOf(bars: readonly Pick<WeekBar, 'percent' | 'isOpen'>[], best: BestDay | null) {
  const percents = bars.map(({ percent, isOpen }) => {
    const most = isOpen ? 5 : farthest;
    return within(percent ?? 0, -most, most);
  });
  percents.push(within(best?.percent ?? 0, -farthest, farthest));
  const high = Math.max(5, roundUpTo5(Math.max(0, ...percents)));
  const low = -roundUpTo5(Math.max(0, ...percents.map((percent) => -percent)));
  return { low, high, grid: percentTicks(low, high) };
}

interface Label {
  readonly index: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The last one ends at the edge, where a phone has no room for half of it. */
  readonly anchor: 'end' | 'middle';
  readonly isOver: boolean;
}

/** Places, in px, as many of the last bars as have room, around a zero line that is the average. */
export function layOutDistances(
  all: readonly WeekBar[],
  best: BestDay | null,
  average: number,
  width: number,
  height: number,
) {
  const named = (percent: number) =>
    percent === 0 ? showNumber(average) : showSignedPercent(percent);
  const isNarrow = width < narrow;
  const left = leftSpace[isNarrow ? 'narrow' : 'wide'];
  const right = width - (isNarrow ? 0 : rightSpace);
  const room = Math.max(1, Math.floor((right - left) / slotLeast));
  const shown = all.slice(-(isNarrow ? Math.min(room, narrowBars) : room));
  const bestIndex = best ? weekOfDay(shown, best.date) : -1;
  const { low, high, grid } = scaleOf(shown, bestIndex < 0 ? null : best);
  const slot = Math.max(1, right - left) / Math.max(1, shown.length);
  const barWidth = Math.min(28, slot * 0.58);
  const base = height - bottomSpace;
  const y = (percent: number) =>
    topSpace + ((high - within(percent, low, high)) / (high - low)) * (base - topSpace);
  const zero = y(0);
  const bars = shown.map((bar, index) => {
    const end = y(bar.percent ?? 0);
    return {
      ...bar,
      middle: left + slot * (index + 0.5),
      y: Math.min(end, zero),
      height: Math.abs(end - zero),
      isAbove: end <= zero,
    };
  });
  const bestBar = bars[bestIndex];
  const labels: Label[] = [];
  for (const index of labeledWeeks(bars)) {
    const bar = bars[index];
    if (!bar) continue;
    const below = bar.y + bar.height + 14;
    // The dates stand under a bar that reaches the end of the scale.
    const isOver = bar.isAbove || below > base - 4;
    const isFree = labels.every(
      (other) => other.isOver !== isOver || Math.abs(other.index - index) * slot >= labelRoom,
    );
    const isLast = index === bars.length - 1;
    if (!isFree) continue;
    labels.push({
      index,
      text: showSignedPercent(bar.percent),
      x: isLast ? width : bar.middle,
      y: isOver ? bar.y - 6 : below,
      anchor: isLast ? 'end' : 'middle',
      isOver,
    });
  }
  return {
    left,
    right,
    base,
    zero,
    slot,
    barWidth,
    ticks: grid.map((value) => ({ value, y: y(value) })),
    named,
    bars,
    best: best && bestBar ? { x: bestBar.middle, y: y(best.percent) } : null,
    labels,
    groups: groupsOf(shown, left, slot),
  };
}
