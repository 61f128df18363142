import { mapValues } from 'es-toolkit/object';
import { readStatus } from '../../domain/appointment/appointment.ts';
import { noFilter, type RowFilter } from '../../domain/appointment/row-filter.ts';
import { readPerson, readRep } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import { isBlank, cleanLine } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/format.ts';
import { hourLabel } from '../../domain/time/eastern.ts';
import type { SearchName } from '../../paths.ts';

// Filter fields and their names in the URL (C16). The dashboard's log has names of its own.
export const scopes = {
  screen: { q: 'q', region: 'region' },
  rows: {
    q: 'q',
    region: 'region',
    status: 'status',
    telemarketer: 'telemarketer',
    reason: 'reason',
    rep: 'rep',
    hour: 'hour',
  },
  log: { q: 'log-q', region: 'log-region' },
} as const satisfies Record<string, Partial<Record<keyof RowFilter, SearchName>>>;

export type FilterScope = keyof typeof scopes;

export const namesIn = (scope: FilterScope): Partial<Record<keyof RowFilter, SearchName>> =>
  scopes[scope];

/** The filter in a URL's query; an unknown hour is none (C16). */
export function filterOf(search: string, scope: FilterScope): RowFilter {
  const sent = new URLSearchParams(search);
  const texts = mapValues(namesIn(scope), (name) => (name && sent.get(name)) ?? '');
  const isHour = /^(?:1?\d|2[0-3])$/.test(texts.hour);
  return { ...noFilter, ...texts, hour: isHour ? Number(texts.hour) : null };
}

export type ChipName = Exclude<keyof RowFilter, 'q' | 'region'>;

/** The filters without an input field: their labels, and their texts as the list shows them. */
const fields: readonly (readonly [ChipName, label: string, text: (filter: RowFilter) => string])[] =
  [
    ['telemarketer', 'Telemarketer', ({ telemarketer }) => readPerson(telemarketer).name],
    ['reason', 'Reason', ({ reason }) => cleanLine(reason)],
    ['rep', 'Sales rep', ({ rep }) => readRep(rep).name],
    ['status', 'Status', ({ status }) => readStatus(status).word || 'N/A'],
    ['hour', 'Hour', ({ hour }) => (hour === null ? '' : hourLabel(hour))],
  ];

const longestText = 60;

export function chipsOf(filter: RowFilter) {
  const filled = fields.filter(([name]) => !isBlank(String(filter[name] ?? '')));
  return filled.map(([name, label, textOf]) => {
    return { name, label, text: excerpt(textOf(filter), longestText) };
  });
}

/** All that a filter asks for: 'Telemarketer Daniel Cole, Region Florida, "zoe"'. */
export function filterText(filter: RowFilter): string {
  const texts = chipsOf(filter).map(({ label, text }) => `${label} ${text}`);
  if (!isBlank(filter.region))
    texts.push(`Region ${excerpt(readRegion(filter.region).name, longestText)}`);
  if (!isBlank(filter.q)) texts.push(`"${excerpt(cleanLine(filter.q), longestText)}"`);
  return texts.join(', ');
}
