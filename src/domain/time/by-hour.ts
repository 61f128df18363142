import { outcomeOf } from '../appointment/appointment.ts';
import { addEvent, type Counts, noEvents } from '../tally.ts';
import { easternClock, parseInstant } from './eastern.ts';
import { callCenterHours } from './hours.ts';

export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

export interface HourEvents extends Counts {
  readonly hour: number;
}

interface Hours {
  readonly hours: readonly HourEvents[];
  readonly untimed: number;
}

/** Events per Eastern hour of booking: the call center's hours, and others with events (visual.md 10). */
export function eventsByHour(
  rows: readonly { readonly status: string; readonly time: string }[],
): Hours {
  const ofDay = Array.from({ length: 24 }, (_, hour) => ({ hour, ...noEvents }));
  let untimed = 0;
  for (const { status, time } of rows) {
    const clock = easternClock(parseInstant(time) ?? NaN);
    const events = ofDay[clock?.hour ?? NaN];
    if (events) addEvent(events, outcomeOf(status));
    else untimed += 1;
  }
  const booked = ofDay.filter(({ all }) => all > 0).map(({ hour }) => hour);
  const first = Math.min(callCenterHours.openMinute / 60, ...booked);
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...booked);
  return { hours: ofDay.slice(first, last + 1), untimed };
}

export function inOneSpan(people: readonly Hours[]): readonly (readonly HourEvents[])[] {
  const all = people.flatMap(({ hours }) => hours.map(({ hour }) => hour));
  const first = Math.min(...all);
  const length = all.length === 0 ? 0 : Math.max(...all) - first + 1;
  return people.map(({ hours }) =>
    Array.from(
      { length },
      (_, at) => hours.find(({ hour }) => hour === first + at) ?? { hour: first + at, ...noEvents },
    ),
  );
}
