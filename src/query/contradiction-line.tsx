import { useState } from 'react';
import type { Read } from '../api/contract.ts';
import { showNumber, wholeSum } from '../domain/number/format.ts';
import { freshnessOf } from '../domain/time/age.ts';
import { responseOf, useApiClient } from './client.ts';
import { useIsQuiet } from './outage.ts';
import { useReceivedAt, useRecordAt } from './use-read.ts';

type Counts = ReadonlyMap<string, number | null>;

/** A call, and the counts of its response by name. Both stay the same. */
export interface CountSource<T> {
  readonly read: Read<T>;
  readonly countsOf: (data: T) => Counts;
}

export function countSource<T>(source: CountSource<T>): CountSource<T> {
  return source;
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
function differencesOf(here: Counts, there: Counts): readonly Difference[] {
  const names = new Set([...here.keys(), ...there.keys()]);
  return [...names].flatMap((name) => {
    const [ours, theirs] = [here, there].map((counts) => (counts.has(name) ? counts.get(name) : 0));
    if (ours === theirs || typeof ours !== 'number' || typeof theirs !== 'number') return [];
    return [{ name, here: ours, there: theirs }];
  });
}

const nothing = {
  receivedAt: [null, null] as readonly (number | null)[],
  differences: [] as readonly Difference[],
  repeated: [] as readonly Difference[],
};

/**
 * What two calls count differently in two responses in a row: one alone may be a booking between two polls. Nothing
 * while either is old. Requests nothing.
 */
function useContradictions<T, U>(here: CountSource<T>, there: CountSource<U>) {
  const client = useApiClient();
  const receivedAt = [useReceivedAt(here.read), useReceivedAt(there.read)];
  const isOld = [useIsOld(here.read), useIsOld(there.read), useIsQuiet()].includes(true);
  const [seen, setSeen] = useState(nothing);
  // A call without an interval is requested again whenever the other one has changed (rulings C21).
  const isNext = [here, there].every(
    ({ read }, at) => read.pollMs === undefined || receivedAt[at] !== seen.receivedAt[at],
  );
  const [ours, theirs] = [
    responseOf(client, here.read)?.data,
    responseOf(client, there.read)?.data,
  ];
  if (isNext && ours !== undefined && theirs !== undefined) {
    const differences = differencesOf(here.countsOf(ours), there.countsOf(theirs));
    const before = new Set(seen.differences.map(({ name }) => name));
    const repeated = differences.filter(({ name }) => before.has(name));
    setSeen({ receivedAt, differences, repeated });
  }
  return isOld ? nothing.repeated : seen.repeated;
}

function useIsOld(read: Read): boolean {
  const pollMs = read.slowPollMs ?? read.pollMs;
  return useRecordAt(
    read,
    ({ receivedAt, failures }, { elapsed }) =>
      receivedAt === null ||
      freshnessOf({ ageMs: elapsed - receivedAt, pollMs, failures }) === 'stale',
  );
}

interface ContradictionLineProps<T, U> {
  readonly here: CountSource<T>;
  readonly there: CountSource<U>;
  /** 'California: '; '' where there is only one count. */
  readonly labelOf: (name: string) => string;
  /** After the counts: 'here', 'rows in the list'. */
  readonly words: readonly [here: string, there: string];
}

/** 'California: 41 here, 39 rows in the list', of the first count that two calls contradict each other in; else nothing. */
export function ContradictionLine<T, U>(props: ContradictionLineProps<T, U>) {
  const { here, there, labelOf, words } = props;
  const [first] = useContradictions(here, there);
  if (!first) return null;
  return (
    <p className="truncate">
      <bdi>{labelOf(first.name)}</bdi>
      {showNumber(first.here)} {words[0]}, {showNumber(first.there)} {words[1]}
    </p>
  );
}
