import { groupBy } from 'es-toolkit/array';
import { identityOf } from '../text/identity.ts';
import { capitalized } from '../text/format.ts';

interface Reasoned {
  readonly type: string;
  readonly reason: string;
}

/** Of fewer rows, it is chance what they share. */
const leastRows = 3;

/**
 * The reasons of rows without the parts, between commas, that all rows of one type share (visual.md 24). Rows whose reason
 * stays as it is are not in it: those of a type with under three rows, and those of which nothing would be left.
 */
export function shortReasons<T extends Reasoned>(rows: readonly T[]): ReadonlyMap<T, string> {
  const short = new Map<T, string>();
  for (const group of Object.values(groupBy(rows, ({ type }) => `type ${identityOf(type)}`))) {
    if (group.length < leastRows) continue;
    const counts = new Map<string, number>();
    for (const row of group)
      for (const id of new Set(partsOf(row).map(identityOf)))
        counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const row of group) {
      const parts = partsOf(row);
      const specific = parts.filter((part) => counts.get(identityOf(part)) !== group.length);
      if (specific.length > 0 && specific.length < parts.length)
        short.set(row, capitalized(specific.join(', ')));
    }
  }
  return short;
}

const partsOf = ({ reason }: Reasoned): readonly string[] =>
  reason
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
