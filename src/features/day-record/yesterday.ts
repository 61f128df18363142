import type { RegionFigures } from '../../calls/regions.ts';
import type { BookedBy } from '../../calls/telemarketers.ts';
import { showNumber, unitText } from '../../domain/text/format.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { type Person, readPerson } from '../../domain/people.ts';
import { readRegion, type Region } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/identity.ts';
import type { Entry } from './record.ts';

export interface Difference<V> {
  readonly subject: V;
  readonly before: number;
  readonly now: number;
  readonly change: number;
}

export interface Differences<V> {
  readonly rows: readonly Difference<V>[];
  /** The change that no row explains; null without one. */
  readonly others: { readonly name: string; readonly change: number } | null;
}

const mostRows = 6;

type Count<V> = readonly [subject: V, count: number | null];

/** The largest changes first, falls before rises, then by name; null if no row is in both lists. */
export function differencesOf<V extends Region | Person>(
  before: readonly Count<V>[],
  now: readonly Count<V>[],
  total: number,
): Differences<V> | null {
  const then = new Map(before.map(([{ id }, count]) => [id, count]));
  const all = now
    .flatMap(([subject, to]): Difference<V>[] => {
      const from = then.get(subject.id) ?? null;
      return from === null || to === null
        ? []
        : [{ subject, before: from, now: to, change: to - from }];
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.change) - Math.abs(a.change) ||
        a.change - b.change ||
        byText(a.subject.name, b.subject.name),
    );
  if (all.length === 0) return null;
  const rows = all.slice(0, mostRows);
  const rest = all.length - rows.length;
  const change = total - sumOf(rows, (row) => row.change);
  const name = rest > 0 ? `${rest} ${unitText(rest, 'other')}` : 'Others';
  return { rows, others: change === 0 && rest === 0 ? null : { name, change } };
}

interface Today {
  readonly received: readonly Pick<RegionFigures, 'region' | 'valid'>[];
  readonly designated: readonly Pick<BookedBy, 'person' | 'appointments'>[];
}

/** A change of the total since a recorded entry, by region and by telemarketer. */
export function changeBy(before: Entry, { received, designated }: Today, total: number) {
  return {
    regions: differencesOf(
      before.regions.map((row) => [readRegion(row.region), row.valid]),
      received.map((row) => [row.region, row.valid]),
      total,
    ),
    people: differencesOf(
      before.telemarketers.map(({ name, count }) => [readPerson(name), count]),
      designated.map(({ person, appointments }) => [person, appointments]),
      total,
    ),
  };
}

export const signed = (count: number) => (count > 0 ? `+${showNumber(count)}` : showNumber(count));

/** '2 fewer valid than yesterday'; `than` is ' yesterday' or ' before'. */
export function changeTitle(change: number, than: string): string {
  if (change === 0) return `As many valid as${than}`;
  return `${showNumber(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'} valid than${than}`;
}

/** '2 fewer valid than yesterday (105 vs 107)'. */
export function changeText(now: number, yesterday: number, than: string): string {
  return `${changeTitle(now - yesterday, than)} (${showNumber(now)} vs ${showNumber(yesterday)})`;
}
