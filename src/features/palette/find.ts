import type { Region } from '../../domain/region/region.ts';
import { digitsIn } from '../../domain/text/digits.ts';
import { phoneMatches, type SearchQuery, searchText } from '../../domain/text/search.ts';

/** A text by which an entry is found, and what it is called beside the entry: 'phone', 'also'; '' for its label. */
export interface Field {
  readonly name: string;
  readonly text: string;
  readonly plain: string;
}

interface Match {
  /** How well a text fits: 0 at its start, 1 at the start of a word, 2 inside one. */
  readonly place: number;
  readonly texts: readonly number[];
}

export function fieldOf(name: string, text: string): Field {
  return { name, text, plain: name === 'phone' ? digitsIn(text) : searchText(text) };
}

const isWord = /[\p{L}\p{N}]/u;

/** How well a field fits a part of a query; null where it has none of it. */
function placeOf(field: Field, typed: string): number | null {
  const { name, plain } = field;
  // People know a number by its end as well as by its start.
  if (name === 'phone') return phoneMatches(plain, typed) ? 1 : null;
  if (!plain.includes(typed)) return null;
  if (plain.startsWith(typed)) return 0;
  for (let at = plain.indexOf(typed); at >= 0; at = plain.indexOf(typed, at + 1))
    if (!isWord.test(plain[at - 1] ?? '')) return 1;
  return 2;
}

function bestOf(fields: readonly Field[], part: string) {
  let best: { readonly place: number; readonly text: number } | null = null;
  for (const [text, field] of fields.entries()) {
    const place = placeOf(field, part);
    if (place !== null && place < (best?.place ?? Infinity)) best = { place, text };
  }
  return best;
}

/** Where a text has the whole query, the best place; else of every word's the worst, none at a word's start; null: one is missing. */
export function find(fields: readonly Field[], { whole, words }: SearchQuery): Match | null {
  if (whole === '') return { place: 0, texts: [] };
  const best = bestOf(fields, whole);
  if (best) return { place: best.place, texts: [best.text] };
  const found = words.flatMap((word) => bestOf(fields, word) ?? []);
  if (words.length < 2 || found.length < words.length) return null;
  return {
    place: Math.max(1, ...found.map(({ place }) => place)),
    texts: [...new Set(found.map(({ text }) => text))].toSorted((a, b) => a - b),
  };
}

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

/** Where the palette leads. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** Stands beside the label where no other field was found. */
  readonly note?: string;
  readonly region?: Region | null;
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
  return [fieldOf('', label), ...others.map(([name, text]) => fieldOf(name, text))];
}

export interface Found {
  readonly entry: Entry;
  readonly match: Match;
}

/** So many of a group are shown, and before anything is typed. */
const mostFound = 8;
const mostUntyped = 4;

/** How many fields count for the order. */
const mostFields = 8;

/** The better the less: by the place, then by the field. */
const scoreOf = ({ match: { place, texts } }: { readonly match: Match }) =>
  place * mostFields + Math.min(texts[0] ?? 0, mostFields - 1);

function byScore(a: { readonly match: Match }, b: { readonly match: Match }): number {
  return scoreOf(a) - scoreOf(b);
}

/** The field found besides the label, or instead of it. */
export function otherField({ entry, match }: Found): Field | undefined {
  return entry.fields[match.texts.find((text) => text > 0) ?? -1];
}

/** The best of a group, and how many there are. */
interface FoundGroup {
  readonly group: Group;
  readonly found: readonly Found[];
  readonly total: number;
}

/** The entries that hold a query, in groups: the one with the best first, and so in each. */
export function groupsOf(entries: readonly Entry[], query: SearchQuery): readonly FoundGroup[] {
  const most = query.whole === '' ? mostUntyped : mostFound;
  const matches = entries.flatMap((entry): Found[] => {
    const match = find(entry.fields, query);
    return match ? [{ entry, match }] : [];
  });
  return groups
    .map((group) => {
      const all = matches.filter(({ entry }) => entry.group === group).toSorted(byScore);
      // The screens are few, and each can be reached without typing.
      return { group, found: group === 'Screens' ? all : all.slice(0, most), total: all.length };
    })
    .flatMap((each) => (each.found[0] ? [{ each, match: each.found[0].match }] : []))
    .toSorted(byScore)
    .map(({ each }) => each);
}
