import { calendarDay, dayLabel, parseDay } from './eastern.ts';
import { noValue } from '../number/format.ts';
import { excerpt } from '../text/plain-text.ts';
import { byText } from '../text/words.ts';

const long = formatter({ month: 'long', year: 'numeric' });
const longMonth = formatter({ month: 'long' });
const short = formatter({ month: 'short' });
const shortWithYear = formatter({ month: 'short', year: 'numeric' });

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
}

function firstDayMs(text: string): number | null {
  const day = parseDay(`${text.trim()}-01`);
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}

/** 'November 2026' for '2026-11' (rulings A5); another text as it was sent, up to 60 characters, '–' for none. */
export function monthName(text: string): string {
  const ms = firstDayMs(text);
  return ms === null ? excerpt(text.trim(), 60) || noValue : long.format(ms);
}

export function shortMonthName(text: string): string {
  const ms = firstDayMs(text);
  return ms === null ? monthName(text) : shortWithYear.format(ms);
}

export function monthWord(text: string): string {
  const ms = firstDayMs(text);
  return ms === null ? noValue : longMonth.format(ms);
}

/** Axis labels: 'Nov', with the year at both ends and in each January ("Nov '25"). */
export function monthTicks(months: readonly string[]): readonly string[] {
  return months.map((text, index) => {
    const ms = firstDayMs(text);
    if (ms === null) return noValue;
    const month = short.format(ms);
    const withYear = index === 0 || index === months.length - 1 || month === 'Jan';
    return withYear ? `${month} '${text.trim().slice(2, 4)}` : month;
  });
}

/** 'Nov 9 - 14', or 'Nov 30 - Dec 5' across months; other texts as they were sent. */
export function daySpan(start: string, end: string): string {
  const [from, to] = [dayLabel(start), dayLabel(end)];
  const [first, last] = [calendarDay(start), calendarDay(end)];
  if (first === null || last === null) return `${from} - ${to}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${from} - ${isOneMonth ? (to.split(' ')[1] ?? to) : to}`;
}

export function dayNumber(text: string): string | null {
  return calendarDay(text)?.slice(-2).replace(/^0/, '') ?? null;
}

interface Months<M> {
  readonly summary: { readonly currentMonth: M | null };
  readonly months: { readonly rows: readonly M[] };
}

/** All months of a response, oldest first, with the current one once, as the summary has it (rulings A5). */
export function monthsOf<M extends { readonly month: string }>(response: Months<M>): readonly M[] {
  const { currentMonth } = response.summary;
  const { rows } = response.months;
  const others = currentMonth ? rows.filter(({ month }) => month !== currentMonth.month) : rows;
  const all = currentMonth ? [...others, currentMonth] : others;
  return all.toSorted((a, b) => byText(a.month, b.month));
}

interface Unfinished {
  readonly month: string;
  readonly hasPartialData: boolean | null;
  readonly weeklyBreakdown: { readonly rows: readonly { readonly isPartial: boolean | null }[] };
}

/** Whether a month may still grow: it has partial data, or it is `thisMonth`, 'YYYY-MM' Eastern. */
export function isUnfinished(month: Unfinished, thisMonth: string): boolean {
  return (
    month.month === thisMonth ||
    month.hasPartialData === true ||
    month.weeklyBreakdown.rows.some(({ isPartial }) => isPartial === true)
  );
}
