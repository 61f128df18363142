import type { Appointment, Appointments } from '../../calls/appointments.ts';
import type { Rows } from '../../api/tolerant.ts';
import { countsOf, shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { easternLongDate, easternTime, easternZone, hourLabel } from '../../domain/time/eastern.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank, visibleLine } from '../../domain/text/clean.ts';
import { capitalized } from '../../domain/text/words.ts';
import type { SheetColumns } from '../../domain/text/csv.ts';

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

/** '' where none was sent, instead of the screens' 'N/A'. */
const nameOf = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id === '' ? '' : name;

/** Names as the screens show them, other texts as sent. */
export const appointmentColumns: SheetColumns<Appointment> = {
  Title: ({ title }) => title,
  Customer: ({ customer }) => customer,
  Region: ({ region }) => nameOf(region),
  Telemarketer: ({ telemarketer }) => nameOf(telemarketer),
  'Sales rep': ({ salesRep }) => nameOf(salesRep),
  Status: ({ status }) => status.id,
  Type: ({ type }) => type,
  Reason: ({ reason }) => reason,
  Confidence: ({ confidence }) => confidence,
  'Detected state': ({ detectedState }) => nameOf(detectedState),
  'State confidence': ({ stateConfidence }) => stateConfidence,
  Phone: ({ phone }) => phone.text,
  'Booked at': ({ time: { ms, text } }) => (ms === null ? text : { ms }),
  Zone: ({ time }) => (time.ms === null ? '' : easternZone),
};

/** Region, list and filter: as a file's name, 'appointments-florida-invalid', and as a sheet's title, 'Florida invalid'. */
export function appointmentsFile(list: RowList, filter: RowFilter) {
  const { region, telemarketer, reason, rep, status, hour, q } = filter;
  const parts = [
    isBlank(region) ? 'all regions' : readRegion(region).name,
    list === 'all' ? 'all events' : list,
    telemarketer,
    reason,
    rep,
    status,
    hour === null ? '' : hourLabel(hour),
    q,
  ].filter((text) => !isBlank(text));
  return {
    name: `appointments-${parts.map(slug).join('-')}`,
    title: capitalized(parts.map(visibleLine).join(' ')),
  };
}

const longestPart = 30;

function slug(text: string): string {
  const letters = text
    .slice(0, 4 * longestPart)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replaceAll(/^-|-$/g, '');
  return letters || 'other';
}
