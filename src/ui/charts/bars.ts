import { clampPercent, showNumber } from '../../domain/number/format.ts';
import { niceTicks, scaleY, widthOf } from './axis.tsx';

/** One stacked bar; its `parts` are in the order of the series, from the base up. */
export interface Bar {
  readonly key: string;
  readonly tick: string;
  /** Neighbors of one group share a line and its name, 'November'. */
  readonly group: string;
  readonly parts: readonly number[];
  /** Above the bar; null shows as '–'. */
  readonly total: number | null;
  /** Still in progress. */
  readonly isOpen: boolean;
  readonly isStrong: boolean;
  readonly title: string;
}

interface Segment {
  /** Its index in the series. */
  readonly part: number;
  readonly y: number;
  readonly height: number;
}

export interface PlacedBar extends Bar {
  readonly x: number;
  readonly top: number;
  readonly segments: readonly Segment[];
}

const topSpace = 26;
const bottomSpace = 48;
const gap = 1.5;
const widestBar = 40;
/** Below this width there is room for eight weeks (visual.md, Layout). */
const narrow = 480;
const narrowBars = 8;

/** Places, in px, as many of the last bars as have room for their totals side by side. */
export function layOutBars(all: readonly Bar[], width: number, height: number) {
  const heights = all.map(heightOf);
  const ticks = niceTicks(Math.max(0, ...heights));
  const left = 10 + widthOf(showNumber(ticks.at(-1)));
  const isNarrow = width < narrow;
  const widest = Math.max(20, ...all.map(({ total }) => widthOf(showNumber(total))));
  const room = Math.max(1, Math.floor((width - left) / (widest + (isNarrow ? 2 : 9))));
  const shown = all.slice(-(isNarrow ? Math.min(room, narrowBars) : room));
  const slot = (width - left) / Math.max(1, shown.length);
  const barWidth = Math.min(widestBar, slot * 0.63);
  const base = height - bottomSpace;
  const y = scaleY(Math.max(0, ...heights), topSpace, base);
  return {
    left,
    base,
    barWidth,
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    bars: shown.map((bar, index): PlacedBar => ({
      ...bar,
      x: left + slot * (index + 0.5) - barWidth / 2,
      top: y(heightOf(bar)),
      segments: stack(bar.parts, y),
    })),
    groups: groupsOf(shown, left, slot),
  };
}

function heightOf({ parts }: Bar): number {
  return parts.reduce((all, part) => all + Math.max(0, part), 0);
}

function stack(parts: readonly number[], y: (value: number) => number): Segment[] {
  const segments: Segment[] = [];
  let below = 0;
  for (const [part, value] of parts.entries()) {
    if (!(value > 0)) continue;
    const bottom = y(below) - (segments.length > 0 ? gap : 0);
    below += value;
    segments.push({ part, y: y(below), height: Math.max(0.5, bottom - y(below)) });
  }
  return segments;
}

/** A line under each run of neighbors of one group, with its name, cut to three letters where there is no room. */
export function groupsOf(bars: readonly Pick<Bar, 'group'>[], left: number, slot: number) {
  const inset = 6;
  const groups: { name: string; start: number; end: number }[] = [];
  for (const [index, { group }] of bars.entries()) {
    const last = groups.at(-1);
    if (last?.name === group) last.end = index + 1;
    else groups.push({ name: group, start: index, end: index + 1 });
  }
  return groups.map(({ name, start, end }) => {
    const [from, to] = [left + slot * start + inset, left + slot * end - inset];
    return { from, to, text: widthOf(name) > to - from ? name.slice(0, 3) : name };
  });
}

type MaybeNumber = number | null | undefined;

const step = 5;

/** The next 5 % that holds a percent; binary noise does not count: 10.000000000000002 is 10. */
export function roundUpTo5(percent: number): number {
  return Math.ceil((percent * (1 - 1e-12)) / step) * step;
}

/**
 * How far a scale of percents reaches on either side of 0: the largest distance, rounded up to 5 (visual.md 11, 12),
 * at least 5 and at most `most`.
 */
export function scaleEnd(distances: readonly MaybeNumber[], most = Infinity): number {
  const sizes = distances.map((each) => Math.abs(each ?? 0)).filter(Number.isFinite);
  return Math.min(most, Math.max(step, roundUpTo5(Math.max(0, ...sizes))));
}

/** The percent by which a value differs from a base above 0; null when there is none, or one is unknown. */
export function percentFrom(base: MaybeNumber, value: MaybeNumber): number | null {
  if (typeof base !== 'number' || typeof value !== 'number' || !(base > 0)) return null;
  const percent = ((value - base) / base) * 100;
  return Number.isFinite(percent) ? percent : null;
}

/** The place of a percent on a scale from -`end` to `end`, 0-100; what lies beyond stands at the edge. */
export function placeOnScale(percent: number, end: number): number {
  return clampPercent(50 + (percent / end) * 50);
}
