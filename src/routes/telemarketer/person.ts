import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { eventsByHour } from '../../domain/time/by-hour.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { byTelemarketer } from './by-telemarketer.ts';
import { eventsByRegion } from './regions.ts';

/** A telemarketer with their events, and what is counted of them. */
export type Person = ReturnType<typeof personOf>;

/** Somebody by any spelling of the name; nobody's events are none. */
export function personOf(
  name: string,
  all: readonly Appointment[] | undefined,
  people: readonly string[],
) {
  const key = personKey(name);
  const own = byTelemarketer(all).get(key);
  const rows = newestFirst(own?.rows ?? [], ({ time }) => time);
  const { valid, invalid } = outcomesOf(rows);
  const known = people.find((each) => personKey(each) === key);
  return {
    name: oneLine(known ?? name),
    rows,
    valid,
    invalid,
    hours: eventsByHour(rows),
    regions: eventsByRegion(rows),
  };
}
