import { regionOf, type RegionKey } from '../region/region.ts';

/** What a person looks for in a list of appointments. */
export interface Filter {
  /** Words; each must occur somewhere in the row. '' finds all. */
  readonly q: string;
  readonly region: RegionKey | null;
}

/** Whether a filter leaves anything out. */
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

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A question that texts answer: do they hold every word of `q`, whatever the case and the accents? */
export function wordsOf(q: string): (texts: readonly string[]) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const text = fold(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/**
 * The rows that a filter lets through, in their order: those of its region (rulings A4) that hold every
 * word of `q` in title, customer, telemarketer, rep, reason or phone. Without a filter, the same list.
 */
export function filterAppointments<T extends Searchable>(
  rows: readonly T[],
  filter: Filter,
): readonly T[] {
  if (!isFiltering(filter)) return rows;
  const { q, region } = filter;
  const holds = wordsOf(q);
  return rows.filter((row) => {
    if (region !== null && regionOf(row.region) !== region) return false;
    const { title, customer, telemarketer, salesRep, reason = '', phone = '' } = row;
    return holds([title, customer, telemarketer, salesRep, reason, phone]);
  });
}
