export type MaybeNumber = number | null | undefined;

export const isReadable = (n: MaybeNumber): n is number => Number.isFinite(n);

export const isPercent = (n: MaybeNumber): n is number => isReadable(n) && n >= 0 && n <= 100;

/** An unrounded percent, 0-100; null for a missing number, or if the part is larger than the whole (C19). */
export function shareOf(part: number | null, total: number | null): number | null {
  if (part === null || total === null || !(total > 0)) return null;
  return part >= 0 && part <= total ? (part * 100) / total : null;
}

/** A percent as sent; null if it is a percent of 0 (C19). */
export function percentOf(count: number | null, percent: number | null): number | null {
  return count === 0 ? null : percent;
}

/** The percent by which a value differs from a base above 0; null without such a base, or if a value is unknown. */
export function percentFrom(base: MaybeNumber, value: MaybeNumber): number | null {
  if (typeof base !== 'number' || typeof value !== 'number' || !(base > 0)) return null;
  const percent = ((value - base) / base) * 100;
  return Number.isFinite(percent) ? percent : null;
}

export function clampPercent(n: MaybeNumber): number {
  if (n === null || n === undefined || Number.isNaN(n)) return 0;
  return Math.min(100, Math.max(0, n));
}

/** A sum of counts that are all known. */
export function sumOf<T>(rows: readonly T[], countOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + countOf(row), 0);
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export const countWhere = <T>(rows: readonly T[], is: (row: T) => boolean): number =>
  rows.filter(is).length;
