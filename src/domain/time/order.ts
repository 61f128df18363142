import type { Time } from './read-time.ts';

/** The newest first; rows whose text is no time at the end, and equal times in the server's order (A12). */
export function newestFirst<T>(rows: readonly T[], timeOf: (row: T) => Time): readonly T[] {
  const placeOf = (row: T) => timeOf(row).ms ?? -Infinity;
  // Infinity - Infinity is NaN.
  return rows.toSorted((a, b) => placeOf(b) - placeOf(a) || 0);
}
