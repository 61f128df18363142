import type { ReceivedList } from './received.ts';
import { noDate } from '../domain/time/read-time.ts';
import {
  isFields,
  type Reader,
  type Readers,
  type ResponseReader,
  type SentFields,
  tryRead,
  Unreadable,
  type ValueOf,
} from './shape.ts';
import { listOf, readNumber } from './values.ts';

// Readers of objects and lists of an API that is not ours: what cannot be read costs only itself (rulings A1-A19).

export type Rows<T> = ReceivedList<T>;

export const noRows: Rows<never> = { rows: [], unreadable: 0, isNoList: false, total: null };

type Fields<E extends Readers> = { [K in keyof E]: ValueOf<E[K]> };

function objectOf(input: unknown): Readonly<Record<string, unknown>> {
  if (isFields(input)) return input;
  throw new Unreadable('expected an object');
}

function fieldsReader<E extends Readers>(entries: E) {
  const readers = Object.entries(entries);
  return (input: Readonly<Record<string, unknown>>) => {
    const made: Record<string, unknown> = {};
    for (const [name, { read }] of readers) made[name] = read(input[name]);
    return made as Fields<E>;
  };
}

/** A value that no reader can read. */
const unreadable = Symbol('unreadable');

/** Reads an object. A missing object has the fallbacks of its fields; in any other value each field is unreadable (A13). */
export function fields<const E extends Readers>(entries: E): Reader<Fields<E>, SentFields<E>> {
  const read = fieldsReader(entries);
  const none = read({});
  const unread = read(Object.fromEntries(Object.keys(entries).map((name) => [name, unreadable])));
  return {
    shape: { kind: 'fields', entries },
    read: (input) => {
      if (isFields(input)) return read(input);
      return (input ?? null) === null ? none : unread;
    },
  };
}

/** An object; anything else reads as null. */
export function fieldsOrNull<const E extends Readers>(
  entries: E,
): Reader<Fields<E> | null, SentFields<E> | null> {
  const read = fieldsReader(entries);
  return {
    shape: { kind: 'fieldsOrNull', entries },
    read: (input) => (isFields(input) ? read(input) : null),
  };
}

/** An object; anything else is an error. */
export function requiredFields<const E extends Readers>(
  entries: E,
): Reader<Fields<E>, SentFields<E>> {
  const read = fieldsReader(entries);
  return { shape: { kind: 'fields', entries }, read: (input) => read(objectOf(input)) };
}

/** A response that is an object with one of its fields; anything else is an error of the whole response (A2, A19). */
export function envelope<const E extends Readers>(
  entries: E,
): ResponseReader<Fields<E>, SentFields<E>> {
  const read = fieldsReader(entries);
  const names = Object.keys(entries);
  return {
    shape: { kind: 'envelope', entries },
    none: read({}),
    read: (input) => {
      const sent = objectOf(input);
      if (names.some((name) => Object.hasOwn(sent, name))) return read(sent);
      throw new Unreadable(`expected an object with ${names.join(', ')}`);
    },
  };
}

/** Whether two values of one reader are equal; their keys are in one order. */
const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A row that can be read when one of the `usable` fields is not empty (A2). */
export function row<const E extends Readers>(
  entries: E,
  usable: readonly (keyof E & string)[],
): Reader<Fields<E>, SentFields<E>> {
  const read = fieldsReader(entries);
  const none = read({});
  return {
    shape: { kind: 'row', entries, usable },
    read: (input) => {
      const made = read(objectOf(input));
      if (usable.some((name) => !isEqual(made[name], none[name]))) return made;
      throw new Unreadable(`expected one of ${usable.join(', ')}`);
    },
  };
}

/** All field names, as the `usable` ones of a row. */
export function fieldNames<const E extends Readers>(entries: E): readonly (keyof E & string)[] {
  return Object.keys(entries);
}

function rowsOf<T>(entries: readonly ({ readonly value: T } | null)[]): Rows<T> {
  const rows = entries.flatMap((entry) => (entry === null ? [] : [entry.value]));
  return { ...noRows, rows, unreadable: entries.length - rows.length };
}

export function readRows<T>(rowReader: Reader<T>, input: unknown): Rows<T> {
  if (input === undefined || input === null) return noRows;
  const list = listOf(input);
  return list === null
    ? { ...noRows, isNoList: true }
    : rowsOf(list.map((item) => tryRead(rowReader, item)));
}

/** A list inside a response; it may be missing. */
export function innerRows<T, Sent>(rowReader: Reader<T, Sent>): Reader<Rows<T>, readonly Sent[]> {
  return { shape: { kind: 'rows', row: rowReader }, read: (input) => readRows(rowReader, input) };
}

/** A list with one row per key, so that a month sent twice counts once; a field in which its rows differ is not known. */
export function once<T extends object, Sent>(
  { shape, read }: Reader<Rows<T>, Sent>,
  keyOf: (row: T) => string | number | null,
): Reader<Rows<T>, Sent> {
  return {
    shape,
    read: (input) => {
      const list = read(input);
      const uniqueRows = new Map<unknown, T>();
      for (const item of list.rows) {
        const key = keyOf(item) ?? item;
        uniqueRows.set(key, agreed(uniqueRows.get(key) ?? item, item) as T);
      }
      return { ...list, rows: [...uniqueRows.values()] };
    },
  };
}

/** Merges two readings of one value: a field in which they differ is missing, and such a list is unreadable. */
function agreed(a: unknown, b: unknown): unknown {
  if (isEqual(a, b)) return a;
  if (!isFields(a) || !isFields(b)) return null;
  if ('isNoList' in a) return { ...noRows, isNoList: true };
  if ('date' in a && 'text' in a) return a['date'] === b['date'] ? a : noDate;
  return Object.fromEntries(
    Object.entries(a).map(([name, value]) => [name, agreed(value, b[name])]),
  );
}

/** A row inside a response; null where it cannot be read. */
export function rowOrNull<T, Sent>(rowReader: Reader<T, Sent>): Reader<T | null, Sent | null> {
  return {
    shape: { kind: 'rowOrNull', row: rowReader },
    read: (input) => tryRead(rowReader, input)?.value ?? null,
  };
}

/** The list of a response, bare or under one of its names, and the total beside it; null without a list (A1, A13). */
function sentList(input: unknown, names: readonly string[]) {
  const bare = listOf(input);
  if (bare !== null && (Array.isArray(input) || bare.length > 0))
    return { list: bare, name: null, total: null };
  if (!isFields(input)) return null;
  for (const name of names) {
    const list = Object.hasOwn(input, name) ? listOf(input[name]) : null;
    if (list !== null) return { list, name, total: totalIn(input) };
  }
  return null;
}

/** A list's total is the greatest of these (A15), since one may count the rows of this page. */
export const totalNames = [
  'total',
  'totalCount',
  'total_count',
  'totalItems',
  'totalElements',
  'count',
];
/** The objects beside a list in which a total may be, too. */
export const totalPlaces = ['meta', 'pagination', 'paging', 'page'];

function totalIn(input: Record<string, unknown>): number | null {
  const places = [input, ...totalPlaces.map((name) => input[name])].filter(isFields);
  const sent = places
    .flatMap((place) => totalNames.flatMap((name) => readNumber(place[name]) ?? []))
    // A part of a row, or 1e300 rows, is no total.
    .filter(Number.isSafeInteger);
  return sent.length === 0 ? null : Math.max(...sent);
}

/** A list, bare or under a name (A1). */
type SentList<R, N extends string> = readonly R[] | InObject<readonly R[], N>;

type InObject<L, N extends string> = N extends string
  ? { readonly [K in N]: L } & { readonly [extra: string]: unknown }
  : never;

/** Rows that are sent twice, equal in all, are one: each has the counts of one region or person. */
export function distinct<T>(entries: readonly T[], list: readonly unknown[]): readonly T[] {
  const texts = list.map((sent) => JSON.stringify(sent));
  return entries.filter((entry, at) => entry === null || texts.indexOf(texts[at] ?? '') === at);
}

/** A response that is a list, bare or under one of its names, of which it has the rows that `keep` returns; without a list it is an error (A1). */
export function listResponse<T, Sent, const N extends string>(
  rowReader: Reader<T, Sent>,
  names: readonly [N, ...N[]],
  keep: typeof distinct = (entries) => entries,
): ResponseReader<Rows<T>, SentList<Sent, N>> {
  return {
    shape: { kind: 'list', row: rowReader, names },
    none: noRows,
    read: (input) => {
      const sent = sentList(input, names);
      if (sent === null) throw new Unreadable(`expected a list, or an object with ${names[0]}`);
      const entries = sent.list.map((item) => tryRead(rowReader, item));
      const total = sent.total !== null && sent.total > sent.list.length ? sent.total : null;
      return { ...rowsOf(keep(entries, sent.list)), total };
    },
  };
}

/** A list of counts: a total beside it counts something else than its rows (A15), and equal rows are one. */
export function countsResponse<T, Sent, const N extends string>(
  rowReader: Reader<T, Sent>,
  names: readonly [N, ...N[]],
): ResponseReader<Rows<T>, SentList<Sent, N>> {
  const list = listResponse(rowReader, names, distinct);
  return { ...list, read: (input) => ({ ...list.read(input), total: null }) };
}

/** A map from regions or telemarketers to fields, as a list: the server's keys, '__proto__' too, are data (A9). */
export function rowsByKey<const K extends string, Key, T extends object, Sent>(
  key: K,
  { read: readKey }: Reader<Key>,
  rowReader: Reader<T, Sent>,
): Reader<Rows<Readonly<Record<K, Key>> & T>, { readonly [key: string]: Sent }> {
  return {
    shape: { kind: 'rowsByKey', key, row: rowReader },
    read: (input) => {
      if (input === undefined || input === null) return noRows;
      if (!isFields(input)) return { ...noRows, isNoList: true };
      const entries = Object.entries(input);
      const rows = entries.flatMap(([sent, value]) => {
        const read = tryRead(rowReader, value);
        return read === null ? [] : [{ ...read.value, [key]: readKey(sent) } as Record<K, Key> & T];
      });
      return { ...noRows, rows, unreadable: entries.length - rows.length };
    },
  };
}
