import { levels, note, type Level, type Remark } from '../description/rules.ts';
import { placeIn } from '../parts.ts';

/** One remark on a response for all of its occurrences. It quotes no value. */
export interface Finding {
  readonly level: Level;
  /** '[3].confidence' for one occurrence, '[*].confidence' for several, '' for the whole response. */
  readonly path: string;
  readonly what: string;
  /** The number of occurrences, and of places where it could have occurred. */
  readonly count: number;
  readonly of: number;
}

/** A place in a response: `path` '[3].id', `pattern` '[*].id' and `key` '[].id' as in the descriptions. */
export interface Place {
  readonly path: string;
  readonly pattern: string;
  readonly key: string;
}

export const wholeResponse: Place = { path: '', pattern: '', key: '' };

function stepTo({ path, pattern, key }: Place, shown: string, alike: string, named: string): Place {
  return {
    path: placeIn(path, shown),
    pattern: placeIn(pattern, alike),
    key: placeIn(key, named),
  };
}

export function fieldOf(place: Place, name: string): Place {
  return stepTo(place, name, name, name);
}

export function rowOf(place: Place, index: number): Place {
  return stepTo(place, `[${index}]`, '[*]', '[]');
}

/** An entry of a map, by its number: names may be those of people, all but `known` ones. */
export function entryOf(place: Place, index: number, known: string | null): Place {
  return stepTo(place, known ?? `{${index + 1}}`, '{*}', '{}');
}

/** A remark on a response as a whole. */
export function findingOn({ level, what }: Remark): Finding {
  return { level, path: '', what, count: 1, of: 1 };
}

const mostNames = 12;
const fieldName = /^[a-z_$][\w$-]{0,39}$/i;

export function createFindings() {
  type Group = Remark & { place: Place; count: number };
  const groups = new Map<string, Group>();
  const visits = new Map<string, number>();
  const extras = new Map<string, Set<string>>();

  return {
    add(remark: Remark, place: Place): void {
      const id = `${remark.level} ${place.pattern} ${remark.what}`;
      const group = groups.get(id) ?? { ...remark, place, count: 0 };
      group.count += 1;
      groups.set(id, group);
    },
    visit: ({ pattern }: Place): void => {
      visits.set(pattern, (visits.get(pattern) ?? 0) + 1);
    },
    extra: ({ pattern }: Place, names: readonly string[]): void => {
      if (names.length > 0)
        extras.set(pattern, new Set([...(extras.get(pattern) ?? []), ...names]));
    },
    /** The worst first, else in the order of their occurrence; one about the whole response that can't be read, alone. */
    list(): readonly Finding[] {
      const found = [...groups.values()].map(({ level, place, what, count, worseInAll }) => {
        const of = Math.max(count, visits.get(place.pattern) ?? 1);
        const isInAll = worseInAll === true && count === of && /[[{]/.test(place.pattern);
        const path = count === 1 ? place.path : place.pattern;
        return { level: isInAll ? ('misfit' as const) : level, path, what, count, of };
      });
      const unread = [...extras].map(([path, names]) => ({
        ...findingOn(note(unreadText([...names]))),
        path,
      }));
      const all = [...found, ...unread];
      const unreadable = all.filter(({ level, path }) => level === 'misfit' && path === '');
      if (unreadable.length > 0) return unreadable;
      return levels.flatMap((level) => all.filter((one) => one.level === level));
    },
  };
}

/** Quotes only names that look like field names: others may be those of people. */
function unreadText(names: readonly string[]): string {
  const quoted = names.filter((name) => fieldName.test(name)).slice(0, mostNames);
  const more = names.length - quoted.length;
  const list = [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `${names.length === 1 ? 'a field' : 'fields'} that nothing reads: ${list}`;
}
