import { byText } from '../../../domain/text/words.ts';
import { type DayPoint, type DayRecord, type Gap, gapMs, isSame, minuteOf } from './day-record.ts';

/** What two pages saw of one day: the points of both, and a gap only where neither received anything. */
export function mergeDays(one: DayRecord, other: DayRecord): DayRecord {
  // A repeated figure stays: where the pages differed within a minute, it says which was the last.
  const points = lastOfMinutes([...one.points, ...other.points]);
  return withSpans(one.day, [...spansOf(one), ...spansOf(other)], points);
}

/** The record of a day by all that was seen of it, in any order. */
export function dayOf(day: string, seen: readonly Span[], points: readonly DayPoint[]): DayRecord {
  return withSpans(day, seen, changesIn(lastOfMinutes(points)));
}

function withSpans(day: string, seen: readonly Span[], points: readonly DayPoint[]): DayRecord {
  const spans = mergeIntervals(seen);
  return { day, points, gaps: gapsOf(spans), seenUntil: spans.at(-1)?.[1] ?? null };
}

/** Two tabs may receive different figures at one instant: which stands does not depend on who unites them. */
const inTurn = (a: DayPoint, b: DayPoint) =>
  a.at - b.at || byText(JSON.stringify(a), JSON.stringify(b));

function lastOfMinutes(points: readonly DayPoint[]): readonly DayPoint[] {
  const byMinute = new Map(points.toSorted(inTurn).map((point) => [minuteOf(point), point]));
  return [...byMinute.values()];
}

function changesIn(points: readonly DayPoint[]): readonly DayPoint[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || !isSame(before, point);
  });
}

/** The days kept beside today. */
export const mostDays = 60;

const quarterMs = 15 * 60_000;

/** A day that is over, at one point per 15 minutes: the last one received in each, and the first one after each gap. */
export function thinned(record: DayRecord): DayRecord {
  const quarterOf = (at: number) => Math.floor(at / quarterMs);
  const starts = new Set(spansOf(record).map(([from]) => from));
  const points = record.points.filter(({ at }, i) => {
    const next = record.points[i + 1];
    const isLast = next === undefined || quarterOf(next.at) !== quarterOf(at);
    return isLast || starts.has(at);
  });
  return { ...record, points };
}

/** The days but today, first those to delete first: what a wrong clock called later than today, then the oldest. */
export function evictionOrder(days: readonly string[], today: string): readonly string[] {
  const sorted = days.toSorted(byText);
  return [...sorted.filter((day) => day > today), ...sorted.filter((day) => day < today)];
}

/** A span in which valid responses came, never more than 5 minutes apart; in ms. */
export type Span = readonly [from: number, to: number];

export function spansOf({ points, gaps, seenUntil }: DayRecord): readonly Span[] {
  if (seenUntil === null) return [];
  const edges = gaps.flatMap(({ from, to }) => [from, to]);
  const first = Math.min(points[0]?.at ?? seenUntil, edges[0] ?? seenUntil);
  const all = [first, ...edges, seenUntil];
  return Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i] ?? 0, all[2 * i + 1] ?? 0]);
}

/** All the time that is in one of the spans, oldest first; two within 5 minutes are one. */
function mergeIntervals(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last === undefined || span[0] - last[1] > gapMs) all.push(span);
    else all[all.length - 1] = [last[0], Math.max(last[1], span[1])];
  }
  return all;
}

function gapsOf(spans: readonly Span[]): readonly Gap[] {
  return spans.slice(1).map(([to], i) => ({ from: spans[i]?.[1] ?? to, to }));
}
