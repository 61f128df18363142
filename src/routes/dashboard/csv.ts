import type { Appointment } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { repDisplayName } from '../../domain/people.ts';
import { regionName } from '../../domain/region/region.ts';
import { byteOrderMark, csvLine, easternIso } from '../../domain/text/csv.ts';
import { isBlank } from '../../domain/text/plain-text.ts';
import { hourLabel } from '../../domain/figures/hours.ts';
import { easternDate, easternZone, parseInstant } from '../../domain/time/eastern.ts';

type ExportedRow = Omit<Appointment, 'state'>;

const unlessBlank = (text: string, show: (text: string) => string) =>
  isBlank(text) ? '' : show(text);

const columns: Readonly<Record<string, (row: ExportedRow) => string>> = {
  Title: ({ title }) => title,
  Customer: ({ customer }) => customer,
  Region: ({ region }) => unlessBlank(region, regionName),
  Telemarketer: ({ telemarketer }) => telemarketer,
  'Sales rep': ({ salesRep }) => unlessBlank(salesRep, repDisplayName),
  Status: ({ status }) => status,
  Type: ({ type }) => type,
  Reason: ({ reason }) => reason,
  Confidence: ({ confidence }) => (confidence === null ? '' : String(confidence)),
  'Detected state': ({ detectedState }) => unlessBlank(detectedState, regionName),
  Phone: ({ phone }) => phone,
  'Booked at': ({ time }) => {
    const ms = parseInstant(time);
    return ms === null ? time : easternIso(ms);
  },
  Zone: ({ time }) => (parseInstant(time) === null ? '' : easternZone),
};

/** A CSV file: names as the screens show them, other texts as sent. */
export function appointmentsCsv(rows: readonly ExportedRow[]): string {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((textOf) => textOf(row)));
  return byteOrderMark + [Object.keys(columns), ...lines].map(csvLine).join('');
}

/** Region, list, filter and date in letters, digits and hyphens: 'appointments-florida-invalid-2026-11-21.csv'. */
export function appointmentsCsvName(list: RowList, filter: RowFilter, nowMs: number): string {
  const { region, telemarketer, reason, rep, status, hour, q } = filter;
  const parts = [
    region.trim() === '' ? 'all regions' : regionName(region),
    list === 'all' ? 'all events' : list,
    ...[telemarketer, reason, rep, status].filter((text) => text.trim() !== ''),
    ...(hour === null ? [] : [hourLabel(hour)]),
    ...(q.trim() === '' ? [] : [q]),
  ];
  return `appointments-${parts.map(slug).join('-')}-${easternDate(nowMs)}.csv`;
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
