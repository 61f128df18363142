import { addDays, dayLabel, daysBetween, easternLongDate } from './eastern.ts';
import { noValue } from '../text/format.ts';
import { type CalendarDate, shownLongDay } from './read-time.ts';

export interface Period {
  readonly isWeek: boolean;
  readonly name: 'today' | 'this week';
  readonly days: string;
  /** The words behind the figure of a comparison, whose call names no days (C29). */
  readonly before: ' yesterday' | ' before';
}

export interface DateRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** Whether a range ends before it begins, so that no words may make it one (C19). */
export function isReversed({ start, end }: DateRange): boolean {
  return start.date !== null && end.date !== null && end.date < start.date;
}

/** The word between the two ends of a range: 'to', or '–' where it ends before it begins. */
export function rangeWord(range: DateRange): string {
  return isReversed(range) ? noValue : 'to';
}

/** The days from Monday to Saturday in a range, both ends included; null when it is no range. */
export function workingDays(start: CalendarDate, end: CalendarDate): number | null {
  if (start.date === null || end.date === null || isReversed({ start, end })) return null;
  const days = daysBetween(start.date, end.date) + 1;
  const untilSunday = (7 - new Date(`${start.date}T00:00:00Z`).getUTCDay()) % 7;
  return days - Math.max(0, Math.ceil((days - untilSunday) / 7));
}

export const today: Period = { isWeek: false, name: 'today', days: 'today', before: ' yesterday' };

/** The days that the figures cover (C29): today, or in weekly mode those of a range. */
export function periodOf(week: DateRange | null): Period {
  if (week === null) return today;
  const [start, end] = [week.start.date, week.end.date];
  const days =
    start === null || end === null
      ? 'this week'
      : `${dayLabel(start)} ${rangeWord(week)} ${dayLabel(end)}`;
  return { isWeek: true, name: 'this week', days, before: ' before' };
}

export function weekSubtitle(range: DateRange): string {
  const { start, end } = range;
  return `Week of ${dayText(start)} ${rangeWord(range)} ${dayText(end)} (Call Center Closed)`;
}

function dayText(day: CalendarDate): string {
  const shown = shownLongDay(day);
  // Bidi isolates keep an unknown text from reordering the words beside it.
  return day.date === null && day.text !== '' ? `\u2068${shown}\u2069` : shown;
}

/** 'Today, Saturday, November 21, 2026' */
export function todaySubtitle(ms: number): string {
  return `Today, ${easternLongDate(ms)}`;
}

const longestWeek = 7;

/** The days of a range, both ends included, as 'YYYY-MM-DD'; empty if it is no range or longer than a week. */
export function daysOf({ start, end }: DateRange): readonly string[] {
  const [first, last] = [start.date, end.date];
  if (first === null || last === null) return [];
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= longestWeek; day = addDays(day, 1))
    days.push(day);
  return days.length > longestWeek ? [] : days;
}
