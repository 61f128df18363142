import { addDays, calendarDay, dayLabel } from './eastern.ts';

export interface Period {
  readonly isWeek: boolean;
  readonly name: 'today' | 'this week';
  readonly days: string;
  /** What follows the figure of a comparison: ' yesterday', ', Nov 9 to Nov 14'. */
  readonly before: string;
}

interface DateRange {
  readonly start: string;
  readonly end: string;
}

const today: Period = { isWeek: false, name: 'today', days: 'today', before: ' yesterday' };

/** What the figures cover (rulings C29): today, or in weekly mode the days of a range; a week is compared with the same days of the one before. */
export function periodOf(week: DateRange | null): Period {
  if (week === null) return today;
  const [start, end] = [calendarDay(week.start), calendarDay(week.end)];
  const period = { isWeek: true, name: 'this week' } as const;
  if (start === null || end === null) return { ...period, days: 'this week', before: ' before' };
  const span = (by: number) => `${dayLabel(addDays(start, by))} to ${dayLabel(addDays(end, by))}`;
  return { ...period, days: span(0), before: `, ${span(-7)}` };
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
