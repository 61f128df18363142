import * as v from 'valibot';
import { isSameJson, rowMemory } from './row-memory.ts';
import { type SentFields, fieldsReader, isFields, reading, shaped } from './shape.ts';
import { listOf, readNumber } from './values.ts';

// Readers of objects and lists of an API that is not ours: what cannot be read costs only itself (rulings A1-A19).

/** The rows of a list, and what is known of the rest of it. */
export interface Rows<T> {
  readonly rows: readonly T[];
  /** How many rows could not be read (A2). */
  readonly unreadable: number;
  /** Something was sent that is no list: nothing is known of its rows (A13). */
  readonly isNoList: boolean;
  /** The total that the response names, where it is greater than its rows: these are a part (A15). */
  readonly total: number | null;
}

const noRows: Rows<never> = { rows: [], unreadable: 0, isNoList: false, total: null };

const object = v.custom<Record<string, unknown>>(isFields, 'expected an object');

/** An object; anything else reads as one of fallbacks. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  const read = fieldsReader(entries);
  return reading<ReturnType<typeof read>, SentFields<E>>({ kind: 'fields', entries }, (input) =>
    read(isFields(input) ? input : {}),
  );
}

/** An object; anything else reads as null. */
export function fieldsOrNull<const E extends v.ObjectEntries>(entries: E) {
  const read = fieldsReader(entries);
  return reading<ReturnType<typeof read> | null, SentFields<E> | null>(
    { kind: 'fieldsOrNull', entries },
    (input) => (isFields(input) ? read(input) : null),
  );
}

/** An object; anything else is an error. */
export function requiredFields<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.object(entries), shaped({ kind: 'fields', entries }));
}

/** A response that is an object with one of its fields; anything else is an error of the whole response (A2, A19). */
export function envelope<const E extends v.ObjectEntries>(entries: E) {
  const names = Object.keys(entries);
  const schema = v.object(entries);
  return v.pipe(
    object,
    v.check(
      (input) => names.some((name) => Object.hasOwn(input, name)),
      `expected an object with ${names.join(', ')}`,
    ),
    schema,
    shaped({ kind: 'envelope', entries }),
  ) as unknown as v.GenericSchema<SentFields<E>, v.InferOutput<typeof schema>>;
}

/** A row that can be read when one of the `usable` fields is not empty (A2). */
export function row<const E extends v.ObjectEntries>(
  entries: E,
  usable: readonly (keyof E & string)[],
) {
  const none = new Map(
    usable.map((name) => [name, v.parse(entries[name] as v.GenericSchema, undefined)]),
  );
  const read = fieldsReader(entries);
  return v.pipe(
    object,
    v.transform(read),
    v.check(
      (made) => {
        const byName: Readonly<Record<string, unknown>> = made;
        return usable.some((name) => !isSameJson(byName[name], none.get(name)));
      },
      `expected one of ${usable.join(', ')}`,
    ),
    shaped({ kind: 'row', entries, usable }),
  ) as unknown as v.GenericSchema<SentFields<E>, ReturnType<typeof read>>;
}

/** All field names, as the `usable` ones of a row. */
export function fieldNames<const E extends v.ObjectEntries>(
  entries: E,
): readonly (keyof E & string)[] {
  return Object.keys(entries);
}

/** The rows of a list; no rows where it is no list. */
export function readRows<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Rows<v.InferOutput<S>> {
  if (input === undefined || input === null) return noRows;
  const list = listOf(input);
  if (list === null) return { ...noRows, isNoList: true };
  const rows: v.InferOutput<S>[] = [];
  for (const item of list) {
    const read = v.safeParse(schema, item, { abortEarly: true });
    if (read.success) rows.push(read.output);
  }
  return { ...noRows, rows, unreadable: list.length - rows.length };
}

/** A list inside a response; it may be missing. */
export function innerRows<S extends v.GenericSchema>(schema: S) {
  return reading<Rows<v.InferOutput<S>>, readonly v.InferInput<S>[]>(
    { kind: 'rows', of: schema },
    (input) => readRows(schema, input),
  );
}

/** A row inside a response; null where it cannot be read. */
export function rowOrNull<S extends v.GenericSchema>(schema: S) {
  return reading<v.InferOutput<S> | null, v.InferInput<S> | null>(
    { kind: 'rowOrNull', of: schema },
    (input) => readRows(schema, [input]).rows[0] ?? null,
  );
}

/** The list of a response, bare or under one of its names, and the total beside it; null without a list (A1, A13). */
export function sentList(input: unknown, names: readonly string[]) {
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

/** The first of them that is sent is the total of a list under a name (A15). */
export const totalNames = ['total', 'totalCount', 'total_count', 'count'];

function totalIn(input: Record<string, unknown>): number | null {
  const sent = totalNames.find((name) => Object.hasOwn(input, name));
  return sent === undefined ? null : readNumber(input[sent]);
}

/** A response that is a list, bare or under one of its names; without a list it is an error (A1). */
export function listResponse<S extends v.GenericSchema, const N extends string>(
  schema: S,
  names: readonly [N, ...N[]],
) {
  type Row = v.InferOutput<S>;
  const remember = rowMemory<{ readonly row: Row }>((input) => {
    const read = v.safeParse(schema, input, { abortEarly: true });
    return read.success ? { row: read.output } : null;
  });
  let before: { readonly entries: unknown; readonly read: Rows<Row> } | null = null;
  const readAll = (list: readonly unknown[], sentTotal: number | null): Rows<Row> => {
    const entries = remember(list);
    const total = sentTotal !== null && sentTotal > list.length ? sentTotal : null;
    if (before?.entries === entries && before.read.total === total) return before.read;
    const rows = entries.flatMap((entry) => (entry === null ? [] : [entry.row]));
    const read = { ...noRows, rows, unreadable: entries.length - rows.length, total };
    before = { entries, read };
    return read;
  };
  return v.pipe(
    v.unknown(),
    v.check(
      (input) => sentList(input, names) !== null,
      `expected a list, or an object with ${names[0]}`,
    ),
    v.transform((input) => {
      const { list, total } = sentList(input, names) ?? { list: [], total: null };
      return readAll(list, total);
    }),
    shaped({ kind: 'list', of: schema, names }),
  ) as unknown as v.GenericSchema<SentList<v.InferInput<S>, N>, Rows<Row>>;
}

/** A list, bare or under a name (A1). */
type SentList<R, N extends string> = readonly R[] | InObject<readonly R[], N>;

type InObject<L, N extends string> = N extends string
  ? { readonly [K in N]: L } & { readonly [extra: string]: unknown }
  : never;

/** A map from regions or telemarketers to fields, as a list: the server's keys, '__proto__' too, are data (A9). */
export function rowsByKey<K extends string, T, S extends v.GenericSchema<unknown, object>>(
  key: K,
  readKey: v.GenericSchema<string | null, T>,
  schema: S,
) {
  type Row = Readonly<Record<K, T>> & v.InferOutput<S>;
  type Sent = { readonly [key: string]: v.InferInput<S> };
  return reading<Rows<Row>, Sent>({ kind: 'rowsByKey', key, of: schema }, (input) => {
    if (input === undefined || input === null) return noRows;
    if (!isFields(input)) return { ...noRows, isNoList: true };
    const entries = Object.entries(input);
    const rows = entries.flatMap(([sent, value]): Row[] => {
      const read = v.safeParse(schema, value);
      return read.success ? [{ ...read.output, [key]: v.parse(readKey, sent) } as Row] : [];
    });
    return { ...noRows, rows, unreadable: entries.length - rows.length };
  });
}
