import { noValue, excerpt } from '../text/format.ts';
import { addDays, formatter } from './eastern.ts';
import { byText } from '../text/identity.ts';
import { isReversed } from './period.ts';
import { type CalendarDate, shownDay } from './read-time.ts';

const zone = { timeZone: 'UTC' } as const;
const long = formatter({ ...zone, month: 'long', year: 'numeric' });
const longMonth = formatter({ ...zone, month: 'long' });
const shortWithYear = formatter({ ...zone, month: 'short', year: 'numeric' });

function firstDayMs(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** 'November 2026' for '2026-11'. */
export function monthName(month: string): string {
  return long().format(firstDayMs(month));
}

/** 'November 2026'; another text as it was sent, up to 60 characters, '–' for none (A5). */
export function shownMonth({ date, text }: CalendarDate): string {
  return date === null ? excerpt(text, 60) || noValue : monthName(date);
}

/** 'Nov 2026'; another text as `shownMonth` has it. */
export function shownShortMonth(month: CalendarDate): string {
  return month.date === null ? shownMonth(month) : shortWithYear().format(firstDayMs(month.date));
}

/** The month before one, 'YYYY-MM'. */
export function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

/** 'November'; '–' for another text. */
export function monthWord({ date }: CalendarDate): string {
  return date === null ? noValue : longMonth().format(firstDayMs(date));
}

/**
 * 'Nov 9 - 14', or 'Nov 30 - Dec 5' across months; other texts as they were sent. A span that ends before it begins is
 * no range: 'Nov 14 – Nov 9' (C19). '–' where neither day was sent.
 */
export function daySpan(start: CalendarDate, end: CalendarDate): string {
  const [from, to] = [shownDay(start), shownDay(end)];
  if (from === noValue && to === noValue) return noValue;
  if (start.date === null || end.date === null) return `${from} - ${to}`;
  if (isReversed({ start, end })) return `${from} ${noValue} ${to}`;
  const isOneMonth = start.date.slice(0, 7) === end.date.slice(0, 7);
  return `${from} - ${isOneMonth ? (to.split(' ')[1] ?? to) : to}`;
}

/** The day of its month, '9'; null for another text. */
export function dayNumber({ date }: CalendarDate): string | null {
  return date?.slice(-2).replace(/^0/, '') ?? null;
}

interface Months<M> {
  readonly currentMonth: M | null;
  readonly months: { readonly rows: readonly M[] };
}

/** The same for each spelling of a month. */
export const monthKey = ({ date, text }: CalendarDate) => date ?? text;

/**
 * All months of a response, oldest first, with the current one once, as the summary has it (A5); texts that are no
 * month first.
 */
export function monthsOf<M extends { readonly month: CalendarDate }>(
  response: Months<M>,
): readonly M[] {
  const {
    currentMonth,
    months: { rows },
  } = response;
  const current = currentMonth && monthKey(currentMonth.month);
  const others = rows.filter(({ month }) => monthKey(month) !== current);
  const all = currentMonth ? [...others, currentMonth] : others;
  return all.toSorted((a, b) => byText(a.month.date ?? '', b.month.date ?? ''));
}

/** Whether a month may still grow: it is `thisMonth`, 'YYYY-MM' Eastern. */
export function isUnfinished({ date }: CalendarDate, thisMonth: string): boolean {
  return date === thisMonth;
}
