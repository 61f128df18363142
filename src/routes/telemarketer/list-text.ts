import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle, outcomeOf } from '../../domain/appointment/appointment.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { regionName } from '../../domain/region/region.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { formatInstant } from '../../domain/time/eastern.ts';

/** The rule that a valid appointment met, or why it is none. */
export function typeOrReason({ status, type, reason }: Appointment): string {
  if (outcomeOf(status) === 'invalid') return shownText(reason);
  return shownText(type);
}

const head = ['Time (ET)', 'Title', 'Customer', 'Region', 'Sales rep', 'Type or reason', 'Status'];

/** Rows for a spreadsheet or a message: a line each, tabs between the cells. */
export function listText(rows: readonly Appointment[]): string {
  const lines = rows.map((row) =>
    [
      formatInstant(row.time),
      shownTitle(row.title),
      shownText(row.customer),
      regionName(row.region),
      repDisplayName(row.salesRep),
      typeOrReason(row),
      shownText(row.status),
    ].map(cell),
  );
  return [head, ...lines].map((cells) => cells.join('\t')).join('\n');
}

// A spreadsheet would run a text that begins so.
function cell(text: string): string {
  const line = oneLine(text);
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
