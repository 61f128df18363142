import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { type Why, whyInvalid } from '../../domain/figures/why.ts';
import type { Person } from '../../domain/people.ts';
import { newestFirst, type Ordered } from '../../domain/time/order.ts';
import type { ReadState } from '../../query/use-read.ts';

/** Where rows of a person are listed; null where no filter finds them alone. */
export type RowsHref = (list: RowList, filter?: Partial<RowFilter>) => string | null;

/** A person with their events, newest first where these can be ordered, and the counts of these. */
export interface PersonEvents extends Ordered<Appointment>, Why {
  readonly person: Person;
  readonly hrefOf: RowsHref;
}

export function personEvents(
  person: Person,
  own: readonly Appointment[],
  hrefOf: RowsHref,
): PersonEvents {
  const events = newestFirst(own, ({ time }) => time, appointmentName);
  return { person, hrefOf, ...events, ...whyInvalid(events.rows) };
}

export interface PersonCard {
  readonly state: ReadState<Appointments>;
  /** The person of the page, and the one beside them if any. */
  readonly people: readonly [PersonEvents] | readonly [PersonEvents, PersonEvents];
}
