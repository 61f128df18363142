/** What is said about a response. A note counts for nothing; a response with a misfit cannot be read. */
export type FindingLevel = 'misfit' | 'tolerance' | 'note';

/** One thing about a response, said once however often it happens. It quotes no value. */
export interface Finding {
  readonly level: FindingLevel;
  /** Where: '[3].confidence' where it happens once, '[*].confidence' where it happens more often; '' the whole response. */
  readonly path: string;
  readonly what: string;
  /** How often, and in how many places it could have. */
  readonly count: number;
  readonly of: number;
}

/** A place in a response: as it is, with every row alike, and as the descriptions name it. */
export interface Place {
  readonly path: string;
  readonly pattern: string;
  readonly key: string;
}

export const wholeResponse: Place = { path: '', pattern: '', key: '' };

export function fieldOf({ path, pattern, key }: Place, name: string): Place {
  const join = (before: string) => (before === '' ? name : `${before}.${name}`);
  return { path: join(path), pattern: join(pattern), key: join(key) };
}

export function rowOf({ path, pattern, key }: Place, index: number): Place {
  return { path: `${path}[${index}]`, pattern: `${pattern}[*]`, key: `${key}[]` };
}

/** An entry of a map. Its name may be that of a person, so that it is told only where it is `known` not to be. */
export function entryOf({ path, pattern, key }: Place, index: number, known: string | null): Place {
  const shown = known === null ? `{${index + 1}}` : `.${known}`;
  return { path: path + shown, pattern: `${pattern}{*}`, key: `${key}{}` };
}

/** The same place under the name by which the response holds its list. */
export function underName(place: Place, name: string): Place {
  const { path, pattern } = fieldOf(place, name);
  return { path, pattern, key: place.key };
}

interface Group {
  readonly level: FindingLevel;
  readonly place: Place;
  readonly what: string;
  count: number;
}

const mostNames = 12;
const fieldName = /^[a-z_$][\w$-]{0,39}$/i;

export function createFindings() {
  const groups = new Map<string, Group>();
  const visits = new Map<string, number>();
  const extras = new Map<string, Set<string>>();

  function add(level: FindingLevel, place: Place, what: string, count = 1): void {
    const id = `${level} ${place.pattern} ${what}`;
    const group = groups.get(id);
    if (group) group.count += count;
    else groups.set(id, { level, place, what, count });
  }

  return {
    add,
    visit: ({ pattern }: Place): void => {
      visits.set(pattern, (visits.get(pattern) ?? 0) + 1);
    },
    extra: ({ pattern }: Place, names: readonly string[]): void => {
      const known = extras.get(pattern) ?? new Set();
      for (const name of names) known.add(name);
      if (known.size > 0) extras.set(pattern, known);
    },
    /** Tolerances before notes, else in the order in which they were met; of a misfit nothing else counts. */
    list(): readonly Finding[] {
      const found = [...groups.values()].map(({ level, place, what, count }) => ({
        level,
        path: count === 1 ? place.path : place.pattern,
        what,
        count,
        of: Math.max(count, visits.get(place.pattern) ?? 1),
      }));
      const unread = [...extras].map(([path, names]) => ({
        level: 'note' as const,
        path,
        what: unreadText([...names]),
        count: 1,
        of: 1,
      }));
      const all: readonly Finding[] = [...found, ...unread];
      const having = (level: FindingLevel) => all.filter((one) => one.level === level);
      const misfits = having('misfit');
      return misfits.length > 0 ? misfits : [...having('tolerance'), ...having('note')];
    },
  };
}

/** Names that look like names of fields are told; anything else may be a person's. */
function unreadText(names: readonly string[]): string {
  const told = names.filter((name) => fieldName.test(name)).slice(0, mostNames);
  const more = names.length - told.length;
  const list = [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return names.length === 1
    ? `a field that nothing reads: ${list}`
    : `fields that nothing reads: ${list}`;
}
