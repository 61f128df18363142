import { countText } from '../text/words.ts';
import { addDays } from '../time/eastern.ts';
import type { CalendarDate } from '../time/read-time.ts';

/** When a response came: its Eastern day, and how many appointments were valid on it by then, null if unknown. */
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
  const averaged = Math.round(total / dailyAverage);
  if (averaged === fullDays) return { average: dailyAverage, fullDays };
  const isWithToday = averaged === fullDays + 1 && valid !== null && valid <= total;
  return { average: isWithToday ? (total - valid) / fullDays : null, fullDays };
}

export function fullDaysText(fullDays: number): string {
  return fullDays === 0 ? 'no full day yet' : countText(fullDays, 'full day');
}

const dayMs = 86_400_000;

/** The days from Monday to Saturday in a range, both ends included; null when it is no range. */
export function workingDays(start: CalendarDate, end: CalendarDate): number | null {
  if (start.date === null || end.date === null || start.date > end.date) return null;
  const from = Date.parse(`${start.date}T00:00:00Z`);
  const days = Math.round((Date.parse(`${end.date}T00:00:00Z`) - from) / dayMs) + 1;
  const untilSunday = (7 - new Date(from).getUTCDay()) % 7;
  return days - Math.max(0, Math.ceil((days - untilSunday) / 7));
}
