import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { withoutFormula } from '../../domain/text/csv.ts';
import { shownTime } from '../../domain/time/show-time.ts';

/** The rule that an appointment met, or the reason why it is invalid. */
export function typeOrReason({ status, type, reason }: Appointment): string {
  return shownText(status.outcome === 'invalid' ? reason : type);
}

/** The columns of 'Copy list', also those that a narrow card hides. */
const copiedCells: Readonly<Record<string, (row: Appointment) => string>> = {
  'Time (ET)': ({ time }) => shownTime(time),
  Title: ({ title }) => shownTitle(title),
  Customer: ({ customer }) => shownText(customer),
  Region: ({ region }) => region.name,
  'Sales rep': ({ salesRep }) => salesRep.name,
  'Type or reason': typeOrReason,
  Status: ({ status }) => shownText(status.word),
};

/** Rows for a spreadsheet or a message: a line each, tabs between the cells. */
export function listText(rows: readonly Appointment[]): string {
  const lines = rows.map((row) =>
    Object.values(copiedCells).map((textOf) => withoutFormula(textOf(row))),
  );
  return [Object.keys(copiedCells), ...lines].map((cells) => cells.join('\t')).join('\n');
}
