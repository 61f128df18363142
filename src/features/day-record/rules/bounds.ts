import { byText } from '../../../domain/text/words.ts';
import type { DayRecord } from './day-record.ts';
import { spansOf } from './spans.ts';

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
