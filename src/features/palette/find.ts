import { foldedText, searchWords } from '../../domain/text/matcher.ts';
import type { RegionKey } from '../../domain/region/region.ts';

export interface Query {
  readonly whole: string;
  readonly words: readonly string[];
  readonly digits: string;
}

export interface Findable {
  readonly text: string;
  readonly isPhone: boolean;
  readonly plain: string;
}

/** How well a text fits: at its start, at the start of a word, or inside one. Less is better. */
type Place = 0 | 1 | 2;

export interface Match {
  readonly place: Place;
  readonly texts: readonly number[];
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '');

/** '555 014' and '(555) 014-75' are parts of a phone number; '14' is too short to be one. */
function phoneDigits(text: string): string {
  const digits = /^[\d\s()+.-]+$/.test(text) ? digitsIn(text) : '';
  return digits.length < 3 ? '' : digits;
}

export function queryOf(typed: string): Query {
  const words = searchWords(typed);
  const whole = words.join(' ');
  return { whole, words, digits: phoneDigits(whole) };
}

export function findable(text: string, isPhone = false): Findable {
  return { text, isPhone, plain: isPhone ? digitsIn(text) : foldedText(text) };
}

const partIn = ({ isPhone }: Findable, part: string) => (isPhone ? phoneDigits(part) : part);

const isWord = /[\p{L}\p{N}]/u;

function groupStarts(phone: string): readonly number[] {
  let at = 0;
  return Array.from(phone.matchAll(/\d+/g), ([group]) => (at += group.length) - group.length);
}

interface Spot {
  readonly place: Place;
  readonly at: number;
}

function spotOf(field: Findable, part: string): Spot | null {
  if (part === '') return null;
  let inside: Spot | null = null;
  const { plain } = field;
  const starts = field.isPhone && plain.includes(part) ? groupStarts(field.text) : null;
  for (let at = plain.indexOf(part); at >= 0; at = plain.indexOf(part, at + 1)) {
    if (at === 0 || (starts && at === 1 && plain.length === 11 && plain[0] === '1'))
      return { place: 0, at };
    if (starts ? starts.includes(at) : !isWord.test(plain[at - 1] ?? '')) return { place: 1, at };
    inside ??= { place: 2, at };
  }
  return inside;
}

function bestOf(fields: readonly Findable[], part: string): { place: Place; text: number } | null {
  let best: { place: Place; text: number } | null = null;
  for (const [text, field] of fields.entries()) {
    const spot = spotOf(field, partIn(field, part));
    if (spot && (best === null || spot.place < best.place)) best = { place: spot.place, text };
  }
  return best;
}

/** Where a text has the whole query, the best place; else of every word's the worst, none at a word's start; null: one is missing. */
export function find(fields: readonly Findable[], { whole, words }: Query): Match | null {
  if (whole === '') return { place: 0, texts: [] };
  const best = bestOf(fields, whole);
  if (best) return { place: best.place, texts: [best.text] };
  if (words.length < 2) return null;
  let place: Place = 1;
  const texts = new Set<number>();
  for (const word of words) {
    const found = bestOf(fields, word);
    if (!found) return null;
    if (found.place > place) place = found.place;
    texts.add(found.text);
  }
  return { place, texts: [...texts].toSorted((a, b) => a - b) };
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces, those that a query found in it and those between; together they are the text. */
export function piecesOf(text: string, { whole, words }: Query, isPhone = false): readonly Piece[] {
  const { plain, origins } = traced(text, isPhone);
  const field = { text, isPhone, plain };
  const spot = (part: string) => {
    const own = partIn(field, part);
    const at = spotOf(field, own)?.at;
    if (at === undefined) return [];
    const last = origins[at + own.length - 1] ?? 0;
    return [[origins[at] ?? 0, last + ((text.codePointAt(last) ?? 0) > 0xff_ff ? 2 : 1)]];
  };
  const one = spot(whole);
  const spans = one.length > 0 ? one : words.flatMap(spot).toSorted(([a = 0], [b = 0]) => a - b);
  const pieces: Piece[] = [];
  let done = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), isFound });
    done = Math.max(done, to);
  };
  for (const [from = 0, to = 0] of spans) {
    add(from, false);
    // Marks stay whole with what they stand on.
    add(to + (/^\p{M}+/u.exec(text.slice(to))?.[0].length ?? 0), true);
  }
  add(text.length, false);
  return pieces;
}

function traced(text: string, isPhone: boolean): { plain: string; origins: readonly number[] } {
  const origins: number[] = [];
  let plain = '';
  let at = 0;
  for (const character of text) {
    const own = isPhone ? digitsIn(character) : foldedText(character);
    plain += own;
    for (let unit = 0; unit < own.length; unit += 1) origins.push(at);
    at += character.length;
  }
  return { plain, origins };
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
  const lowest = ({ found: [first] }: FoundGroup) => first?.score ?? Infinity;
  return [...sorted, ...more]
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => lowest(a) - lowest(b) || groups.indexOf(a.group) - groups.indexOf(b.group));
}

/** The screens are few, and each can be reached without typing. */
const alwaysWhole = (group: Group) => (group === 'Screens' ? Infinity : 0);
