import { useState } from 'react';
import type { Read } from '../api/contract.ts';
import { showNumber, wholeSum } from '../domain/number/format.ts';
import { useIsQuiet } from './outage.ts';
import { useFreshness, useRead, useReceivedAt } from './use-read.ts';

type Counts = ReadonlyMap<string, number | null>;

interface CountSource<T> {
  readonly read: Read<T>;
  readonly countsOf: (data: T) => Counts;
}

export function addUp(counts: readonly (readonly [name: string, count: number | null])[]): Counts {
  const sums = new Map<string, number | null>();
  for (const [name, count] of counts)
    sums.set(name, sums.has(name) ? wholeSum([sums.get(name), count]) : count);
  return sums;
}

interface Difference {
  readonly name: string;
  readonly here: number;
  readonly there: number;
}

/** The names that two responses count differently; one that is missing counts 0. */
function differencesOf(ours: Counts, theirs: Counts): readonly Difference[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const [here, there] = [ours, theirs].map((counts) => (counts.has(name) ? counts.get(name) : 0));
    if (here === there || typeof here !== 'number' || typeof there !== 'number') return [];
    return [{ name, here, there }];
  });
}

interface Seen {
  readonly receivedAt: readonly (number | null)[];
  readonly differences: readonly Difference[];
  readonly repeated?: Difference | undefined;
}

const known = { slow: true, enabled: false } as const;

interface ContradictionLineProps<T, U> {
  readonly here: CountSource<T>;
  readonly there: CountSource<U>;
  /** 'California: '; '' where there is only one count. */
  readonly labelOf: (name: string) => string;
  /** After the counts: 'here', 'rows in the list'. */
  readonly words: readonly [here: string, there: string];
}

/**
 * 'California: 41 here, 39 rows in the list', of the first count in which two calls differ in two responses in a row:
 * one alone may be a booking between two polls. Nothing while either is old. Requests nothing.
 */
export function ContradictionLine<T, U>(props: ContradictionLineProps<T, U>) {
  const { here, there, labelOf, words } = props;
  const [ours, theirs] = [useRead(here.read, known), useRead(there.read, known)];
  const receivedAt = [useReceivedAt(here.read), useReceivedAt(there.read)];
  const isOld = [useFreshness(ours), useFreshness(theirs)].includes('stale');
  const isQuiet = useIsQuiet();
  const [seen, setSeen] = useState<Seen>({ receivedAt: [null, null], differences: [] });
  // A call without an interval is requested again whenever the other one has changed (rulings C21).
  const isNext = [here, there].every(
    ({ read }, at) => read.pollMs === undefined || receivedAt[at] !== seen.receivedAt[at],
  );
  if (isNext && ours.data !== undefined && theirs.data !== undefined) {
    const differences = differencesOf(here.countsOf(ours.data), there.countsOf(theirs.data));
    const before = new Set(seen.differences.map(({ name }) => name));
    setSeen({
      receivedAt,
      differences,
      repeated: differences.find(({ name }) => before.has(name)),
    });
  }
  const { repeated } = seen;
  if (!repeated || isOld || isQuiet) return null;
  return (
    <p className="truncate">
      <bdi>{labelOf(repeated.name)}</bdi>
      {showNumber(repeated.here)} {words[0]}, {showNumber(repeated.there)} {words[1]}
    </p>
  );
}
