import { groupBy } from 'es-toolkit/array';
import { mapValues } from 'es-toolkit/object';
import { identityOf } from '../text/identity.ts';
import { capitalized } from '../text/format.ts';

interface Reasoned {
  readonly type: string;
  readonly reason: string;
}

export type ShortReason<T> = (row: T) => string | undefined;

/** Fewer rows share words by chance. */
const leastRows = 3;

/**
 * Returns the reason of one of these rows without the parts, between commas, that all rows of its type share;
 * undefined where the reason stays as it is: of a type with under three rows, and where nothing would be left.
 */
export function shortReasons<T extends Reasoned>(rows: readonly T[]): ShortReason<T> {
  const shared = new Map(Object.entries(mapValues(groupBy(rows, typeOf), sharedParts)));
  return (row) => {
    const parts = partsOf(row.reason);
    const specific = parts.filter((part) => !shared.get(typeOf(row))?.has(identityOf(part)));
    const isShort = specific.length > 0 && specific.length < parts.length;
    return isShort ? capitalized(specific.join(', ')) : undefined;
  };
}

const typeOf = ({ type }: Reasoned) => `type ${identityOf(type)}`;

/** The parts that all rows share. Many rows have the same reason, so each text is read once. */
function sharedParts(rows: readonly Reasoned[]): ReadonlySet<string> {
  if (rows.length < leastRows) return new Set();
  const reasons = [...new Set(rows.map(({ reason }) => reason))];
  const [first = new Set<string>(), ...others] = reasons.map(
    (text) => new Set(partsOf(text).map(identityOf)),
  );
  return new Set([...first].filter((part) => others.every((parts) => parts.has(part))));
}

const partsOf = (reason: string): readonly string[] =>
  reason
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
