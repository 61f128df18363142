import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { percentFrom, roundUpTo5 } from '../../ui/charts/percent-scale.ts';
import { calendarDay, dayLabel } from '../../domain/time/eastern.ts';
import { monthWord } from '../../domain/time/month.ts';
import { groupsOf } from '../../ui/charts/bar-layout.ts';
import { widthOf } from '../../ui/charts/text-width.ts';
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
/** Room for half of the last bar's figure. */
const rightSpace = 10;
const slotLeast = 24;
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
  // 36 px a week on a phone take every pixel.
  const left =
    (isNarrow ? 8 : 14) + Math.max(...scaleOf(all, best).grid.map((each) => widthOf(named(each))));
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
  const point = best && bestBar && placeBest(best, bestBar.middle, y(best.percent), right);
  const labels = labeledWeeks(bars).flatMap((index) => {
    const bar = bars[index];
    if (!bar) return [];
    const below = bar.y + bar.height + 14;
    // The dates stand under a bar that reaches the end of the scale.
    const isOver = bar.isAbove || below > base - 4;
    const text = showSignedPercent(bar.percent);
    const x = Math.min(bar.middle, width - widthOf(text) / 2);
    return [{ text, x, y: isOver ? bar.y - 6 : below }];
  });
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
    best: point,
    labels: withRoom(labels, point),
    groups: groupsOf(shown, left, slot),
  };
}

function placeBest({ text }: BestDay, x: number, y: number, right: number) {
  const isLeft = x + 10 + widthOf(text) > right;
  return { text, x, y, isLeft };
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The labels that touch neither the best day nor one before them. */
function withRoom(labels: readonly Label[], best: ReturnType<typeof placeBest> | null | undefined) {
  const lineHeight = 14;
  const boxOf = ({ text, x, y }: Label) => {
    const halfWidth = widthOf(text) / 2 + 3;
    return { from: x - halfWidth, to: x + halfWidth, y: y - 4 };
  };
  const taken = best
    ? [
        best.isLeft
          ? { from: best.x - 10 - widthOf(best.text), to: best.x + 8, y: best.y }
          : { from: best.x - 8, to: best.x + 10 + widthOf(best.text), y: best.y },
      ]
    : [];
  return labels.filter((label) => {
    const box = boxOf(label);
    const isFree = taken.every(
      (other) =>
        box.to < other.from || box.from > other.to || Math.abs(box.y - other.y) >= lineHeight,
    );
    if (isFree) taken.push(box);
    return isFree;
  });
}
