import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomeOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { easternLongDate, easternTime } from '../../domain/time/eastern.ts';

export type LogEntry = Pick<
  Appointment,
  'title' | 'customer' | 'region' | 'telemarketer' | 'reason' | 'status'
>;

/**
 * The parts of a line of the Appointments Log (spec 2): `[REGION] "title" | Customer | Telemarketer | Reason`. The reason
 * is null unless the entry is invalid; line breaks within a field become spaces.
 */
export function logLine(entry: LogEntry) {
  return {
    region: `[${regionName(oneLine(entry.region)).toUpperCase()}]`,
    title: `"${shownTitle(oneLine(entry.title))}"`,
    customer: shownText(oneLine(entry.customer)),
    telemarketer: shownText(oneLine(entry.telemarketer)),
    reason: outcomeOf(entry.status) === 'invalid' ? shownText(oneLine(entry.reason)) : null,
  };
}

type ExportedAppointment = LogEntry & Pick<Appointment, 'type'>;

/**
 * The text file of the Appointments Analysis card (spec 2, 7): a header with the Eastern date and time of `nowMs`,
 * the totals, and one numbered line per appointment in the server's order, each ending in '\n'.
 */
export function appointmentsText(
  appointments: readonly ExportedAppointment[],
  totals: Readonly<Record<'total' | 'valid' | 'invalid', number | null>>,
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

const statusWords = { valid: 'Valid', invalid: 'Invalid' } as const;

function numberedLine({ status, type, reason, ...rest }: ExportedAppointment): string {
  const { region, title, customer, telemarketer } = logLine({ ...rest, status, reason });
  const side = outcomeOf(status);
  return [
    `${region} ${title}`,
    `Status: ${side ? statusWords[side] : shownText(oneLine(status))}`,
    `Customer: ${customer}`,
    `Telemarketer: ${telemarketer}`,
    `Type: ${shownText(oneLine(type))}`,
    `Reason: ${shownText(oneLine(reason))}`,
  ].join(' | ');
}
