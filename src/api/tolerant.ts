import * as v from 'valibot';
import { rowMemory } from './row-memory.ts';
import { described } from './shape.ts';

/**
 * Readers for an API that is not ours (rulings A1-A9): a field that is missing, null or of another
 * type takes its fallback, so that no component ever meets `undefined`.
 */

/** A field that is read by one function from whatever is there, `undefined` where it is missing. */
export function reading<T>(read: (value: unknown) => T) {
  const schema = v.pipe(v.unknown(), v.transform(read));
  return v.fallback(schema, read(undefined));
}

/** A browser lays out a word of a megabyte for minutes; nobody writes a text longer than this. */
const longestText = 20_000;

/**
 * Text as it was sent (ids are built from it), or a number written as text; anything else, and nothing
 * but white space, is ''. The screen puts its own word for ''. One beyond 20,000 characters ends there, in '…'.
 */
export function readText(value: unknown): string {
  // JSON may spell a number beyond all bounds (1e999).
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string' || value.trim() === '') return '';
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
}
export const text = described({ kind: 'text' }, reading(readText));

/** A finite number, or one that arrives as a numeric string (A2); anything else is null, shown as '–'. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const read = Number(value);
  return Number.isFinite(read) ? read : null;
}
export const number = described({ kind: 'number' }, reading(readNumber));

/** A number of things: like `number`, but a negative one cannot be read either. */
export const count = described(
  { kind: 'count' },
  reading((value) => {
    const read = readNumber(value);
    return read !== null && read >= 0 ? read : null;
  }),
);

/** true or false, also as the words; anything else is null: not known. */
export const flag = described(
  { kind: 'flag' },
  reading((value): boolean | null => {
    if (typeof value === 'boolean') return value;
    if (value === 'true') return true;
    return value === 'false' ? false : null;
  }),
);

/** A list of texts; a single text is a list of one; entries that are not text are left out. */
export const texts = described(
  { kind: 'texts' },
  reading((value): readonly string[] => {
    const list = Array.isArray(value) ? value : [value];
    return list.map(readText).filter((entry) => entry !== '');
  }),
);

/** Rows that could be read, and how many could not (A2: skipped and counted, never fatal). */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly unreadable: number;
}

const noRows: Rows<never> = { rows: [], unreadable: 0 };

type ObjectSchema = v.GenericSchema<never, object> | v.GenericSchema<unknown, object>;

/** Is it an object with fields (not null, not a list)? */
export function isFields(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** An object whose entries are read tolerantly; anything that is no object gives one of fallbacks. */
export function fields<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return described(
    { kind: 'fields', entries },
    reading((input): v.InferOutput<typeof schema> => v.parse(schema, isFields(input) ? input : {})),
  );
}

/** Like `fields`, but what is no object reads as null: there is nothing to show. */
export function fieldsOrNull<const E extends v.ObjectEntries>(entries: E) {
  const schema = v.object(entries);
  return described(
    { kind: 'fieldsOrNull', entries },
    reading((input): v.InferOutput<typeof schema> | null =>
      isFields(input) ? v.parse(schema, input) : null,
    ),
  );
}

/** The envelope of an answer: it must be an object, or the whole answer is a misfit (A2). */
export function envelope<const E extends v.ObjectEntries>(entries: E) {
  return described(
    { kind: 'envelope', entries },
    v.pipe(v.custom<Record<string, unknown>>(isFields, 'expected an object'), v.object(entries)),
  );
}

/** One row: it is usable when at least one of the named fields holds something. */
export function row<const E extends v.ObjectEntries>(
  entries: E,
  usable: readonly (keyof E & string)[],
) {
  return described(
    { kind: 'row', entries, usable },
    v.pipe(
      v.custom<Record<string, unknown>>(isFields, 'expected an object'),
      v.object(entries),
      v.check(
        (read) => {
          const byName = new Map<string, unknown>(Object.entries(read));
          return usable.some((name) => holdsSomething(byName.get(name)));
        },
        `expected one of ${usable.join(', ')}`,
      ),
    ),
  );
}

function holdsSomething(read: unknown): boolean {
  if (isFields(read)) return Object.values(read).some(holdsSomething);
  return read !== '' && read !== null && read !== undefined;
}

/** The names of all fields, for a row of which any one is enough. */
export function fieldNames<const E extends v.ObjectEntries>(
  entries: E,
): readonly (keyof E & string)[] {
  return Object.keys(entries);
}

/** Reads a list row by row, without ever failing; a missing list is an empty one. */
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

/** A list inside an answer: it may be missing. */
export function innerRows<S extends v.GenericSchema>(schema: S) {
  return described(
    { kind: 'rows', of: schema },
    reading((input) => readRows(schema, input)),
  );
}

/** One row inside an answer; null where it is missing or cannot be read. */
export function rowOrNull<S extends v.GenericSchema>(schema: S) {
  return described(
    { kind: 'rowOrNull', of: schema },
    reading((input) => readRows(schema, [input]).rows[0] ?? null),
  );
}

/** The list in an answer (A1): the bare array, or the one under one of its natural names. */
function listIn(input: unknown, names: readonly string[]): unknown[] | null {
  if (Array.isArray(input)) return input;
  if (!isFields(input)) return null;
  for (const name of names) {
    const list = Object.hasOwn(input, name) ? input[name] : undefined;
    if (Array.isArray(list)) return list;
  }
  return null;
}

/** An answer that is a list (A1): either form; no list at all is a misfit of the envelope. */
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
  return described(
    { kind: 'list', of: schema, names },
    v.pipe(
      v.unknown(),
      v.check(
        (input) => listIn(input, names) !== null,
        `expected a list, or an object with ${names[0]}`,
      ),
      v.transform((input) => readAll(listIn(input, names) ?? [])),
    ),
  );
}

/**
 * A map from a name to fields, as a list (A9): the server's keys are data, so they are never keys of
 * an object of ours. '__proto__' and 'constructor' are names like any other.
 */
export function namedRows<S extends ObjectSchema>(schema: S) {
  return described(
    { kind: 'namedRows', of: schema },
    reading((input): Rows<{ name: string } & v.InferOutput<S>> => {
      if (!isFields(input)) return noRows;
      const entries = Object.entries(input);
      const rows = entries.flatMap(([name, value]) => {
        const read = v.safeParse(schema, value);
        return read.success ? [{ ...read.output, name }] : [];
      });
      return { rows, unreadable: entries.length - rows.length };
    }),
  );
}

/** A map from a name to a number, as a list. */
export const namedNumbers = described(
  { kind: 'namedNumbers' },
  reading((input) =>
    isFields(input)
      ? Object.entries(input).map(([name, value]) => ({ name, value: readNumber(value) }))
      : [],
  ),
);
