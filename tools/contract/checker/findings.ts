import { placeIn } from '../parts.ts';

/** A response with a misfit can't be read; a tolerance is made up for by the app; a note does not count. */
export type FindingLevel = 'misfit' | 'tolerance' | 'note';

/** One remark on a response for all of its occurrences. It quotes no value. */
export interface Finding {
  readonly level: FindingLevel;
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

export function noteOn(path: string, what: string): Finding {
  return { level: 'note', path, what, count: 1, of: 1 };
}

const mostNames = 12;
const fieldName = /^[a-z_$][\w$-]{0,39}$/i;

export function createFindings() {
  type Group = { level: FindingLevel; place: Place; what: string; count: number };
  const groups = new Map<string, Group>();
  const visits = new Map<string, number>();
  const extras = new Map<string, Set<string>>();

  return {
    add(level: FindingLevel, place: Place, what: string): void {
      const id = `${level} ${place.pattern} ${what}`;
      const group = groups.get(id) ?? { level, place, what, count: 0 };
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
    /** The misfits alone, else tolerances before notes, in the order of their occurrence. */
    list(): readonly Finding[] {
      const found = [...groups.values()].map(({ level, place, what, count }) => ({
        level,
        path: count === 1 ? place.path : place.pattern,
        what,
        count,
        of: Math.max(count, visits.get(place.pattern) ?? 1),
      }));
      const unread = [...extras].map(([path, names]) => noteOn(path, unreadText([...names])));
      const having = (level: FindingLevel) =>
        [...found, ...unread].filter((one) => one.level === level);
      const misfits = having('misfit');
      return misfits.length > 0 ? misfits : [...having('tolerance'), ...having('note')];
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
