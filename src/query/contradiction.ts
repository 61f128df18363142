import { useState } from 'react';
import type { Call } from '../api/call.ts';
import { useIsOutage } from './outage.ts';
import { useCall, useDataState, useReceivedAt } from './use-read.ts';

/** A count that two calls have, after the words that a line about it begins with: 'California: '; null is unknown. */
export type CountedTwice = readonly [name: string, here: number | null, there: number | null];

interface Comparison {
  readonly receivedAt: readonly (number | null)[];
  readonly differences: readonly CountedTwice[];
  readonly repeated?: CountedTwice | undefined;
}

const cachedOnly = { slow: true, enabled: false } as const;

/**
 * The first count in which two calls differ in two responses in a row (rulings C37), or null. A booking between two polls
 * is no contradiction: then one call says what the other said before. Null while either is old. Sends no request.
 */
export function useContradiction<T, F, U, G>(
  here: Call<T, F>,
  there: Call<U, G>,
  countsOf: (here: F, there: G) => readonly CountedTwice[],
): CountedTwice | null {
  const [ours, theirs] = [useCall(here, cachedOnly), useCall(there, cachedOnly)];
  const receivedAt = [useReceivedAt(here), useReceivedAt(there)];
  const isOld = [useDataState(ours.state), useDataState(theirs.state)].includes('stale');
  const isOutage = useIsOutage();
  const [last, setLast] = useState<Comparison>({ receivedAt: [null, null], differences: [] });
  // A call without an interval is requested again whenever the other one has changed (rulings C21).
  const isNext = [here, there].every(
    ({ pollMs }, at) => pollMs === undefined || receivedAt[at] !== last.receivedAt[at],
  );
  if (isNext && ours.state.data !== undefined && theirs.state.data !== undefined) {
    const differences = countsOf(ours.figures, theirs.figures).filter(
      ([, one, other]) => one !== other && one !== null && other !== null,
    );
    const repeated = differences.find((now) =>
      last.differences.some((before) => before[0] === now[0] && !isLate(before, now)),
    );
    setLast({ receivedAt, differences, repeated });
  }
  return isOld || isOutage ? null : (last.repeated ?? null);
}

/** Whether one call says now what the other said before. */
function isLate([, one, other]: CountedTwice, [, oneNow, otherNow]: CountedTwice): boolean {
  return oneNow === other || otherNow === one;
}
