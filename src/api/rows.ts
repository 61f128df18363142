import { sumOf } from '../domain/number/arithmetic.ts';
import { showNumber } from '../domain/text/format.ts';
import { isFields, type Reader, type ResponseReader, Unreadable } from './fields.ts';

/** What did not fit the contract: where, what was expected, and in how many rows. */
export interface Misfit {
  readonly path: string;
  readonly expected: string;
  readonly count: number;
}

/** The rows of a list that could be read. */
export interface Rows<T = unknown> {
  readonly rows: readonly T[];
  /** How many rows could not be read; something that is no list is one (A2, A13). */
  readonly unreadable: number;
  readonly misfits: readonly Misfit[];
  /** The total that the response names, where it is greater than its rows: some are missing (A15). */
  readonly total: number | null;
}

/** Whether a response is a list. */
export function isList(data: unknown): data is Rows {
  return Object.hasOwn(Object(data), 'unreadable');
}

export const noRows: Rows<never> = { rows: [], unreadable: 0, misfits: [], total: null };

const noList: Rows<never> = {
  ...noRows,
  unreadable: 1,
  misfits: [{ path: '', expected: 'a list', count: 1 }],
};

/** Reads each entry by itself, so that one that does not fit costs only itself (A2). */
function readEach<S, T>(entries: readonly S[], read: (entry: S) => T): Rows<T> {
  const rows: T[] = [];
  const misfits = new Map<string, Misfit>();
  for (const entry of entries)
    try {
      rows.push(read(entry));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { message, path, expected } = error;
      misfits.set(message, { path, expected, count: (misfits.get(message)?.count ?? 0) + 1 });
    }
  return {
    rows,
    unreadable: entries.length - rows.length,
    misfits: [...misfits.values()],
    total: null,
  };
}

/** Reads a list inside a response; a missing one has no rows. */
export function list<T>(readRow: Reader<T>): Reader<Rows<T>> {
  return (sent) => {
    if ((sent ?? null) === null) return noRows;
    return Array.isArray(sent) ? readEach(sent, readRow) : noList;
  };
}

/** Reads a map from regions or telemarketers to fields, as a list: the server's keys, '__proto__' too, are data (A9). */
export function rowsByKey<const K extends string, Key, T extends object>(
  key: K,
  readKey: Reader<Key>,
  readValue: Reader<T>,
): Reader<Rows<Readonly<Record<K, Key>> & T>> {
  return (sent) => {
    if ((sent ?? null) === null) return noRows;
    if (!isFields(sent)) return noList;
    return readEach(
      Object.entries(sent),
      ([name, value]) =>
        ({ ...readValue(value), [key]: readKey(name) }) as Readonly<Record<K, Key>> & T,
    );
  };
}

/** Reads a response that is a list, bare or under one of its names; without a list it is an error (A1). */
export function listResponse<T>(
  readRow: Reader<T>,
  names: readonly [string, ...string[]],
): ResponseReader<Rows<T>> {
  const read = (sent: unknown) => {
    if (Array.isArray(sent)) return readEach(sent, readRow);
    const entries = isFields(sent)
      ? names.flatMap((name) => (Object.hasOwn(sent, name) ? [sent[name]] : []))
      : [];
    const found = entries.find((entry) => Array.isArray(entry));
    if (found === undefined) throw new Unreadable(`a list, or an object with ${names[0]}`);
    return readEach(found as readonly unknown[], readRow);
  };
  return Object.assign(read, { none: noRows });
}

/** Whether all rows were received and read, so that something may be said of all of them (A15, A19). */
export function isWhole({ unreadable, total }: Pick<Rows, 'unreadable' | 'total'>): boolean {
  return unreadable === 0 && total === null;
}

/** '20 of 76 received' (A15); '' unless rows are missing. */
export function receivedText({ rows, total }: Pick<Rows, 'rows' | 'total'>): string {
  return total === null ? '' : `${showNumber(rows.length)} of ${showNumber(total)} received`;
}

/** How many rows of lists could not be read. */
export function unreadableOf(...lists: readonly (Pick<Rows, 'unreadable'> | undefined)[]): number {
  return sumOf(lists, (rows) => rows?.unreadable ?? 0);
}

/** What did not fit in a response, in its lists and in the lists of their rows. */
export function misfitsOf(data: unknown): readonly Misfit[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'misfits' in data ? (data.misfits as readonly Misfit[]) : [];
  const inner = Object.entries(data).flatMap(([name, value]) =>
    name === 'misfits' ? [] : misfitsOf(value),
  );
  return [...own, ...inner];
}
