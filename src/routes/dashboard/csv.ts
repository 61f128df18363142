import type { Appointment } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank, visibleLine } from '../../domain/text/clean.ts';
import { capitalized } from '../../domain/text/words.ts';
import { hourLabel } from '../../domain/figures/hours.ts';
import { easternZone } from '../../domain/time/eastern.ts';
import type { SheetColumns } from '../../features/export/sheet.ts';

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
