import type { RepInRegion } from '../../calls/region-reps.ts';
import { eachOnce } from '../../domain/text/spelling.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';

/** The reps whose name, id or territories contain every word of `q` (B6). */
export function searchReps(rows: readonly RepInRegion[], q: string) {
  const query = searchQuery(q);
  return rows.filter((row) => {
    const { rep, profile } = row;
    const texts = [profile?.repId ?? '', rep.sent, rep.name, ...territoriesOf(row)];
    return matches(query, { texts: texts.map(searchText) });
  });
}

/** The names of a rep's territories, each once (A4). */
export function territoriesOf({ profile }: Pick<RepInRegion, 'profile'>): readonly string[] {
  return eachOnce(profile?.territories ?? []).map(({ name }) => name);
}
