import { isHiddenInRepLists, nameKey } from '../people.ts';
import { regionId } from '../region/region.ts';
import { addEvent, talliesBy, type Tally } from '../tally.ts';
import { byText, memoizeByText } from '../text/words.ts';
import { outcomesOf } from './appointment.ts';

export function validIn<T extends { readonly region: string; readonly status: string }>(
  rows: readonly T[],
  region: string,
): T[] {
  const id = regionId(region);
  const isThere = memoizeByText((text) => regionId(text) === id);
  return outcomesOf(rows).valid.filter((row) => isThere(row.region));
}

/** The sales reps of valid rows but the excluded ones (spec 3), most appointments first, then by name. */
export function repCounts(rows: readonly { readonly salesRep: string }[]): readonly Tally[] {
  const reps = talliesBy(nameKey, (name) => name.trim());
  for (const { salesRep } of rows) addEvent(reps.of(salesRep), 'valid');
  return [...reps.byKey.values()]
    .filter(({ name }) => !isHiddenInRepLists(name))
    .toSorted((a, b) => b.all - a.all || byText(a.key, b.key));
}

export function ofPerson<T extends { readonly salesRep: string; readonly telemarketer: string }>(
  rows: readonly T[],
  name: string,
): T[] {
  const key = nameKey(name);
  return rows.filter((row) => nameKey(row.salesRep) === key || nameKey(row.telemarketer) === key);
}

export function meanConfidence(
  rows: readonly { readonly confidence: number | null }[],
): number | null {
  const known = rows.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}
