import { addDays, calendarDay } from './eastern.ts';
import type { DateRange } from './period.ts';

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
