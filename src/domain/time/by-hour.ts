import { outcomesOf } from '../appointment/appointment.ts';
import { type Counts, noEvents } from '../tally.ts';
import { easternClock, parseInstant } from './eastern.ts';
import { callCenterHours } from './hours.ts';

export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

export interface HourCount {
  readonly hour: number;
  readonly count: number;
}

const hourMs = 3_600_000;

/** Bookings per Eastern hour: the call center's hours, and others with bookings; `untimed` have no readable time. */
export function bookingsByHour(rows: readonly { readonly time: string }[]): {
  readonly hours: readonly HourCount[];
  readonly untimed: number;
} {
  // Eastern time is whole hours from UTC, so each hour is looked up once.
  const perHour = new Map<number | null, number>();
  for (const { time } of rows) {
    const ms = parseInstant(time);
    const key = ms === null ? null : Math.floor(ms / hourMs);
    perHour.set(key, (perHour.get(key) ?? 0) + 1);
  }
  const counts = Array.from({ length: 24 }, () => 0);
  for (const [key, count] of perHour) {
    const hour = key === null ? undefined : easternClock(key * hourMs)?.hour;
    if (hour !== undefined) counts[hour] = (counts[hour] ?? 0) + count;
  }
  const hours = counts.map((count, hour) => ({ hour, count }));
  const booked = hours.filter(({ count }) => count > 0).map(({ hour }) => hour);
  const first = Math.min(callCenterHours.openMinute / 60, ...booked);
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...booked);
  return { hours: hours.slice(first, last + 1), untimed: perHour.get(null) ?? 0 };
}

interface Booked {
  readonly status: string;
  readonly time: string;
}

export interface HourEvents extends Counts {
  readonly hour: number;
}

interface Hours {
  readonly hours: readonly HourEvents[];
  readonly untimed: number;
}

/** Events per Eastern hour of booking, 9 AM to 9 PM and wider if rows lie outside (visual.md 10). */
export function eventsByHour(rows: readonly Booked[]): Hours {
  const { hours, untimed } = bookingsByHour(rows);
  const { valid, invalid } = outcomesOf(rows);
  const [validIn, invalidIn] = [valid, invalid].map(
    (some) => new Map(bookingsByHour(some).hours.map(({ hour, count }) => [hour, count])),
  );
  return {
    hours: hours.map(({ hour, count }) => ({
      hour,
      valid: validIn?.get(hour) ?? 0,
      invalid: invalidIn?.get(hour) ?? 0,
      all: count,
    })),
    untimed,
  };
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
