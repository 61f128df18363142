import { countText } from '../domain/text/format.ts';
import { addDays } from '../domain/time/eastern.ts';
import { workingDays } from '../domain/time/period.ts';
import type { CalendarDate } from '../domain/time/read-time.ts';

/** The Eastern day of a response, and how many appointments were valid on it at that minute; null if unknown. */
export interface Received {
  readonly day: string;
  readonly valid: number | null;
}

/** The appointments per day of a week; of a week in progress, over its full days. */
export interface PerDay {
  readonly average: number | null;
  /** The full days of a week in progress; null for another week. */
  readonly fullDays: number | null;
}

interface Week {
  readonly startDate: CalendarDate;
  readonly totalAppointments: number | null;
  readonly dailyAverage: number | null;
  readonly isPartial: boolean | null;
}

/** A week's average as sent; of a week in progress without the day of the response, which is not over (rulings C41). */
export function perDayOf(week: Week, { day, valid }: Received): PerDay {
  const { startDate, totalAppointments: total, dailyAverage } = week;
  const { date: start } = startDate;
  const end = start && addDays(start, 6);
  const isInProgress =
    week.isPartial ?? (start !== null && end !== null && start <= day && day <= end);
  if (!isInProgress) return { average: dailyAverage, fullDays: null };
  const isOver = end !== null && end < day;
  const last = isOver ? end : addDays(day, -1);
  const fullDays = workingDays(startDate, { date: last, text: last }) ?? 0;
  if (isOver) return { average: dailyAverage, fullDays };
  if (fullDays === 0 || total === null || !dailyAverage) return { average: null, fullDays };
  // The server does not say how many days its average is of.
  const averagedDays = Math.round(total / dailyAverage);
  if (averagedDays === fullDays) return { average: dailyAverage, fullDays };
  const isWithToday = averagedDays === fullDays + 1 && valid !== null && valid <= total;
  return { average: isWithToday ? (total - valid) / fullDays : null, fullDays };
}

export function fullDaysText(fullDays: number): string {
  return fullDays === 0 ? 'no full day yet' : countText(fullDays, 'full day');
}
