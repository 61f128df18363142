import { isPercent, isReadable, type MaybeNumber } from '../number/arithmetic.ts';

export const noValue = '–';

/** Below it ten times a number keeps its decimals. */
const exactBelow = 1e10;

/** '1,284', '96.4'; '–' for a missing, NaN or infinite number (C19). */
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

/** The rounded percent; a step nearer to `n` if rounding changed the side, or made 0 or 100 of another percent (C19). */
function onItsSide(n: number, rounded: number, step: number, sideOf: SideOf): number {
  const isExtreme = rounded !== n && (rounded === 0 || rounded === 100);
  if (!isExtreme && sideOf(rounded) === sideOf(n)) return rounded;
  return rounded > n ? rounded - step : rounded + step;
}

/** '84.9%' for a percent from 0 to 100, else '–'. It reads 0% and 100% only if exact, and agrees with `sideOf` (C19). */
export function showPercent(n: MaybeNumber, sideOf: SideOf = () => ''): string {
  if (!isPercent(n)) return noValue;
  return `${showNumber(onItsSide(n, printedValue(n), 0.1, sideOf))}%`;
}

/** A percent from 0 to 100 without decimals, by the same rule; null for other numbers. */
export function wholePercent(n: MaybeNumber, sideOf: SideOf = () => ''): number | null {
  return isPercent(n) ? onItsSide(n, Math.round(n), 1, sideOf) : null;
}

/** '+12%', '-3.5%'; '0%' for what rounds to zero (C4). */
export function showSignedPercent(n: MaybeNumber): string {
  const text = showNumber(n);
  if (text === noValue) return text;
  return `${text === '0' || text.startsWith('-') ? '' : '+'}${text}%`;
}

/** The size of a change in percent, '3.5%'; '0%' for what rounds to zero. */
export const showSize = (percent: number) => showSignedPercent(percent).replace(/^[+-]/, '');

type Trend = 'up' | 'down' | 'neutral';

interface Change {
  readonly text: string;
  readonly trend: Trend;
}

/** A signed percent, 'No change' or '–', with the trend of the server's word, else of the sign (S3). */
export function showChange(percent: number | null, trend: Trend | 'stable' | null = null): Change {
  const text = showSignedPercent(percent);
  if (text === '0%') return { text: 'No change', trend: 'neutral' };
  if (trend !== null) return { text, trend: trend === 'stable' ? 'neutral' : trend };
  if (text === noValue) return { text, trend: 'neutral' };
  return { text, trend: text.startsWith('-') ? 'down' : 'up' };
}

interface Comparison {
  readonly change: number | null;
  readonly trend: { readonly knownWord: Trend | 'stable' | null };
  readonly yesterday: number | null;
}

/** The change versus yesterday of a stat card; a text without a percent is neutral (C4). */
export function showComparison(comparison: Comparison | null | undefined): Change {
  const { change = null, trend, yesterday } = comparison ?? {};
  if (yesterday === 0) return { text: 'No yesterday data', trend: 'neutral' };
  if (change === null || !Number.isFinite(change)) return { text: 'No data', trend: 'neutral' };
  return showChange(change, trend?.knownWord ?? null);
}

/** A code as words: 'manual_review' becomes 'Manual review'; '–' for ''. */
export function codeWords(code: string): string {
  const text = code.replaceAll(/(?<=[^\s_])_+(?=[^\s_])/g, ' ');
  const words = /\s/.test(text) ? text : text.replaceAll('-', ' ').trim();
  return capitalized(words) || noValue;
}

/** With a capital first letter, where one letter has one: 'ß', 'ﬁ', 'ǆ' and Georgian letters stay as sent. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  const large = first.toUpperCase();
  const isSafe = large.toLowerCase() === first && !/[\p{Script=Georgian}ǆǉǌǳ]/u.test(first);
  return isSafe ? large + text.slice(first.length) : text;
}

/** 'Validation Rules' as a part of a URL: 'validation-rules'. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function unitText(count: number | null, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}

/** '1 week', '1,284 weeks', '– weeks' (C19). */
export function countText(count: number | null, unit: string): string {
  return `${showNumber(count)} ${unitText(count, unit)}`;
}

/** 'a', 'a and b', 'a, b and c'. The first `Intl.ListFormat` of a page would take 25 ms. */
export function listText(texts: Iterable<string>): string {
  const others = [...texts];
  const last = others.pop() ?? '';
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}

function statusWords(yes: string, no: string) {
  return (on: boolean | null) => {
    if (on === null) return noValue;
    return on ? yes : no;
  };
}

export const operationalWord = statusWords('Operational', 'Offline');
export const onlineWord = statusWords('Online', 'Offline');
export const runningWord = statusWords('Running', 'Stopped');
export const activeWord = statusWords('Active', 'Inactive');

// A browser takes seconds to wrap 10,000 characters without a space.
const excerptLength = 400;

export function excerpt(text: string, maxLetters = excerptLength): string {
  if (text.length <= maxLetters) return text;
  return `${text.slice(0, maxLetters - 1).replace(/[\ud800-\udbff\u200c\u200d]+$/, '')}…`;
}

const noTitle = 'No Title';
export const notAvailable = 'N/A';

export function shownTitle(title: string | null | undefined): string {
  return title || noTitle;
}

export function shownText(text: string | null | undefined): string {
  return text || notAvailable;
}
