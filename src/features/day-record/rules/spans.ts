import { gapMs, type DayRecord, type Gap } from './day-record.ts';

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
export function mergeIntervals(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last === undefined || span[0] - last[1] > gapMs) all.push(span);
    else all[all.length - 1] = [last[0], Math.max(last[1], span[1])];
  }
  return all;
}

export function gapsOf(spans: readonly Span[]): readonly Gap[] {
  return spans.slice(1).map(([to], i) => ({ from: spans[i]?.[1] ?? to, to }));
}
