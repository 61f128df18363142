import { personKey } from '../../domain/appointment/row-filter.ts';
import { isNamed } from '../../domain/people/telemarketer.ts';
import { byText } from '../../domain/text/words.ts';

/** The designated telemarketers in their order, then all others by name: volume ranks nobody. Each person once. */
export function peopleInOrder(
  designated: readonly string[],
  others: Iterable<string>,
): readonly string[] {
  const first = new Map(designated.map((name) => [personKey(name), name]));
  const rest = new Map<string, string>();
  for (const name of others) {
    const key = personKey(name);
    if (isNamed(name) && !first.has(key) && !rest.has(key)) rest.set(key, name.trim());
  }
  const byName = [...rest].toSorted(([a], [b]) => byText(a, b)).map(([, name]) => name);
  return [...first.values(), ...byName];
}

/** The person so many places on, around the ends; from somebody who is not among them the first or the last. */
export function neighbor(people: readonly string[], name: string, by: 1 | -1): string | undefined {
  const at = people.findIndex((each) => personKey(each) === personKey(name));
  if (at < 0) return people.at(by === 1 ? 0 : -1);
  return people[(at + by + people.length) % people.length];
}
