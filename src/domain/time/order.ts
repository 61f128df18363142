import { byText } from '../text/words.ts';
import type { Time } from './read-time.ts';

/** A list by time, and whether it could be ordered in full: else it keeps the server's order (rulings A12). */
export interface Ordered<T> {
  readonly rows: readonly T[];
  readonly isOrdered: boolean;
}

/**
 * The newest first; a list with a time that is none keeps the server's order. Of equal times the order is that of
 * `nameOf`, whatever the server's; without it the server's.
 */
export function newestFirst<T>(
  rows: readonly T[],
  timeOf: (row: T) => Time,
  nameOf: (row: T) => string = () => '',
): Ordered<T> {
  const timed = rows.map((row) => ({ row, ms: timeOf(row).ms ?? NaN }));
  if (timed.some(({ ms }) => Number.isNaN(ms))) return { rows, isOrdered: false };
  return {
    rows: timed
      .toSorted((a, b) => b.ms - a.ms || byText(nameOf(a.row), nameOf(b.row)))
      .map(({ row }) => row),
    isOrdered: true,
  };
}

/** The name of a list's order. */
export const orderText = ({ isOrdered }: Pick<Ordered<unknown>, 'isOrdered'>): string =>
  isOrdered ? 'Newest first' : "In the server's order";
