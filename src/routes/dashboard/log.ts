import { groupBy } from 'es-toolkit/array';
import type { Appointment, AppointmentFigures } from '../../calls/appointments.ts';
import {
  notAvailable,
  shownText,
  shownTitle,
  showNumber,
  capitalized,
  codeWords,
} from '../../domain/text/format.ts';
import type { Status } from '../../domain/appointment/appointment.ts';
import { easternLongDate, easternTime, hourLabel } from '../../domain/time/eastern.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank, cleanLine } from '../../domain/text/clean.ts';
import { percentCell, type SheetColumns, timeCell } from '../../domain/text/csv.ts';

export type LogEntry = Pick<
  Appointment,
  'title' | 'customer' | 'region' | 'telemarketer' | 'reason' | 'status'
>;

/**
 * The parts of a line of the Appointments Log (S2): `[REGION] "title" | Customer | Telemarketer | Reason`. The reason
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

/**
 * The text file of the Appointments Analysis card (S2, S7): a header with the Eastern date and time of the response, the
 * totals or what is missing of them (`received`), and one numbered line per appointment in the server's order, each ending in '\n'.
 */
export function appointmentsText(
  rows: readonly Appointment[],
  counts: AppointmentFigures['counts'],
  received: string,
  receivedMs: number,
): string {
  const lines = [
    `Appointments, ${easternLongDate(receivedMs)}, ${easternTime(receivedMs)} Eastern`,
    `Total: ${showNumber(counts.total)}`,
    `Valid: ${showNumber(counts.valid)}`,
    `Invalid/Blocked: ${showNumber(counts.invalid)}`,
    ...(received === '' ? undecidedTexts(rows) : [received]),
    '',
    ...rows.map((row, index) => `${index + 1}. ${numberedLine(row)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** 'Pending: 2', for each status of undecided rows. */
function undecidedTexts(rows: readonly Pick<Appointment, 'status'>[]): string[] {
  const undecided = rows.filter(({ status }) => status.outcome === null);
  const groups = Object.values(groupBy(undecided, ({ status }) => `status ${status.id}`));
  return groups.map(([row, ...others]) => {
    const name = row?.status.word ? statusText(row.status) : 'Without a status';
    return `${name}: ${showNumber(1 + others.length)}`;
  });
}

const statusWords = { valid: 'Valid', invalid: 'Invalid' } as const;

function statusText(status: Status): string {
  if (status.outcome !== null) return statusWords[status.outcome];
  return status.word === '' ? notAvailable : codeWords(status.word);
}

function numberedLine(appointment: Appointment): string {
  const { status, type, reason } = appointment;
  const { region, title, customer, telemarketer } = logLine(appointment);
  return [
    `${region} ${title}`,
    `Status: ${statusText(status)}`,
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
  Status: ({ status: { word } }) => (word === '' ? '' : codeWords(word)),
  Type: ({ type }) => type,
  Reason: ({ reason }) => reason,
  Confidence: ({ confidence }) => percentCell(confidence),
  'Detected state': ({ detectedState }) => nameOf(detectedState),
  'State confidence': ({ stateConfidence }) => percentCell(stateConfidence),
  Phone: ({ phone }) => phone.text,
  'Booked at (ET)': ({ time }) => timeCell(time),
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
    title: capitalized(parts.map(cleanLine).join(' ')),
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
