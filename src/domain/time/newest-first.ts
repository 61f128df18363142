import { parseInstant } from './eastern.ts';

/** A sorted copy, unreadable times last; equal times keep the server's order. */
export function newestFirst<T>(rows: readonly T[], timeOf: (row: T) => string): T[] {
  return rows
    .map((row) => ({ row, at: parseInstant(timeOf(row)) ?? -Infinity }))
    .toSorted((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .map(({ row }) => row);
}
