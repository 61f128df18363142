/**
 * A remark on a value. With a misfit the app cannot do its work, a loss is seen on a screen, a tolerance is made up for by
 * the app, and a note does not count.
 */
export const levels = ['misfit', 'loss', 'tolerance', 'note'] as const;
export type Level = (typeof levels)[number];

export interface Remark {
  readonly level: Level;
  readonly what: string;
  /** Where it is so in every row, the field of all rows is lost: a misfit. */
  readonly worseInAll?: boolean;
}

export const misfit = (what: string): Remark => ({ level: 'misfit', what });
export const loss = (what: string): Remark => ({ level: 'loss', what });
export const note = (what: string): Remark => ({ level: 'note', what });

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

/** A place in a response: `path` '[3].id', and `pattern` '[*].id' for all that are alike. */
export interface Place {
  readonly path: string;
  readonly pattern: string;
}

export const wholeResponse: Place = { path: '', pattern: '' };

export function placeIn({ path, pattern }: Place, step: string, alike = step): Place {
  const join = (before: string, next: string) =>
    before === '' || /^[[{]/.test(next) ? before + next : `${before}.${next}`;
  return { path: join(path, step), pattern: join(pattern, alike) };
}

export const isInRows = ({ pattern }: Place) => /[[{]/.test(pattern);

/** A remark on a response as a whole. */
export function findingOn({ level, what }: Remark): Finding {
  return { level, path: '', what, count: 1, of: 1 };
}

export function ofLevel(findings: readonly Finding[], level: Level): readonly Finding[] {
  return findings.filter((finding) => finding.level === level);
}

/** Collects the remarks on the places of a response. */
export function createFindings() {
  const groups = new Map<string, Remark & { place: Place; count: number }>();
  const visits = new Map<string, number>();

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
    /** The worst first, else in the order of their occurrence. */
    list(): readonly Finding[] {
      const all = [...groups.values()].map(({ level, place, what, count, worseInAll }) => {
        const of = Math.max(count, visits.get(place.pattern) ?? 1);
        const isInAll = worseInAll === true && count === of && isInRows(place);
        const path = count === 1 ? place.path : place.pattern;
        return { level: isInAll ? ('misfit' as const) : level, path, what, count, of };
      });
      return levels.flatMap((level) => ofLevel(all, level));
    },
  };
}
