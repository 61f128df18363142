import { regionOf, type RegionKey } from './region.ts';

/** What a person looks for in a list of appointments. */
export interface Filter {
  /** Words; each must occur somewhere in the row. '' finds all. */
  readonly q: string;
  readonly region: RegionKey | null;
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

/**
 * The rows that a filter lets through, in their order: those of its region (rulings A4) that hold every
 * word of `q` in title, customer, telemarketer, rep, reason or phone, whatever the case and the accents.
 */
export function filterAppointments<T extends Searchable>(
  rows: readonly T[],
  { q, region }: Filter,
): readonly T[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  if (words.length === 0 && region === null) return rows;
  return rows.filter((row) => {
    if (region !== null && regionOf(row.region) !== region) return false;
    if (words.length === 0) return true;
    const { title, customer, telemarketer, salesRep, reason = '', phone = '' } = row;
    const text = fold([title, customer, telemarketer, salesRep, reason, phone].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
