import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { withoutFormula } from '../../domain/text/csv.ts';
import { shownTime } from '../../domain/time/show-time.ts';

/** The rule that an appointment met, or the reason why it is invalid. */
export function typeOrReason({ status, type, reason }: Appointment): string {
  return shownText(status.outcome === 'invalid' ? reason : type);
}

const cells = {
  'Time (ET)': ({ time }) => shownTime(time),
  Title: ({ title }) => shownTitle(title),
  Customer: ({ customer }) => shownText(customer),
  Phone: ({ phone }) => shownText(phone.text),
  Region: ({ region }) => region.name,
  'Sales rep': ({ salesRep }) => salesRep.name,
  Telemarketer: ({ telemarketer }) => telemarketer.name,
  'Type or reason': typeOrReason,
  Status: ({ status }) => shownText(status.word),
} satisfies Record<string, (row: Appointment) => string>;

/** The columns of 'Copy list', also those that a narrow card hides. */
export type CopiedColumn = keyof typeof cells;

/** Rows for a spreadsheet or a message: a line each, tabs between the cells. */
export function listText(rows: readonly Appointment[], columns: readonly CopiedColumn[]): string {
  const lines = rows.map((row) => columns.map((column) => withoutFormula(cells[column](row))));
  return [columns, ...lines].map((texts) => texts.join('\t')).join('\n');
}
