import { personKey } from '../../domain/appointment/row-filter.ts';
import { memoizeByText } from '../../domain/text/words.ts';

interface Booked {
  readonly telemarketer: string;
}

interface OfPerson<T> {
  /** The first spelling. */
  readonly name: string;
  readonly rows: readonly T[];
}

const known = new WeakMap<object, ReadonlyMap<string, OfPerson<unknown>>>();
const none: readonly never[] = [];

/** The rows of each telemarketer by `personKey`, in their order; those of nobody are under 'n/a'. */
export function byTelemarketer<T extends Booked>(
  rows: readonly T[] = none,
): ReadonlyMap<string, OfPerson<T>> {
  const before = known.get(rows) as ReadonlyMap<string, OfPerson<T>> | undefined;
  if (before) return before;
  const people = new Map<string, { name: string; rows: T[] }>();
  const personOf = memoizeByText((name) => {
    const key = personKey(name);
    const person = people.get(key) ?? { name: name.trim(), rows: [] };
    people.set(key, person);
    return person;
  });
  for (const row of rows) personOf(row.telemarketer).rows.push(row);
  known.set(rows, people);
  return people;
}
