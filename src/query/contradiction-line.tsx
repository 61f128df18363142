import { useState } from 'react';
import type { Call } from '../api/call.ts';
import { showNumber } from '../domain/number/format.ts';
import { useIsOutage } from './outage.ts';
import { useDataState, useRead, useReceivedAt } from './use-read.ts';

/** A count that two calls have, after the words that the line begins with: 'California: '; null is unknown. */
export type CountedTwice = readonly [name: string, here: number | null, there: number | null];

interface Comparison {
  readonly receivedAt: readonly (number | null)[];
  readonly differences: readonly CountedTwice[];
  readonly repeated?: CountedTwice | undefined;
}

const cachedOnly = { slow: true, enabled: false } as const;

interface ContradictionLineProps<T, U> {
  readonly here: Call<T>;
  readonly there: Call<U>;
  readonly countsOf: (here: T, there: U) => readonly CountedTwice[];
  readonly words: readonly [here: string, there: string];
}

/**
 * 'California: 41 here, 39 rows in the list', of the first count in which two calls differ in two responses in a row:
 * one difference alone may be a booking between two polls. Hidden while either is old. Sends no request.
 */
export function ContradictionLine<T, U>(props: ContradictionLineProps<T, U>) {
  const { here, there, countsOf, words } = props;
  const [ours, theirs] = [useRead(here, cachedOnly), useRead(there, cachedOnly)];
  const receivedAt = [useReceivedAt(here), useReceivedAt(there)];
  const isOld = [useDataState(ours), useDataState(theirs)].includes('stale');
  const isOutage = useIsOutage();
  const [last, setLast] = useState<Comparison>({ receivedAt: [null, null], differences: [] });
  // A call without an interval is requested again whenever the other one has changed (rulings C21).
  const isNext = [here, there].every(
    ({ pollMs }, at) => pollMs === undefined || receivedAt[at] !== last.receivedAt[at],
  );
  if (isNext && ours.data !== undefined && theirs.data !== undefined) {
    const differences = countsOf(ours.data, theirs.data).filter(
      ([, one, other]) => one !== other && one !== null && other !== null,
    );
    const before = new Set(last.differences.map(([name]) => name));
    setLast({ receivedAt, differences, repeated: differences.find(([name]) => before.has(name)) });
  }
  if (!last.repeated || isOld || isOutage) return null;
  const [name, one, other] = last.repeated;
  return (
    <p className="truncate">
      <bdi>{name}</bdi>
      {showNumber(one)} {words[0]}, {showNumber(other)} {words[1]}
    </p>
  );
}
