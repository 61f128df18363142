import { isHiddenInRepLists, nameKey } from '../people/rep-name.ts';
import { regionId } from '../region/region.ts';
import { byText, memoizeByText } from '../text/words.ts';
import { outcomesOf } from './appointment.ts';

interface Booked {
  readonly region: string;
  readonly status: string;
  readonly time: string;
  readonly salesRep: string;
  readonly telemarketer: string;
}

export function validIn<T extends Booked>(rows: readonly T[], region: string): T[] {
  const id = regionId(region);
  const isThere = memoizeByText((text) => regionId(text) === id);
  return outcomesOf(rows).valid.filter((row) => isThere(row.region));
}

export interface RepCount {
  readonly name: string;
  readonly count: number;
}

/** The sales reps of a list but the excluded ones (spec 3), most appointments first, then by name. */
export function repCounts(rows: readonly Booked[]): readonly RepCount[] {
  const keyOf = memoizeByText((name) => (isHiddenInRepLists(name) ? null : nameKey(name)));
  const reps = new Map<string, RepCount>();
  for (const { salesRep } of rows) {
    const key = keyOf(salesRep);
    if (key === null) continue;
    const { name = salesRep.trim(), count = 0 } = reps.get(key) ?? {};
    reps.set(key, { name, count: count + 1 });
  }
  return [...reps]
    .toSorted(([a, { count }], [b, { count: other }]) => other - count || byText(a, b))
    .map(([, rep]) => rep);
}

export function ofPerson<T extends Booked>(rows: readonly T[], name: string): T[] {
  const key = nameKey(name);
  return rows.filter((row) => nameKey(row.salesRep) === key || nameKey(row.telemarketer) === key);
}

export function meanConfidence(
  rows: readonly { readonly confidence: number | null }[],
): number | null {
  const known = rows.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
