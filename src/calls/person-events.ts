import { countAmong } from '../api/received.ts';
import type { RowFilter } from '../domain/appointment/row-filter.ts';
import { appointmentName } from '../domain/appointment/token.ts';
import type { Person } from '../domain/people.ts';
import { newestFirst, type Ordered } from '../domain/time/order.ts';
import type { Appointment, DayFigures } from './appointments.ts';
import { findRows, type FoundLists } from './found-rows.ts';
import { type Why, whyInvalid } from './reasons.ts';

/** A person's rows, newest first where these can be ordered, and the counts of those of the days in the heading. */
export interface EventsOfPerson extends Ordered<Appointment>, Why {
  readonly person: Person;
  /** The rows that are counted. */
  readonly ofDay: readonly Appointment[];
  /** The rows that a filter means, of any day, by outcome. */
  readonly find: (filter: Partial<RowFilter>) => FoundLists<Appointment>;
  /** How many rows are of other days (rulings C37). */
  readonly otherDays: number;
  /** The number of valid ones; null for 0 while rows are missing that may be this person's (rulings A15). */
  readonly validCount: number | null;
  /** The number of all, in the same way. */
  readonly allCount: number | null;
}

/** `gap` names the rows that may be this person's and are not counted, '20 of 76 received'; '' for none. */
export function eventsOfPerson(
  person: Person,
  personRows: readonly Appointment[],
  isOfDay: DayFigures['isOfDay'],
  gap: string,
): EventsOfPerson {
  const events = newestFirst(personRows, ({ time }) => time, appointmentName);
  const ofDay = events.rows.filter(isOfDay);
  const why = whyInvalid(ofDay);
  return {
    person,
    ...events,
    ofDay,
    find: (filter) => findRows(events.rows, filter, isOfDay, gap),
    otherDays: events.rows.length - ofDay.length,
    ...why,
    validCount: countAmong(why.valid, gap),
    allCount: countAmong(why.all, gap),
  };
}
