import { shownText, sideOf } from '../../domain/appointment/appointment.ts';
import { easternLongDate, easternTime } from '../../domain/time/eastern.ts';
import { type LogEntry, logLine } from './log.ts';
import { showNumber } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';

export type ExportedAppointment = LogEntry & { readonly type?: string | null | undefined };

type Count = number | null;

/**
 * The text file of the Appointments Analysis card (spec 2, spec 7): a header line with the Eastern
 * date and time, the totals that the card shows, and one numbered line per appointment in the
 * server's order. Lines end in '\n'; line breaks within fields become spaces. `nowMs` is an instant
 * in ms.
 */
export function appointmentsText(
  appointments: readonly ExportedAppointment[],
  totals: { readonly total: Count; readonly valid: Count; readonly invalid: Count },
  nowMs: number,
): string {
  const lines = [
    `Appointments, ${easternLongDate(nowMs)}, ${easternTime(nowMs)} Eastern`,
    `Total: ${showNumber(totals.total)}`,
    `Valid: ${showNumber(totals.valid)}`,
    `Invalid/Blocked: ${showNumber(totals.invalid)}`,
    '',
    ...appointments.map((appointment, index) => `${index + 1}. ${numberedLine(appointment)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function numberedLine(appointment: ExportedAppointment): string {
  const line = logLine(appointment);
  return [
    `${line.region} ${line.title}`,
    `Status: ${statusWord(appointment.status)}`,
    `Customer: ${line.customer}`,
    `Telemarketer: ${line.telemarketer}`,
    `Type: ${shownText(oneLine(appointment.type))}`,
    `Reason: ${shownText(oneLine(appointment.reason))}`,
  ].join(' | ');
}

function statusWord(status: string): string {
  switch (sideOf(status)) {
    case 'valid':
      return 'Valid';
    case 'invalid':
      return 'Invalid';
    default:
      return shownText(oneLine(status));
  }
}
