import { showNumber, unitText } from '../../domain/text/format.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { type Person, readPerson } from '../../domain/people.ts';
import { readRegion, type Region } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/identity.ts';
import type { Figures } from './record.ts';

export interface Difference<V> {
  readonly subject: V;
  readonly before: number;
  readonly now: number;
  readonly change: number;
}

export interface Differences<V> {
  readonly rows: readonly Difference<V>[];
  /** The part of the whole change that is in no row; null if there is none. */
  readonly others: { readonly name: string; readonly change: number } | null;
}

const mostRows = 6;

/** The largest changes first, falls before rises, then by name; null if either list is empty. */
function differencesOf<V extends Region | Person>(
  before: readonly (readonly [V, number | null])[],
  now: readonly (readonly [V, number | null])[],
  total: number,
): Differences<V> | null {
  if (before.length === 0 || now.length === 0) return null;
  const byId = (rows: typeof before) => new Map(rows.map((row) => [row[0].id, row]));
  const [then, today] = [byId(before), byId(now)];
  const all = [...new Map([...then, ...today]).values()]
    .flatMap(([subject]): Difference<V>[] => {
      const [from, to] = [then, today].map((rows) => (rows.get(subject.id) ?? [subject, 0])[1]);
      if (typeof from !== 'number' || typeof to !== 'number') return [];
      return [{ subject, before: from, now: to, change: to - from }];
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.change) - Math.abs(a.change) ||
        a.change - b.change ||
        byText(a.subject.name, b.subject.name),
    );
  const rows = all.slice(0, mostRows);
  const rest = all.length - rows.length;
  const change = total - sumOf(rows, (row) => row.change);
  const name = rest > 0 ? `${rest} ${unitText(rest, 'other')}` : 'Others';
  return { rows, others: change === 0 && rest === 0 ? null : { name, change } };
}

const regionsOf = ({ regions }: Figures) =>
  regions.map(({ region, valid }) => [readRegion(region), valid] as const);
const peopleOf = ({ telemarketers }: Figures) =>
  telemarketers.map(({ name, count }) => [readPerson(name), count] as const);

/** A change of the total, by region and by telemarketer. */
export function changeBy(before: Figures, now: Figures, total: number) {
  return {
    total,
    regions: differencesOf(regionsOf(before), regionsOf(now), total),
    people: differencesOf(peopleOf(before), peopleOf(now), total),
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
