import type { RowFilter } from '../domain/appointment/row-filter.ts';
import type { Person } from '../domain/people.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Appointment } from './appointments.ts';
import { findRows, type FoundLists } from './found-rows.ts';
import { type Why, whyInvalid } from './reasons.ts';

/** A person's rows, newest first, and their counts. */
export interface EventsOfPerson extends Why {
  readonly person: Person;
  readonly rows: readonly Appointment[];
  /** The rows that a filter means, by outcome. */
  readonly find: (filter: Partial<RowFilter>) => FoundLists<Appointment>;
}

export function eventsOfPerson(person: Person, personRows: readonly Appointment[]): EventsOfPerson {
  const rows = newestFirst(personRows, ({ time }) => time);
  return { person, rows, find: (filter) => findRows(rows, filter), ...whyInvalid(rows) };
}
