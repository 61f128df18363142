import type { Appointment, Appointments } from '../../api/entities/appointment.ts';
import type { Rows } from '../../api/tolerant.ts';
import { countsOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { easternLongDate, easternTime } from '../../domain/time/eastern.ts';

export type LogEntry = Pick<
  Appointment,
  'title' | 'customer' | 'region' | 'telemarketer' | 'reason' | 'status'
>;

/**
 * The parts of a line of the Appointments Log (spec 2): `[REGION] "title" | Customer | Telemarketer | Reason`. The reason
 * is null unless the entry is invalid.
 */
export function logLine(entry: LogEntry) {
  return {
    region: `[${entry.region.name.toUpperCase()}]`,
    title: `"${shownTitle(entry.title)}"`,
    customer: shownText(entry.customer),
    telemarketer: entry.telemarketer.name,
    reason: entry.status.outcome === 'invalid' ? shownText(entry.reason) : null,
  };
}

type ExportedAppointment = LogEntry & Pick<Appointment, 'type'>;

type ExportedList = Rows<ExportedAppointment> & Pick<Appointments, 'sentTotals'>;

/**
 * The text file of the Appointments Analysis card (spec 2, 7): a header with the Eastern date and time of `nowMs`,
 * the totals, and one numbered line per appointment in the server's order, each ending in '\n'.
 */
export function appointmentsText(list: ExportedList, nowMs: number): string {
  const totals = countsOf(list);
  const lines = [
    `Appointments, ${easternLongDate(nowMs)}, ${easternTime(nowMs)} Eastern`,
    `Total: ${showNumber(totals.total)}`,
    `Valid: ${showNumber(totals.valid)}`,
    `Invalid/Blocked: ${showNumber(totals.invalid)}`,
    ...(isWhole(list) ? [] : [receivedText(list)]),
    '',
    ...list.rows.map((appointment, index) => `${index + 1}. ${numberedLine(appointment)}`),
  ];
  return `${lines.join('\n')}\n`;
}

const statusWords = { valid: 'Valid', invalid: 'Invalid' } as const;

function numberedLine(appointment: ExportedAppointment): string {
  const { status, type, reason } = appointment;
  const { region, title, customer, telemarketer } = logLine(appointment);
  return [
    `${region} ${title}`,
    `Status: ${status.outcome ? statusWords[status.outcome] : shownText(status.word)}`,
    `Customer: ${customer}`,
    `Telemarketer: ${telemarketer}`,
    `Type: ${shownText(type)}`,
    `Reason: ${shownText(reason)}`,
  ].join(' | ');
}
