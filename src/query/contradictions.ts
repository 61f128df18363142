import { useState } from 'react';
import type { Read } from '../api/contract.ts';
import { contradicts, nextFigure, type Figure } from '../domain/number/agreement.ts';
import { freshnessOf } from '../domain/time/age.ts';
import { useApiClient } from './client.ts';
import { useIsQuiet } from './outage/use-outage.ts';
import { useRecord, useRecordAt } from './use-read.ts';

/** A call, and the figures that its response gives by name; a name that is missing counts 0. Both stay the same. */
export interface Source<T> {
  readonly read: Read<T>;
  readonly figuresOf: (data: T) => ReadonlyMap<string, number | null>;
}

export interface Contradiction {
  readonly name: string;
  readonly here: number;
  readonly there: number;
}

/** The name of what counts 0 in every response. */
const rest = '';
const none: readonly Contradiction[] = [];

/**
 * The figures of two calls that contradict each other, in the order of `here`; none while either is old, or the API
 * fails. It requests nothing.
 */
export function useContradictions<T, U>(
  here: Source<T>,
  there: Source<U>,
): readonly Contradiction[] {
  const ours = useFigures(here);
  const theirs = useFigures(there);
  const isOld = [useIsOld(here.read), useIsOld(there.read), useIsQuiet()].includes(true);
  if (isOld) return none;
  return [...ours].flatMap(([name, figure]) => {
    const other = theirs.get(name) ?? theirs.get(rest);
    if (!other || !contradicts(figure, other)) return [];
    return [{ name, here: figure.value ?? 0, there: other.value ?? 0 }];
  });
}

function useIsOld(read: Read): boolean {
  return useRecordAt(
    read,
    ({ answeredAt, failures }, { elapsed }) =>
      answeredAt === null ||
      freshnessOf({
        ageMs: elapsed - answeredAt,
        pollMs: read.slowPollMs ?? read.pollMs,
        failures,
      }) === 'stale',
  );
}

type Figures = ReadonlyMap<string, Figure>;

interface Seen {
  readonly answeredAt: number | null;
  readonly data: unknown;
  readonly values: ReadonlyMap<string, number | null>;
  readonly figures: Figures;
}

const nothing: Seen = { answeredAt: null, data: null, values: new Map(), figures: new Map() };

/** The figures over the last two responses that came while the component was there. */
function useFigures<T>({ read, figuresOf }: Source<T>): Figures {
  const client = useApiClient();
  const answeredAt = useRecord(read, (record) => record.answeredAt);
  const requestedAt = useRecord(read, (record) => record.requestedAt);
  const [seen, setSeen] = useState(nothing);
  const data = client.responseOf(read)?.data;
  if (answeredAt === null || data === undefined || answeredAt === seen.answeredAt)
    return seen.figures;
  const values = data === seen.data ? seen.values : figuresOf(data);
  const figures = new Map<string, Figure>();
  for (const name of [rest, ...seen.figures.keys(), ...values.keys()]) {
    if (figures.has(name)) continue;
    const last = seen.figures.get(name) ?? seen.figures.get(rest) ?? null;
    const value = values.has(name) ? (values.get(name) ?? null) : 0;
    const reading = { value, answeredAt, requestedAt: requestedAt ?? answeredAt };
    figures.set(name, nextFigure(last, reading, read.pollMs !== undefined));
  }
  setSeen({ answeredAt, data, values, figures });
  return figures;
}
