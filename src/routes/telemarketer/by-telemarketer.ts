import { personKey } from '../../domain/appointment/row-filter.ts';

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
  // Many rows share few spellings, so each spelling is compared once.
  const spellings = new Map<string, { name: string; rows: T[] }>();
  for (const row of rows) {
    let person = spellings.get(row.telemarketer);
    if (person === undefined) {
      const key = personKey(row.telemarketer);
      person = people.get(key) ?? { name: row.telemarketer.trim(), rows: [] };
      people.set(key, person);
      spellings.set(row.telemarketer, person);
    }
    person.rows.push(row);
  }
  known.set(rows, people);
  return people;
}
