import { countText } from '../domain/text/format.ts';
import { addDays } from '../domain/time/eastern.ts';
import { workingDays } from '../domain/time/period.ts';
import type { MonthWeek } from './month-rows.ts';

/** The appointments per day of a week. */
export interface PerDay {
  readonly average: number | null;
  /** The number of full days behind the average of a week in progress; null for another week. */
  readonly fullDays: number | null;
}

type Week = Pick<MonthWeek, 'startDate' | 'dailyAverage' | 'isPartial'>;

/** From Monday to Saturday. */
const daysOfWeek = 6;

/**
 * A week's average as sent, on the Eastern day of the response. A week in progress has none before its first full day
 * (C41).
 */
export function perDayOf({ startDate, dailyAverage, isPartial }: Week, day: string): PerDay {
  if (isPartial !== true) return { average: dailyAverage, fullDays: null };
  const dayBefore = addDays(day, -1);
  const past = workingDays(startDate, { date: dayBefore, text: dayBefore }) ?? 0;
  const fullDays = Math.min(past, daysOfWeek);
  return { average: fullDays === 0 ? null : dailyAverage, fullDays };
}

export function fullDaysText(fullDays: number): string {
  return fullDays === 0 ? 'no full day yet' : countText(fullDays, 'full day');
}
