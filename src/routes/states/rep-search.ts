import type { SalesRepProfile } from '../../calls/reps.ts';
import { eachOnce } from '../../domain/text/spelling.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';

/** The reps whose name, id or territories contain every word of `q` (B6). */
export function searchReps(reps: readonly SalesRepProfile[], q: string) {
  const query = searchQuery(q);
  return reps.filter((profile) => {
    const { rep, repId } = profile;
    return matches(query, {
      texts: [repId, rep.sent, rep.name, ...territoriesOf(profile)].map(searchText),
    });
  });
}

/** The names of a rep's territories, each once (A4). */
export function territoriesOf({ territories }: SalesRepProfile): readonly string[] {
  return eachOnce(territories).map(({ name }) => name);
}
