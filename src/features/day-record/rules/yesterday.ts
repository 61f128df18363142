import { showNumber, sumOf } from '../../../domain/number/format.ts';
import { type Person, readPerson } from '../../../domain/people.ts';
import { readRegion, type Region } from '../../../domain/region/region.ts';
import { byText, excerpt, unitText } from '../../../domain/text/words.ts';
import { minuteOfDay } from '../../../domain/time/eastern.ts';
import type { DayRecord, Figures } from './day-record.ts';

interface KnownFigures extends Figures {
  /** Of the Eastern day. */
  readonly minute: number;
}

/**
 * The figures that are known nearest to a minute, at most `step` minutes from it: a past day has one point per 15 minutes,
 * today one per minute.
 */
export function figuresAt(
  { points, spans }: DayRecord,
  minute: number,
  step: 1 | 15,
): KnownFigures | null {
  const stepMs = step * 60_000;
  const known = points.flatMap((point, index) => {
    const next = points[index + 1];
    // Within the step of the next point, there may have been others.
    const until = next ? Math.max(point.at, Math.floor(next.at / stepMs) * stepMs) : Infinity;
    return spans
      .filter(([from, to]) => from <= until && point.at <= to)
      .map(([from, to]) => {
        const begin = minuteOfDay(Math.max(from, point.at));
        const end = Math.max(begin, minuteOfDay(Math.min(to, until)));
        return { ...point, minute: Math.min(Math.max(minute, begin), end) };
      });
  });
  const distance = (one: KnownFigures) => Math.abs(one.minute - minute);
  const [nearest] = known.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= step ? nearest : null;
}

export interface Difference<V> {
  readonly of: V;
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
  whole: number,
): Differences<V> | null {
  if (before.length === 0 || now.length === 0) return null;
  const byId = (rows: typeof before) => new Map(rows.map((row) => [row[0].id, row]));
  const [then, today] = [byId(before), byId(now)];
  const all = [...new Map([...then, ...today]).values()]
    .flatMap(([of]): Difference<V>[] => {
      const [from, to] = [then, today].map((rows) => (rows.get(of.id) ?? [of, 0])[1]);
      if (typeof from !== 'number' || typeof to !== 'number') return [];
      return [{ of, before: from, now: to, change: to - from }];
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.change) - Math.abs(a.change) ||
        a.change - b.change ||
        byText(a.of.name, b.of.name),
    );
  const rows = all.slice(0, mostRows);
  const rest = all.length - rows.length;
  const change = whole - sumOf(rows, (row) => row.change);
  const name = rest > 0 ? `${rest} ${unitText(rest, 'other')}` : 'Others';
  return { rows, others: change === 0 && rest === 0 ? null : { name, change } };
}

const regionsOf = ({ regions }: Figures) =>
  regions.map(({ region, valid }) => [readRegion(region), valid] as const);
const peopleOf = ({ telemarketers }: Figures) =>
  telemarketers.map(({ name, count }) => [readPerson(name), count] as const);

/** A change of the recorded total, by region and by telemarketer. */
export function changeBy(before: Figures, now: Figures, whole: number) {
  return {
    whole,
    regions: differencesOf(regionsOf(before), regionsOf(now), whole),
    people: differencesOf(peopleOf(before), peopleOf(now), whole),
  };
}

export const signed = (count: number) => (count > 0 ? `+${showNumber(count)}` : showNumber(count));

/** '2 fewer valid than yesterday'; `than` is ' yesterday' or ' before'. */
export function changeTitle(change: number, than: string): string {
  if (change === 0) return `As many valid as${than}`;
  return `${showNumber(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'} valid than${than}`;
}

interface Change {
  readonly title: string;
  readonly now: number;
  readonly yesterday: number;
  readonly by: ReturnType<typeof changeBy> | null;
}

/** '2 fewer valid than yesterday (105 vs 107): Florida -3, others +1': the parts add up (visual.md 23). */
export function changeText({ title, now, yesterday, by }: Change): string {
  const moved = by?.regions?.rows.filter(({ change }) => change !== 0) ?? [];
  const rest = now - yesterday - sumOf(moved, ({ change }) => change);
  const parts = moved.map(({ of, change }) => `${excerpt(of.name, 60)} ${signed(change)}`);
  if (parts.length > 0 && rest !== 0) parts.push(`others ${signed(rest)}`);
  return `${title} (${showNumber(now)} vs ${showNumber(yesterday)})${parts.length > 0 ? ': ' : ''}${parts.join(', ')}`;
}
