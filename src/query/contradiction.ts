import { useState } from 'react';
import type { Call } from '../api/call.ts';
import type { CountedTwice } from '../calls/counted-twice.ts';
import { useIsOutage } from './outage.ts';
import { type ReadState, stateOf, useReceivedAt, useRecordAt } from './data-state.ts';
import { useCall } from './use-call.ts';

interface Comparison {
  readonly receivedAt: readonly (number | null)[];
  readonly differences: readonly CountedTwice[];
  readonly repeated?: readonly CountedTwice[];
}

const cachedOnly = { slow: true, enabled: false } as const;

/**
 * The counts in which two calls differ in two responses in a row (rulings C37). A booking between two polls is no
 * contradiction: then one call says what the other said before. None while either is old. Sends no request.
 */
export function useContradictions<T, F, U, G>(
  call: Call<T, F>,
  other: Call<U, G>,
  countsOf: (figures: F, otherFigures: G) => readonly CountedTwice[],
): readonly CountedTwice[] {
  const [ours, theirs] = [useCall(call, cachedOnly), useCall(other, cachedOnly)];
  const receivedAt = [useReceivedAt(call), useReceivedAt(other)];
  const isOld = [useIsStale(ours.state), useIsStale(theirs.state)].includes(true);
  const isOutage = useIsOutage();
  const [last, setLast] = useState<Comparison>({ receivedAt: [null, null], differences: [] });
  // A call without an interval is requested again whenever the other one has changed (rulings C21).
  const isNext = [call, other].every(
    ({ pollMs }, at) => pollMs === undefined || receivedAt[at] !== last.receivedAt[at],
  );
  if (isNext && ours.state.data !== undefined && theirs.state.data !== undefined) {
    const differences = countsOf(ours.figures, theirs.figures).filter(
      ([, count, otherCount]) => count !== otherCount && count !== null && otherCount !== null,
    );
    const repeated = differences.filter((now) =>
      last.differences.some((before) => before[0] === now[0] && !isLate(before, now)),
    );
    setLast({ receivedAt, differences, repeated });
  }
  return isOld || isOutage ? [] : (last.repeated ?? []);
}

/** Whether the data of a call is old, which need not be one that the screen shows. */
function useIsStale(state: ReadState<unknown>): boolean {
  return useRecordAt(
    state.read,
    (record, { elapsed }) => stateOf(state, record, elapsed) === 'stale',
  );
}

/** Whether one call says now what the other said before. */
function isLate(
  [, count, otherCount]: CountedTwice,
  [, countNow, otherCountNow]: CountedTwice,
): boolean {
  return countNow === otherCount || otherCountNow === count;
}
