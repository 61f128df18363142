import type { Status } from '../appointment/appointment.ts';
import { addEvent, noEvents } from './events.ts';
import { easternHourOf } from '../appointment/row-filter.ts';
import { addDays, easternDate } from '../time/eastern.ts';
import { callCenterHours } from '../time/hours.ts';
import type { Time } from '../time/read-time.ts';
import type { DateRange } from '../time/period.ts';

export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

interface Booked {
  readonly status: Status;
  readonly time: Time;
}

function countHours(rows: readonly Booked[]) {
  const all = Array.from({ length: 24 }, (_, hour) => ({ hour, ...noEvents }));
  let untimed = 0;
  for (const { time, status } of rows) {
    const events = all[easternHourOf(time) ?? -1];
    if (events) addEvent(events, status.outcome);
    else untimed += 1;
  }
  return { all, untimed };
}

/** Events per Eastern hour of booking, 9 AM to 9 PM and wider if rows, or those of `span`, are outside (visual.md 10). */
export function eventsByHour(rows: readonly Booked[], span = rows) {
  const { all, untimed } = countHours(rows);
  const spanned = span === rows ? all : countHours(span).all;
  const booked = spanned.filter((events) => events.all > 0).map(({ hour }) => hour);
  const first = Math.min(callCenterHours.openMinute / 60, ...booked);
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...booked);
  return { hours: all.slice(first, last + 1), untimed };
}

/** Events per Eastern day of booking, of days as 'YYYY-MM-DD'; those of other days are in none. */
export function eventsByDay(rows: readonly Booked[], days: readonly string[]) {
  const all = days.map((day) => ({ day, ...noEvents }));
  for (const { time, status } of rows) {
    const day = time.ms === null ? '' : easternDate(time.ms);
    const events = all.find((each) => each.day === day);
    if (events) addEvent(events, status.outcome);
  }
  return all;
}

const dayMs = 86_400_000;
/** A server's clock may be ahead by as much. */
const aheadMs = 300_000;

/** How many of some times are in the 24 hours before `nowMs`; null where one is no time, or of later on. */
export function inLastDay(times: readonly Time[], nowMs: number): number | null {
  if (times.some(({ ms }) => ms === null || ms >= nowMs + aheadMs)) return null;
  return times.filter(({ ms }) => ms !== null && ms > nowMs - dayMs).length;
}

const longestWeek = 7;

/** The days of a range, both ends included, as 'YYYY-MM-DD'; none when it is no range or longer than a week. */
export function daysOf({ start, end }: DateRange): readonly string[] {
  const [first, last] = [start.date, end.date];
  if (first === null || last === null) return [];
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= longestWeek; day = addDays(day, 1))
    days.push(day);
  return days.length > longestWeek ? [] : days;
}
