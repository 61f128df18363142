/** Shown where a value cannot be read (rulings C19): never 0, NaN or now. */
export const noValue = '–';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

type MaybeNumber = number | null | undefined;

/**
 * A number in en-US, at most one decimal ('1,284', '96.4'); '–' for a missing, NaN or infinite one
 * (rulings C19).
 */
export function showNumber(n: MaybeNumber): string {
  if (n === null || n === undefined || !Number.isFinite(n)) return noValue;
  const text = format.format(n);
  return text === '-0' ? '0' : text;
}

/** The value of a number as it is printed: what `showNumber` rounds, read again; NaN where that is '–'. */
export function printedValue(n: MaybeNumber): number {
  return Number(showNumber(n).replaceAll(',', ''));
}

/**
 * A percent (0–100, not a fraction) with at most one decimal and no '.0': '91.4%', '85%', '–'
 * (rulings C19).
 */
export function showPercent(n: MaybeNumber): string {
  const text = showNumber(n);
  return text === noValue ? text : `${text}%`;
}

/**
 * A percent with its sign: '+12%', '-3.5%'; what rounds to zero has none: '0%' (rulings C4, C19).
 */
export function showSignedPercent(n: MaybeNumber): string {
  const text = showPercent(n);
  return text === noValue || text === '0%' || text.startsWith('-') ? text : `+${text}`;
}

/**
 * Average per rep (spec 5 'Display rules'): the total divided by the rep count, rounded to a whole
 * number; the divisor is at least 1. null when either cannot be read.
 */
export function averagePerRep(total: number | null, reps: number | null): number | null {
  if (total === null || reps === null) return null;
  const average = Math.round(total / Math.max(1, reps));
  return Number.isFinite(average) ? average : null;
}

/**
 * A part of a whole in percent, not rounded (spec 2 'share of total'); null when either cannot be read or
 * there is no whole.
 */
export function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || !(whole > 0) ? null : (part * 100) / whole;
}

/** A percent kept within 0–100, for bars (rulings D4); 0 when it cannot be read. */
export function clampPercent(n: MaybeNumber): number {
  if (n === null || n === undefined || Number.isNaN(n)) return 0;
  return Math.min(100, Math.max(0, n));
}

/**
 * The sum of what can be read. Nothing to add gives 0; values of which none can be read give null,
 * so that the sum shows '–' and not a 0 that nobody counted (rulings C19).
 */
export function sum(values: readonly MaybeNumber[]): number | null {
  let total = 0;
  let readable = values.length === 0;
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue;
    total += value;
    readable = true;
  }
  return readable ? total : null;
}

/**
 * The sum where every value can be read, else null, also when there are none: a part of a sum is no sum,
 * and what is compared with it would be wrong (rulings C19).
 */
export function wholeSum(values: readonly MaybeNumber[]): number | null {
  const isWhole = values.every((value) => value !== null && Number.isFinite(value));
  return isWhole && values.length > 0 ? sum(values) : null;
}
