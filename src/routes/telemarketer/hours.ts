import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { bookingsByHour } from '../../domain/appointment/region-appointments.ts';

interface Booked {
  readonly status: string;
  readonly time: string;
}

export interface HourEvents {
  readonly hour: number;
  readonly valid: number;
  readonly invalid: number;
  /** With those of neither list (rulings A3). */
  readonly all: number;
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

/** One span of hours for several people. */
export function inOneSpan(people: readonly Hours[]): readonly (readonly HourEvents[])[] {
  const all = people.flatMap(({ hours }) => hours.map(({ hour }) => hour));
  const first = Math.min(...all);
  const length = all.length === 0 ? 0 : Math.max(...all) - first + 1;
  return people.map(({ hours }) =>
    Array.from(
      { length },
      (_, at) =>
        hours.find(({ hour }) => hour === first + at) ?? {
          hour: first + at,
          valid: 0,
          invalid: 0,
          all: 0,
        },
    ),
  );
}
