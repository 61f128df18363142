import { addDays, calendarDay, dayLabel, easternLongDate, longDay } from './eastern.ts';
import { noValue } from '../number/format.ts';
import { oneLine } from '../text/plain-text.ts';

export interface Period {
  readonly isWeek: boolean;
  readonly name: 'today' | 'this week';
  readonly days: string;
  /** What follows the figure of a comparison, whose call names no days (rulings C29). */
  readonly before: ' yesterday' | ' before';
}

export interface DateRange {
  readonly start: string;
  readonly end: string;
}

const today: Period = { isWeek: false, name: 'today', days: 'today', before: ' yesterday' };

/** What the figures cover (rulings C29): today, or in weekly mode the days of a range. */
export function periodOf(week: DateRange | null): Period {
  if (week === null) return today;
  const [start, end] = [calendarDay(week.start), calendarDay(week.end)];
  const days =
    start === null || end === null ? 'this week' : `${dayLabel(start)} to ${dayLabel(end)}`;
  return { isWeek: true, name: 'this week', days, before: ' before' };
}

const longestWeek = 7;

/** The days of a range, both ends included, as 'YYYY-MM-DD'; none when it is no range or longer than a week. */
export function daysOf({ start, end }: DateRange): readonly string[] {
  const [first, last] = [calendarDay(start), calendarDay(end)];
  if (first === null || last === null) return [];
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= longestWeek; day = addDays(day, 1))
    days.push(day);
  return days.length > longestWeek ? [] : days;
}

export function weekSubtitle(range: { readonly start: string; readonly end: string }): string {
  return `Week of ${dayText(range.start)} to ${dayText(range.end)} (Call Center Closed)`;
}

function dayText(text: string): string {
  const day = longDay(text);
  if (calendarDay(text) !== null || day === noValue) return day;
  // Bidi isolates keep an unknown text from reordering the words beside it.
  return `\u2068${oneLine(day)}\u2069`;
}

export function todaySubtitle(nowMs: number): string {
  return `Today, ${easternLongDate(nowMs)}`;
}
