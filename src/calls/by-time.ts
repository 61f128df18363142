import type { Status } from '../domain/appointment/appointment.ts';
import { easternHourOf } from '../domain/appointment/row-filter.ts';
import { callCenterHours } from '../domain/time/hours.ts';
import { dayOfTime, type Time } from '../domain/time/read-time.ts';
import { addEvent, noEvents } from './tallies.ts';

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

/** Events per Eastern hour of booking, 9 AM to 9 PM and wider if rows, or those of `span`, are outside. */
export function eventsByHour(rows: readonly Booked[], span = rows) {
  const { all, untimed } = countHours(rows);
  const spanned = span === rows ? all : countHours(span).all;
  const booked = spanned.filter((events) => events.all > 0).map(({ hour }) => hour);
  const first = Math.min(callCenterHours.openMinute / 60, ...booked);
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...booked);
  return { hours: all.slice(first, last + 1), untimed };
}

export type HourTime = 'over' | 'now' | 'to come';

/** Whether an hour of the day is over, present or to come. All hours of a week are over (`presentHour` null). */
export function hourTime(hour: number, presentHour: number | null): HourTime {
  if (presentHour === null || hour < presentHour) return 'over';
  return hour === presentHour ? 'now' : 'to come';
}

/** Events per Eastern day of booking, of days as 'YYYY-MM-DD'. */
export function eventsByDay(rows: readonly Booked[], days: readonly string[]) {
  const byDay = new Map(days.map((day) => [day, { ...noEvents }]));
  for (const { time, status } of rows) {
    const events = byDay.get(dayOfTime(time) ?? '');
    if (events) addEvent(events, status.outcome);
  }
  return Array.from(byDay, ([day, events]) => ({ day, ...events }));
}
