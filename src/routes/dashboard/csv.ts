import type { Appointment } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { byteOrderMark, csvLine, easternIso } from '../../domain/text/csv.ts';
import { hourLabel } from '../../domain/figures/hours.ts';
import { easternDate, easternZone } from '../../domain/time/eastern.ts';

/** '' where none was sent, instead of the screens' 'N/A'. */
const nameOf = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id === '' ? '' : name;

const percentOf = (percent: number | null) => (percent === null ? '' : String(percent));

const columns: Readonly<Record<string, (row: Appointment) => string>> = {
  Title: ({ title }) => title,
  Customer: ({ customer }) => customer,
  Region: ({ region }) => nameOf(region),
  Telemarketer: ({ telemarketer }) => nameOf(telemarketer),
  'Sales rep': ({ salesRep }) => nameOf(salesRep),
  Status: ({ status }) => status.id,
  Type: ({ type }) => type,
  Reason: ({ reason }) => reason,
  Confidence: ({ confidence }) => percentOf(confidence),
  'Detected state': ({ detectedState }) => nameOf(detectedState),
  'State confidence': ({ stateConfidence }) => percentOf(stateConfidence),
  Phone: ({ phone }) => phone.text,
  'Booked at': ({ time: { ms, text } }) => (ms === null ? text : easternIso(ms)),
  Zone: ({ time }) => (time.ms === null ? '' : easternZone),
};

/** A CSV file: names as the screens show them, other texts as sent. */
export function appointmentsCsv(rows: readonly Appointment[]): string {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((textOf) => textOf(row)));
  return byteOrderMark + [Object.keys(columns), ...lines].map(csvLine).join('');
}

/** Region, list, filter and date in letters, digits and hyphens: 'appointments-florida-invalid-2026-11-21.csv'. */
export function appointmentsCsvName(list: RowList, filter: RowFilter, nowMs: number): string {
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
