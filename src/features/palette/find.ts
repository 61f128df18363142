import type { Region } from '../../domain/region/region.ts';
import { digitsIn } from '../../domain/text/digits.ts';
import { phoneMatches, type SearchQuery, searchText } from '../../domain/text/search.ts';

/** A searched text of an entry. `name` is shown beside the entry: 'phone', 'also'; '' for the label. */
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

/** How well a field matches a part of a query (`Match.place`); null without a match. */
function placeOf(field: Field, typed: string): number | null {
  const { name, plain } = field;
  // People remember the end of a number as well as its start.
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

/** The best match of the whole query, else the worst of its words' matches; null if a word is not found. */
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

/** The groups, in their order for equal matches. */
const groups = [
  'Needs you now',
  'Screens',
  'Cards',
  'Regions',
  'Telemarketers',
  'Sales reps',
  'Appointments',
  'Alerts',
  'Actions',
] as const;
type Group = (typeof groups)[number];

/** A destination or action of the palette. */
export interface Entry {
  readonly group: Group;
  readonly key: string;
  readonly label: string;
  /** Shown beside the label if no other field was found. */
  readonly note?: string;
  readonly region?: Region | null;
  /** The label first. */
  readonly fields: readonly Field[];
  readonly href?: string;
  readonly act?: () => void;
}

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

/** Entries per group for a query, and for an empty field. */
const maxFound = 8;
const maxUntyped = 4;

/** Fields that affect the order. */
const maxFields = 8;

/** Lower is better: by place, then by field. */
const scoreOf = ({ match: { place, texts } }: { readonly match: Match }) =>
  place * maxFields + Math.min(texts[0] ?? 0, maxFields - 1);

function byScore(a: { readonly match: Match }, b: { readonly match: Match }): number {
  return scoreOf(a) - scoreOf(b);
}

export function otherField({ entry, match }: Found): Field | undefined {
  return entry.fields[match.texts.find((text) => text > 0) ?? -1];
}

/** The shown entries of a group, and the total. */
interface FoundGroup {
  readonly group: Group;
  readonly found: readonly Found[];
  readonly total: number;
}

/** The matching entries in groups; the groups and the entries in each are ordered by match. */
export function groupsOf(entries: readonly Entry[], query: SearchQuery): readonly FoundGroup[] {
  const maxShown = query.whole === '' ? maxUntyped : maxFound;
  const matches = entries.flatMap((entry): Found[] => {
    const match = find(entry.fields, query);
    return match ? [{ entry, match }] : [];
  });
  return groups
    .map((group) => {
      const all = matches.filter(({ entry }) => entry.group === group).toSorted(byScore);
      // All screens are shown, so that each can be reached without typing.
      return {
        group,
        found: group === 'Screens' ? all : all.slice(0, maxShown),
        total: all.length,
      };
    })
    .flatMap((each) => (each.found[0] ? [{ each, match: each.found[0].match }] : []))
    .toSorted(byScore)
    .map(({ each }) => each);
}
