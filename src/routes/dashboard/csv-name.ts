import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { regionName } from '../../domain/region/region.ts';
import { hourLabel } from '../../domain/time/by-hour.ts';
import { easternDate } from '../../domain/time/eastern.ts';

/** Says region, list, filter and date; letters, digits and hyphens only: 'appointments-florida-invalid-2026-11-21.csv'. */
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
