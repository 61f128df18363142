import * as v from 'valibot';
import { rowMemory } from './row-memory.ts';

// Readers of an API that is not ours: what cannot be read takes its fallback (rulings A1-A9).

/** A field that one function reads from any value, `undefined` where it is missing. */
export function reading<T>(shape: Shape, read: (value: unknown) => T) {
  const schema = v.pipe(v.unknown(), v.transform(read), shaped(shape));
  return v.fallback(schema, read(undefined));
}

// A browser takes minutes to lay out a word of a megabyte.
const longestText = 20_000;

/** A text as sent, cut at 20,000 characters, or a number as text; '' for anything else. */
export function readText(value: unknown): string {
  // JSON.parse reads 1e999 as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string' || value.trim() === '') return '';
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
}
export const text = reading({ kind: 'text' }, readText);

/** A finite number or numeric string (A2); null for anything else. There is no -0: it would be shown so. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const read = Number(value);
  return Number.isFinite(read) ? read + 0 : null;
}
export const number = reading({ kind: 'number' }, readNumber);

/** A number that is not negative; null for anything else. */
export const count = reading({ kind: 'count' }, (value) => {
  const read = readNumber(value);
  return read !== null && read >= 0 ? read : null;
});

export const flag = reading({ kind: 'flag' }, (value): boolean | null => {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
});

/** A list of texts, or a single one; entries that are not text are left out. */
export const texts = reading({ kind: 'texts' }, (value): readonly string[] => {
  const list = Array.isArray(value) ? value : [value];
  return list.map(readText).filter((entry) => entry !== '');
});

/** The readable rows, and the number of others (A2). */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly unreadable: number;
}

const noRows: Rows<never> = { rows: [], unreadable: 0 };

export function isFields(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

const object = v.custom<Record<string, unknown>>(isFields, 'expected an object');

/** An object; anything else reads as one of fallbacks. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return reading({ kind: 'fields', entries }, (input): v.InferOutput<typeof schema> =>
    v.parse(schema, isFields(input) ? input : {}),
  );
}

/** An object; anything else reads as null. */
export function fieldsOrNull<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return reading({ kind: 'fieldsOrNull', entries }, (input): v.InferOutput<typeof schema> | null =>
    isFields(input) ? v.parse(schema, input) : null,
  );
}

/** An object; anything else is an error. */
export function requiredFields<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(v.object(entries), shaped({ kind: 'fields', entries }));
}

/** A response that is an object; anything else is an error of the whole response (A2). */
export function envelope<const E extends v.ObjectEntries>(entries: E) {
  return v.pipe(object, v.object(entries), shaped({ kind: 'envelope', entries }));
}

/** A row that can be read when one of the `usable` fields is not empty (A2). */
export function row<const E extends v.ObjectEntries>(
  entries: E,
  usable: readonly (keyof E & string)[],
) {
  return v.pipe(
    object,
    v.object(entries),
    v.check(
      (read) => {
        const byName = new Map<string, unknown>(Object.entries(read));
        return usable.some((name) => holdsSomething(byName.get(name)));
      },
      `expected one of ${usable.join(', ')}`,
    ),
    shaped({ kind: 'row', entries, usable }),
  );
}

function holdsSomething(read: unknown): boolean {
  if (isFields(read)) return Object.values(read).some(holdsSomething);
  return read !== '' && read !== null && read !== undefined;
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
  if (!Array.isArray(input)) return noRows;
  const rows: v.InferOutput<S>[] = [];
  for (const item of input) {
    const read = v.safeParse(schema, item, { abortEarly: true });
    if (read.success) rows.push(read.output);
  }
  return { rows, unreadable: input.length - rows.length };
}

/** A list inside a response; it may be missing. */
export function innerRows<S extends v.GenericSchema>(schema: S) {
  return reading({ kind: 'rows', of: schema }, (input) => readRows(schema, input));
}

/** A row inside a response; null where it cannot be read. */
export function rowOrNull<S extends v.GenericSchema>(schema: S) {
  return reading(
    { kind: 'rowOrNull', of: schema },
    (input) => readRows(schema, [input]).rows[0] ?? null,
  );
}

function listIn(input: unknown, names: readonly string[]): unknown[] | null {
  if (Array.isArray(input)) return input;
  if (!isFields(input)) return null;
  for (const name of names) {
    const list = Object.hasOwn(input, name) ? input[name] : undefined;
    if (Array.isArray(list)) return list;
  }
  return null;
}

/** A response that is a list, bare or under one of its names; without a list it is an error (A1). */
export function listResponse<S extends v.GenericSchema>(
  schema: S,
  names: readonly [string, ...string[]],
) {
  type Row = v.InferOutput<S>;
  const remember = rowMemory<{ readonly row: Row }>((input) => {
    const read = v.safeParse(schema, input, { abortEarly: true });
    return read.success ? { row: read.output } : null;
  });
  let before: { readonly entries: unknown; readonly read: Rows<Row> } | null = null;
  const readAll = (list: readonly unknown[]): Rows<Row> => {
    const entries = remember(list);
    if (before?.entries === entries) return before.read;
    const rows = entries.flatMap((entry) => (entry === null ? [] : [entry.row]));
    const read = { rows, unreadable: entries.length - rows.length };
    before = { entries, read };
    return read;
  };
  return v.pipe(
    v.unknown(),
    v.check(
      (input) => listIn(input, names) !== null,
      `expected a list, or an object with ${names[0]}`,
    ),
    v.transform((input) => readAll(listIn(input, names) ?? [])),
    shaped({ kind: 'list', of: schema, names }),
  );
}

/** A map from a name to fields, as a list: the server's keys, '__proto__' too, are data (A9). */
export function namedRows<S extends v.GenericSchema<unknown, object>>(schema: S) {
  return reading(
    { kind: 'namedRows', of: schema },
    (input): Rows<{ name: string } & v.InferOutput<S>> => {
      if (!isFields(input)) return noRows;
      const entries = Object.entries(input);
      const rows = entries.flatMap(([name, value]) => {
        const read = v.safeParse(schema, value);
        return read.success ? [{ ...read.output, name }] : [];
      });
      return { rows, unreadable: entries.length - rows.length };
    },
  );
}

/** A map from a name to a number, as a list. */
export const namedNumbers = reading({ kind: 'namedNumbers' }, (input) =>
  isFields(input)
    ? Object.entries(input).map(([name, value]) => ({ name, value: readNumber(value) }))
    : [],
);

/** A schema of `tolerant.ts`, or one that is made of those. */
export type Reader = v.GenericSchema;

type Entries = Readonly<Record<string, Reader>>;

/** What a reader reads: the contract checker, docs/api.md and the fuzz tests are made from it. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'count' | 'flag' | 'texts' | 'line' | 'namedNumbers' }
  | { readonly kind: 'fields' | 'fieldsOrNull' | 'envelope'; readonly entries: Entries }
  | { readonly kind: 'row'; readonly entries: Entries; readonly usable: readonly string[] }
  | { readonly kind: 'rowOrNull' | 'rows' | 'namedRows'; readonly of: Reader }
  | { readonly kind: 'list'; readonly of: Reader; readonly names: readonly string[] }
  | { readonly kind: 'rowsOrNamed'; readonly rows: Reader; readonly named: Reader }
  | { readonly kind: 'both'; readonly parts: readonly [Reader, Reader] };

/** The metadata that describes a reader; of nested ones the outermost counts. */
export function shaped<T>(shape: Shape): v.MetadataAction<T, { readonly shape: Shape }> {
  return v.metadata({ shape });
}

/** @throws Error for a reader without a description. */
export function shapeOf(reader: Reader): Shape {
  const { shape } = v.getMetadata(reader) as { readonly shape?: Shape };
  if (!shape)
    throw new Error('A reader of the contract has no description: see src/api/tolerant.ts');
  return shape;
}
