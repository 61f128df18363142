import type { Region } from '../../domain/region/region.ts';
import { digitsIn } from '../../domain/text/clean.ts';
import { isMistyped } from '../../domain/text/mistyped.ts';
import { phoneMatches, type SearchQuery, searchText } from '../../domain/text/search.ts';

/** A searched text of an entry. `name` is shown beside the entry: 'phone', 'also'; '' for the label. */
export interface Field {
  readonly name: string;
  readonly text: string;
  readonly plain: string;
}

interface Match {
  /** Lower is better: by place, then by field. */
  readonly rank: number;
  /** A field outside the label in which a part of the query was found. */
  readonly other: Field | undefined;
}

export function fieldOf(name: string, text: string): Field {
  return { name, text, plain: name === 'phone' ? digitsIn(text) : searchText(text) };
}

const isWord = /[\p{L}\p{N}]/u;
const betweenWords = /[^\p{L}]+/u;

/**
 * How well a field matches a part of a query: 0 at its start, 1 at the start of a word, 2 inside one; null without a
 * match.
 */
function placeOf({ name, plain }: Field, typed: string): number | null {
  // People remember the end of a number as well as its start.
  if (name === 'phone') return phoneMatches(plain, typed) ? 1 : null;
  if (!plain.includes(typed)) return null;
  if (plain.startsWith(typed)) return 0;
  for (let at = plain.indexOf(typed); at >= 0; at = plain.indexOf(typed, at + 1))
    if (!isWord.test(plain[at - 1] ?? '')) return 1;
  return 2;
}

/** Fields that affect the order. */
const maxFields = 8;

/** As `placeOf`; 3 for a typing mistake in the label. */
function forgivingPlaceOf(field: Field, typed: string): number | null {
  const place = placeOf(field, typed);
  if (place !== null || field.name !== '') return place;
  return field.plain.split(betweenWords).some((word) => isMistyped(typed, word)) ? 3 : null;
}

type PlaceOf = typeof placeOf;

/** The best rank of a part of a query; Infinity without a match. */
function rankOf(fields: readonly Field[], part: string, rate: PlaceOf): number {
  const ranks = fields.map((field, at) => {
    const place = rate(field, part);
    return place === null ? Infinity : place * maxFields + Math.min(at, maxFields - 1);
  });
  return Math.min(...ranks);
}

/**
 * The best match of the whole query, else the rank of its worst word and the field of its first; null if a word is not
 * found.
 */
export function find(
  fields: readonly Field[],
  { phrase, words }: SearchQuery,
  rate: PlaceOf = placeOf,
): Match | null {
  if (phrase === '') return { rank: 0, other: undefined };
  const rank = rankOf(fields, phrase, rate);
  const isFoundWhole = rank < Infinity || words.length < 2;
  const ranks = isFoundWhole ? [rank] : words.map((word) => rankOf(fields, word, rate));
  if (ranks.includes(Infinity)) return null;
  const places = ranks.map((fieldRank) => Math.floor(fieldRank / maxFields));
  const fieldIndexes = ranks.map((fieldRank) => fieldRank % maxFields);
  return {
    rank: Math.max(isFoundWhole ? 0 : 1, ...places) * maxFields + Math.min(...fieldIndexes),
    other: fields[Math.min(...fieldIndexes.filter((at) => at > 0))],
  };
}

/** The groups, in their order for equal matches. */
const groups = [
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

interface Found {
  readonly entry: Entry;
  readonly match: Match;
}

/** Entries per group for a query, and for an empty field. */
const maxFound = 8;
const maxUntyped = 4;

const byRank = (a: Found, b: Found) => a.match.rank - b.match.rank;

/** The shown entries of a group, and the total. */
interface FoundGroup {
  readonly group: Group;
  readonly matches: readonly Found[];
  readonly total: number;
}

/** The matching entries; without any, those with a typing mistake. */
function matchesOf(entries: readonly Entry[], query: SearchQuery): readonly Found[] {
  const matchesBy = (rate: PlaceOf) =>
    entries.flatMap((entry): Found[] => {
      const match = find(entry.fields, query, rate);
      return match ? [{ entry, match }] : [];
    });
  const exact = matchesBy(placeOf);
  return exact.length > 0 ? exact : matchesBy(forgivingPlaceOf);
}

/** The matching entries in groups; the groups and the entries in each are ordered by match. */
export function groupsOf(entries: readonly Entry[], query: SearchQuery): readonly FoundGroup[] {
  const maxShown = query.phrase === '' ? maxUntyped : maxFound;
  const allMatches = matchesOf(entries, query);
  return groups
    .map((group) => {
      const all = allMatches.filter(({ entry }) => entry.group === group).toSorted(byRank);
      // All screens are shown, so that each can be reached without typing.
      const firstMatches = group === 'Screens' ? all : all.slice(0, maxShown);
      return { group, matches: firstMatches, total: all.length };
    })
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => rankIn(a) - rankIn(b));
}

const rankIn = ({ matches }: FoundGroup) => matches[0]?.match.rank ?? Infinity;
