import type { DayRecord } from './day-record.ts';
import { spansOf } from './spans.ts';

export const mostDays = 60;
export const mostBytes = 10_000_000;

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

export interface KeptSize {
  readonly day: string;
  readonly bytes: number;
}

/** The kept days but today, the first to forget last: the oldest, and behind it what a wrong clock called later than today. */
export function byWorth(kept: readonly KeptSize[], today: string): readonly KeptSize[] {
  const others = kept
    .filter(({ day }) => day !== today)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return [...others.filter(({ day }) => day < today), ...others.filter(({ day }) => day > today)];
}

/** The days to forget so that the others are within the bounds. */
export function tooMany(kept: readonly KeptSize[], today: string): readonly string[] {
  const newestFirst = byWorth(kept, today);
  let bytes = kept.find(({ day }) => day === today)?.bytes ?? 0;
  const first = newestFirst.findIndex(
    (each, i) => (bytes += each.bytes) > mostBytes || i >= mostDays,
  );
  return first === -1 ? [] : newestFirst.slice(first).map(({ day }) => day);
}
