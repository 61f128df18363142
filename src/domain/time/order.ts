import { byText } from '../text/identity.ts';
import { dayOfTime, type Time } from './read-time.ts';
import { easternInstant } from './wall-clock.ts';

/** A list by time, and whether it could be ordered in full: else it keeps the server's order (rulings A12). */
export interface Ordered<T> {
  readonly rows: readonly T[];
  readonly isOrdered: boolean;
}

/** Where a time is in the order: a date without a time is before all instants of its day; NaN for a text that is no date. */
function placeOf(time: Time): number {
  if (time.ms !== null) return time.ms;
  const day = dayOfTime(time);
  return day === null ? NaN : easternInstant(Date.parse(`${day}T00:00:00Z`)) - 0.5;
}

/**
 * The newest first; a list with a text that is no time keeps the server's order. Of equal times the order is that of
 * `nameOf`, whatever the server's; without it the server's.
 */
export function newestFirst<T>(
  rows: readonly T[],
  timeOf: (row: T) => Time,
  nameOf: (row: T) => string = () => '',
): Ordered<T> {
  const timed = rows.map((row) => ({ row, ms: placeOf(timeOf(row)) }));
  if (timed.some(({ ms }) => Number.isNaN(ms))) return { rows, isOrdered: false };
  return {
    rows: timed
      .toSorted((a, b) => b.ms - a.ms || byText(nameOf(a.row), nameOf(b.row)))
      .map(({ row }) => row),
    isOrdered: true,
  };
}
