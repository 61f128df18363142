import type { RegionKey } from '../../domain/region/region.ts';
import { find, findable, type Findable, type Match, type Query } from './find.ts';

/** The groups in the order in which they stand where they fit equally well. */
const groups = [
  'Needs you now',
  'Screens',
  'Regions',
  'Telemarketers',
  'Sales reps',
  'Appointments',
  'Alerts',
  'Actions',
] as const;
export type Group = (typeof groups)[number];

/** A text by which an entry is found, and what it is called beside the entry: 'phone', 'also'. */
export interface Field extends Findable {
  readonly name: string;
}

/** Where the palette leads. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** Stands beside the label where no other field was found. */
  readonly note?: string;
  readonly region?: RegionKey | null;
  /** The label first. */
  readonly fields: readonly Field[];
  readonly href?: string;
  readonly act?: () => void;
}

/** An entry's fields: its label, and others by their names. */
export function fieldsOf(
  label: string,
  others: readonly (readonly [name: string, text: string])[] = [],
): readonly Field[] {
  return [['', label] as const, ...others].map(([name, text]) => ({
    name,
    ...findable(text, name === 'phone'),
  }));
}

export interface Found {
  readonly entry: Entry;
  /** Less is better: the place, then the field. */
  readonly score: number;
  /** The field found besides the label, or instead of it. */
  readonly field: Field | null;
}

/** So many of a group are shown, and before anything is typed. */
export const mostFound = 8;
const mostUntyped = 4;

/** How many fields count for the order. */
const mostFields = 8;
export const scores = 3 * mostFields;

export function scoreOf({ place, texts: [first = 0] }: Match): number {
  return place * mostFields + Math.min(first, mostFields - 1);
}

export function foundOf(entry: Entry, match: Match): Found {
  const other = match.texts.find((text) => text > 0);
  return {
    entry,
    score: scoreOf(match),
    field: (other !== undefined && entry.fields[other]) || null,
  };
}

/** The best of a group, and how many there are. */
export interface FoundGroup {
  readonly group: Group;
  readonly found: readonly Found[];
  readonly total: number;
}

/** The entries that hold a query, in groups: the one with the best first, and so in each. */
export function groupsOf(
  entries: readonly Entry[],
  query: Query,
  more: readonly FoundGroup[] = [],
): readonly FoundGroup[] {
  const most = query.whole === '' ? mostUntyped : mostFound;
  const byGroup = new Map<Group, Found[]>();
  for (const entry of entries) {
    const match = find(entry.fields, query);
    if (!match) continue;
    const found = byGroup.get(entry.group) ?? [];
    byGroup.set(entry.group, found);
    found.push(foundOf(entry, match));
  }
  const sorted = [...byGroup].map(([group, found]) => ({
    group,
    found: found.toSorted((a, b) => a.score - b.score).slice(0, Math.max(most, alwaysWhole(group))),
    total: found.length,
  }));
  const bestOf = ({ found: [first] }: FoundGroup) => first?.score ?? Infinity;
  return [...sorted, ...more]
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => bestOf(a) - bestOf(b) || groups.indexOf(a.group) - groups.indexOf(b.group));
}

/** The screens are few, and each can be reached without typing. */
const alwaysWhole = (group: Group) => (group === 'Screens' ? Infinity : 0);
