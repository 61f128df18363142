import { calendarDay, dayLabel } from './eastern.ts';

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
