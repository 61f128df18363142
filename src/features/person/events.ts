import type { Appointment, Appointments } from '../../calls/appointments.ts';
import type { EventsOfPerson } from '../../calls/person-events.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import type { ReadStatus } from '../../query/data-state.ts';
import { shownText, shownTitle } from '../../domain/text/format.ts';
import { withoutFormula } from '../../domain/text/csv.ts';
import { shownTime } from '../../domain/time/read-time.ts';

/** Where a person's rows are listed; null if no filter finds exactly these. */
type RowsHref = (list: RowList, filter?: Partial<RowFilter>) => string | null;

/** A person with their rows, and where these are listed. */
export interface PersonEvents extends EventsOfPerson {
  readonly hrefOf: RowsHref;
}

export interface PersonCard {
  readonly status: ReadStatus<Appointments>;
  /** '20 of 76 received', where rows are missing (A15), else ''. */
  readonly received: string;
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
  ['Booked', ['Booked (ET)', ({ time }) => shownTime(time)]],
  ['Title', ['Title', ({ title }) => shownTitle(title)]],
  ['Customer', ['Customer', ({ customer }) => shownText(customer)]],
  ['Phone', ['Phone', ({ phone }) => shownText(phone.text)]],
  ['Region', ['Region', ({ region }) => region.name]],
  ['Sales rep', ['Sales rep', ({ salesRep }) => salesRep.name]],
  ['Telemarketer', ['Telemarketer', ({ telemarketer }) => telemarketer.name]],
  ['Type or reason', ['Type or reason', typeOrReason]],
  ['Confidence or result', ['Status', ({ status }) => shownText(status.word)]],
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
