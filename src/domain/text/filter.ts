import { regionOf, type RegionKey } from '../region/region.ts';

export interface Filter {
  readonly q: string;
  readonly region: RegionKey | null;
}

export function isFiltering({ q, region }: Filter): boolean {
  return q.trim() !== '' || region !== null;
}

interface Searchable {
  readonly title: string;
  readonly customer: string;
  readonly telemarketer: string;
  readonly salesRep: string;
  readonly region: string;
  readonly reason?: string;
  readonly phone?: string;
}

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A test whether texts together hold every word of `q`, ignoring case and accents. */
export function matcherOf(q: string): (texts: readonly string[]) => boolean {
  const words = withoutAccents(q).split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const text = withoutAccents(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/** The rows of the filter's region (rulings A4) that match its words; without a filter, the same list. */
export function filterAppointments<T extends Searchable>(
  rows: readonly T[],
  filter: Filter,
): readonly T[] {
  if (!isFiltering(filter)) return rows;
  const { q, region } = filter;
  const matches = matcherOf(q);
  return rows.filter((row) => {
    if (region !== null && regionOf(row.region) !== region) return false;
    const { title, customer, telemarketer, salesRep, reason = '', phone = '' } = row;
    return matches([title, customer, telemarketer, salesRep, reason, phone]);
  });
}
