import type { Appointment, Appointments, DayFigures } from '../../calls/appointments.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import { type Why, whyInvalid } from '../../calls/reasons.ts';
import type { Person } from '../../domain/people.ts';
import { newestFirst, type Ordered } from '../../domain/time/order.ts';
import type { ReadState } from '../../query/use-read.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { withoutFormula } from '../../domain/text/csv.ts';
import { shownTime } from '../../domain/time/read-time.ts';

/** Where rows of a person are listed; null where no filter finds them alone. */
export type RowsHref = (list: RowList, filter?: Partial<RowFilter>) => string | null;

/** A person with their rows, newest first where these can be ordered, and the counts of those of the days in the heading. */
export interface PersonEvents extends Ordered<Appointment>, Why {
  readonly person: Person;
  /** The rows that are counted. */
  readonly ofDay: readonly Appointment[];
  /** How many rows are of other days (rulings C37). */
  readonly otherDays: number;
  readonly hrefOf: RowsHref;
}

export function personEvents(
  person: Person,
  own: readonly Appointment[],
  isOfDay: DayFigures['isOfDay'],
  hrefOf: RowsHref,
): PersonEvents {
  const events = newestFirst(own, ({ time }) => time, appointmentName);
  const ofDay = events.rows.filter(isOfDay);
  const otherDays = events.rows.length - ofDay.length;
  return { person, hrefOf, ...events, ofDay, otherDays, ...whyInvalid(ofDay) };
}

export interface PersonCard {
  readonly state: ReadState<Appointments>;
  /** The person of the page, and the one beside them if any. */
  readonly people: readonly [PersonEvents] | readonly [PersonEvents, PersonEvents];
}

/** The rule that an appointment met, or the reason why it is invalid. */
export function typeOrReason({ status, type, reason }: Appointment): string {
  return shownText(status.outcome === 'invalid' ? reason : type);
}

type Cell = (row: Appointment) => string;

/** By the head of the table's column. */
const columns = new Map<unknown, readonly [name: string, cell: Cell]>([
  ['Time', ['Time (ET)', ({ time }) => shownTime(time)]],
  ['Title', ['Title', ({ title }) => shownTitle(title)]],
  ['Customer', ['Customer', ({ customer }) => shownText(customer)]],
  ['Phone', ['Phone', ({ phone }) => shownText(phone.text)]],
  ['Region', ['Region', ({ region }) => region.name]],
  ['Sales rep', ['Sales rep', ({ salesRep }) => salesRep.name]],
  ['Telemarketer', ['Telemarketer', ({ telemarketer }) => telemarketer.name]],
  ['Type or reason', ['Type or reason', typeOrReason]],
  ['Result', ['Status', ({ status }) => shownText(status.word)]],
]);

/** Rows of a table for a spreadsheet or a message: a line each, tabs between the cells. */
export function listText(rows: readonly Appointment[], heads: readonly unknown[]): string {
  const copied = [...columns].filter(([head]) => heads.includes(head)).map(([, column]) => column);
  return [
    copied.map(([name]) => name),
    ...rows.map((row) => copied.map(([, cell]) => withoutFormula(cell(row)))),
  ]
    .map((texts) => texts.join('\t'))
    .join('\n');
}
