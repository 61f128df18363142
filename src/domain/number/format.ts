export const noValue = '–';

type MaybeNumber = number | null | undefined;

const isReadable = (n: MaybeNumber): n is number => Number.isFinite(n);

/** Below it ten times a number keeps its decimals. */
const exactBelow = 1e10;

/** '1,284', '96.4'; '–' for a missing, NaN or infinite number (rulings C19). */
export function showNumber(n: MaybeNumber): string {
  if (!isReadable(n)) return noValue;
  if (Math.abs(n) >= exactBelow) return n.toLocaleString('en-US', { maximumFractionDigits: 1 });
  // The same as `Intl`, whose first formatter costs a tenth of the first render. '0.35e1' is exact where 0.35 * 10 is not.
  const tenths = Math.round(Number(`${Math.abs(n)}e1`)) || 0;
  const integer = String(Math.trunc(tenths / 10)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = n < 0 && tenths > 0 ? '-' : '';
  return `${sign}${integer}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}`;
}

export function printedValue(n: MaybeNumber): number {
  return Number(showNumber(n).replaceAll(',', ''));
}

/** Tells on which side of its limits a percent is: two percents of one side have one color and one word. */
type SideOf = (percent: number) => unknown;

export const isPercent = (n: MaybeNumber): n is number => isReadable(n) && n >= 0 && n <= 100;

/** The rounded percent; a step nearer to `n` if rounding changed the side, or made 0 or 100 of another percent (rulings C19). */
function onItsSide(n: number, rounded: number, step: number, sideOf: SideOf): number {
  const isExtreme = rounded !== n && (rounded === 0 || rounded === 100);
  if (!isExtreme && sideOf(rounded) === sideOf(n)) return rounded;
  return rounded > n ? rounded - step : rounded + step;
}

/** '84.9%' for a percent from 0 to 100, else '–'. It reads 0% and 100% only if exact, and agrees with `sideOf` (rulings C19). */
export function showPercent(n: MaybeNumber, sideOf: SideOf = () => ''): string {
  if (!isPercent(n)) return noValue;
  return `${showNumber(onItsSide(n, printedValue(n), 0.1, sideOf))}%`;
}

/** A percent from 0 to 100 without decimals, by the same rule; null for other numbers. */
export function wholePercent(n: MaybeNumber, sideOf: SideOf = () => ''): number | null {
  return isPercent(n) ? onItsSide(n, Math.round(n), 1, sideOf) : null;
}

/** '+12%', '-3.5%'; '0%' for what rounds to zero (rulings C4). */
export function showSignedPercent(n: MaybeNumber): string {
  const text = showNumber(n);
  if (text === noValue) return text;
  return `${text === '0' || text.startsWith('-') ? '' : '+'}${text}%`;
}

/** The size of a change in percent, '3.5%'; '0%' for what rounds to zero. */
export const showSize = (percent: number) => showSignedPercent(percent).replace(/^[+-]/, '');

/** An unrounded percent, 0-100; null when a number cannot be read or the part is no part of the whole (rulings C19). */
export function shareOf(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || !(whole > 0)) return null;
  return part >= 0 && part <= whole ? (part * 100) / whole : null;
}

/** A percent as sent; null if it is about a count of 0 (rulings C19). */
export function percentOf(count: number | null, percent: number | null): number | null {
  return count === 0 ? null : percent;
}

export function clampPercent(n: MaybeNumber): number {
  if (n === null || n === undefined || Number.isNaN(n)) return 0;
  return Math.min(100, Math.max(0, n));
}

/** A sum of counts that are all known. */
export function sumOf<T>(rows: readonly T[], countOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + countOf(row), 0);
}

/** The sum of the readable values: 0 for an empty list, null if no value is readable (rulings C19). */
export function sum(values: readonly MaybeNumber[]): number | null {
  const readable = values.filter(isReadable);
  if (readable.length === 0 && values.length > 0) return null;
  return readable.reduce((total, value) => total + value, 0);
}

/** The sum, or null if a value is unreadable or the list is empty (rulings C19). */
export function wholeSum(values: readonly MaybeNumber[]): number | null {
  return values.length > 0 && values.every(isReadable) ? sum(values) : null;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

type Trend = 'up' | 'down' | 'neutral';

interface Change {
  readonly text: string;
  readonly trend: Trend;
}

/** A signed percent, 'No change' or '–', with the trend of the server's word, else of the sign (spec 3). */
export function showChange(percent: number | null, known: Trend | 'stable' | null = null): Change {
  const text = showSignedPercent(percent);
  if (text === '0%') return { text: 'No change', trend: 'neutral' };
  if (known !== null) return { text, trend: known === 'stable' ? 'neutral' : known };
  if (text === noValue) return { text, trend: 'neutral' };
  return { text, trend: text.startsWith('-') ? 'down' : 'up' };
}

interface Comparison {
  readonly change: number | null;
  readonly trend: { readonly known: Trend | 'stable' | null };
  readonly yesterday: number | null;
}

/** The change versus yesterday of a stat card; a text without a percent is neutral (rulings C4). */
export function showComparison(comparison: Comparison | null | undefined): Change {
  const { change = null, trend, yesterday } = comparison ?? {};
  if (yesterday === 0) return { text: 'No yesterday data', trend: 'neutral' };
  if (change === null || !Number.isFinite(change)) return { text: 'No data', trend: 'neutral' };
  return showChange(change, trend?.known ?? null);
}
