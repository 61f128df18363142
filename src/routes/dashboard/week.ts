import type { MonthWeek } from '../../api/entities/monthly.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { byText } from '../../domain/text/words.ts';
import { sum } from '../../domain/number/format.ts';
import { calendarDay } from '../../domain/time/eastern.ts';
import { daysOf } from '../../domain/time/period.ts';

interface DayCount {
  readonly day: string;
  readonly valid: number;
}

/** The valid appointments of each day of a range, by their times; null unless they add up to `total` (visual.md 14). */
export function daysOfWeek(
  rows: readonly { readonly status: string; readonly time: string }[],
  range: { readonly start: string; readonly end: string },
  total: number | null,
): readonly DayCount[] | null {
  const counts = new Map(daysOf(range).map((day) => [day, 0]));
  for (const { time } of outcomesOf(rows).valid) {
    const day = calendarDay(time);
    const count = day === null ? undefined : counts.get(day);
    if (day !== null && count !== undefined) counts.set(day, count + 1);
  }
  const days = [...counts].map(([day, valid]) => ({ day, valid }));
  return total && sum(days.map(({ valid }) => valid)) === total ? days : null;
}

const usualWeeks = 4;

type Week = Pick<MonthWeek, 'startDate' | 'endDate' | 'totalAppointments' | 'isPartial'>;
type Months = readonly { readonly weeklyBreakdown: { readonly rows: readonly Week[] } }[];

/** The least and the most of the last four full weeks that ended before a day; null with fewer. */
export function usualWeek(
  months: Months,
  before: string,
): { readonly least: number; readonly most: number } | null {
  const full = new Map<string, number>();
  for (const week of months.flatMap(({ weeklyBreakdown }) => weeklyBreakdown.rows)) {
    const [start, end] = [calendarDay(week.startDate), calendarDay(week.endDate)];
    const isEarlier = start !== null && end !== null && end < before;
    if (isEarlier && week.isPartial !== true && week.totalAppointments !== null)
      full.set(start, week.totalAppointments);
  }
  const last = [...full].toSorted(([a], [b]) => byText(b, a)).slice(0, usualWeeks);
  const counts = last.map(([, count]) => count);
  return counts.length < usualWeeks
    ? null
    : { least: Math.min(...counts), most: Math.max(...counts) };
}
