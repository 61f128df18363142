import * as v from 'valibot';
import {
  alertStatuses,
  noStatus,
  readAlertStatus,
  readDecision,
  readStatus,
} from '../domain/appointment/status.ts';
import { noRep, nobody, type Person, readPerson, readRep } from '../domain/people.ts';
import { noRegion, readRegion, type Region } from '../domain/region/region.ts';
import { cleanLine, isBlank } from '../domain/text/clean.ts';
import { digitsIn } from '../domain/text/digits.ts';
import { easternDate } from '../domain/time/eastern.ts';
import {
  type CalendarDate,
  dayOf,
  instantOf,
  monthOf,
  noDate,
  noTime,
  type Time,
} from '../domain/time/read-time.ts';
import { isSameJson, rowMemory } from './row-memory.ts';

// Readers of an API that is not ours: what cannot be read takes its fallback (rulings A1-A19). A text becomes a value here.

/**
 * A field that one function reads from any value, `undefined` where it is missing. `Sent` is what the contract says is
 * sent: the simulated call center's responses are checked against it.
 */
export function reading<T, Sent = string | null>(
  shape: Shape,
  read: (value: unknown) => T,
): v.GenericSchema<Sent, T> {
  const schema = v.pipe(v.unknown(), v.transform(read), shaped(shape));
  const whole = v.fallback(schema, read(undefined));
  functions.set(whole, read);
  return whole as unknown as v.GenericSchema<Sent, T>;
}

/** The functions of readings: rows call them without the schemas around them, since a list has 150,000 fields. */
const functions = new WeakMap<object, (value: unknown) => unknown>();

/** The fields of an object, each of which is a reading. */
function fieldsReader<const E extends v.ObjectEntries>(entries: E) {
  const reads = Object.entries(entries).map(([name, schema]) => {
    const read = functions.get(schema);
    if (!read) throw new Error(`${name} is no reading: see src/api/tolerant.ts`);
    return [name, read] as const;
  });
  return (input: Readonly<Record<string, unknown>>) => {
    const made: Record<string, unknown> = {};
    for (const [name, read] of reads) made[name] = read(input[name]);
    return made as v.InferOutput<v.ObjectSchema<E, undefined>>;
  };
}

/** Fields as they are sent, with others that are not read. */
export type SentFields<E extends v.ObjectEntries> = {
  readonly [K in keyof E]: v.InferInput<E[K]>;
} & { readonly [extra: string]: unknown };

// A browser takes minutes to lay out a word of a megabyte.
const longestText = 20_000;

/** A text as sent, cut at 20,000 characters, or a number as text; the texts of a list in one (A16); '' for anything else. */
export function readText(value: unknown): string {
  // JSON.parse reads 1e999 as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (Array.isArray(value))
    return readText(
      value
        .filter((each) => !Array.isArray(each))
        .map(readText)
        .filter(Boolean)
        .join(', '),
    );
  if (typeof value !== 'string' || value.trim() === '') return '';
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
}

/** A text where one is due and several are none: a list of one is that one (A16). */
export function readOneText(value: unknown): string {
  if (!Array.isArray(value)) return readText(value);
  return value.length === 1 && !Array.isArray(value[0]) ? readText(value[0]) : '';
}

/** A text for one line (A17). */
export function readLine(value: unknown): string {
  return cleanLine(readText(value));
}
export const text = reading({ kind: 'text' }, readLine);

/** A text of several lines, each as `text` has it. */
export const lines = reading({ kind: 'lines' }, (value) =>
  readText(value)
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim(),
);

const readId = (sent: string) => (isBlank(sent) ? '' : sent);

/** An id, digit by digit as sent (A14): the client sends long whole numbers here as texts. */
export const id = reading<string, string | number | null>({ kind: 'id' }, (value) =>
  typeof value === 'number' && !Number.isSafeInteger(value) ? '' : readId(readOneText(value)),
);

const oneOf =
  <T>(read: (text: string) => T, none: T) =>
  (value: unknown): T => {
    const sent = readOneText(value);
    return sent === '' ? none : read(sent);
  };
const person =
  (read: (text: string) => Person, none: Person) =>
  (value: unknown): Person => {
    const sent = readText(value);
    return sent === '' ? none : read(sent);
  };

export const region = reading({ kind: 'region' }, oneOf(readRegion, noRegion));
/** Regions of a list, or a single one. */
export const regionTexts = reading<readonly Region[], readonly string[]>(
  { kind: 'regions' },
  (value) => (listOf(value) ?? [value]).map(readLine).filter(Boolean).map(readRegion),
);
export const status = reading({ kind: 'status' }, oneOf(readStatus, noStatus));
export const alertStatus = reading(
  { kind: 'choice', words: alertStatuses },
  oneOf(readAlertStatus, null),
);
export const decision = reading(
  { kind: 'choice', words: ['valid', 'invalid'] },
  oneOf(readDecision, null),
);
/** A telemarketer (B5). */
export const telemarketer = reading({ kind: 'person' }, person(readPerson, nobody));
/** A sales rep, named by the spec's rule (B4, B5). */
export const salesRep = reading({ kind: 'person' }, person(readRep, noRep));

const timeBy =
  (read: (text: string) => number | null) =>
  (value: unknown): Time => {
    const sent = readLine(value);
    return sent === '' ? noTime : { ms: read(sent), text: sent };
  };
/** An instant (A12). */
export const time = reading(
  { kind: 'time' },
  timeBy((sent) => instantOf(sent)),
);
/** An instant; a time of day alone is today's, Eastern (A12). */
export const timeToday = reading(
  { kind: 'time' },
  timeBy((sent) => instantOf(sent) ?? instantOf(sent, easternDate(Date.now()))),
);

const dateBy =
  (read: (text: string) => string | null) =>
  (value: unknown): CalendarDate => {
    const sent = readLine(value);
    return sent === '' ? noDate : { date: read(sent), text: sent };
  };
/** A calendar day (A12). */
export const day = reading({ kind: 'day' }, dateBy(dayOf));
/** A month (A12). */
export const month = reading({ kind: 'month' }, dateBy(monthOf));

/** A phone as shown, and its digits for searches; domain/phone.ts says which number it is (A18). */
export interface Phone {
  readonly text: string;
  readonly digits: string;
}
const noPhone: Phone = { text: '', digits: '' };
export const phone = reading({ kind: 'phone' }, (value): Phone => {
  const sent = readLine(value);
  return sent === '' ? noPhone : { text: sent, digits: digitsIn(sent) };
});

/** A finite number or numeric string (A2); null for anything else. There is no -0: it would be shown so. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const read = Number(value);
  return Number.isFinite(read) ? read + 0 : null;
}
export const number = reading<number | null, number | null>({ kind: 'number' }, readNumber);

/** A number that is not negative; null for anything else. */
export const count = reading<number | null, number | null>({ kind: 'count' }, (value) => {
  const read = readNumber(value);
  return read !== null && read >= 0 ? read : null;
});

const yes: ReadonlySet<unknown> = new Set(['true', '1', 'yes', 'y']);
const no: ReadonlySet<unknown> = new Set(['false', '0', 'no', 'n']);

/** Yes, no, or null: not known (A11). */
export const flag = reading<boolean | null, boolean | null>({ kind: 'flag' }, (value) => {
  const sent = String(readOneFlag(value)).trim().toLowerCase();
  if (yes.has(sent)) return true;
  return no.has(sent) ? false : null;
});

function readOneFlag(value: unknown): unknown {
  return typeof value === 'boolean' ? value : readOneText(value);
}

/** A list of texts, or a single one; entries that are not text are left out. */
export const texts = reading<readonly string[], readonly string[]>({ kind: 'texts' }, (value) => {
  const list = listOf(value) ?? [value];
  return list.map(readLine).filter((entry) => entry !== '');
});

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

/** A list, or an object whose keys are all whole numbers (A13); null for anything else. */
export function listOf(input: unknown): readonly unknown[] | null {
  if (Array.isArray(input)) return input;
  if (!isFields(input)) return null;
  return Object.keys(input).every((key) => /^\d+$/.test(key)) ? Object.values(input) : null;
}

export function isFields(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

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

/** A word that the contract names, whatever its case, and the text that was sent. */
export interface Word<T extends string> {
  /** Null for another word. */
  readonly known: T | null;
  /** '' where none was sent. */
  readonly text: string;
}

/** One of some lower-case words. */
export function word<const T extends string>(...words: readonly T[]) {
  return reading<Word<T>>({ kind: 'word', words }, (value) => {
    const sent = readLine(value);
    const spelled = sent.toLowerCase();
    return { known: words.find((one) => one === spelled) ?? null, text: sent };
  });
}

/** A schema of `tolerant.ts`, or one that is made of those. */
export type Reader = v.GenericSchema;

type Entries = Readonly<Record<string, Reader>>;

/** What a reader reads: the contract checker, docs/api.md and the fuzz tests are made from it. */
export type Shape =
  | {
      readonly kind:
        | ('text' | 'lines' | 'number' | 'count' | 'flag' | 'texts' | 'regions' | 'line')
        | ('id' | 'region' | 'person' | 'status' | 'time' | 'day' | 'month' | 'phone');
    }
  | { readonly kind: 'fields' | 'fieldsOrNull' | 'envelope'; readonly entries: Entries }
  | { readonly kind: 'row'; readonly entries: Entries; readonly usable: readonly string[] }
  | { readonly kind: 'word' | 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'rowOrNull' | 'rows'; readonly of: Reader }
  | { readonly kind: 'rowsByKey'; readonly key: string; readonly of: Reader }
  | { readonly kind: 'list'; readonly of: Reader; readonly names: readonly string[] }
  | { readonly kind: 'rowsOrMap'; readonly rows: Reader; readonly map: Reader }
  | { readonly kind: 'both'; readonly parts: readonly [Reader, Reader] };

/** A reader of what another one reads, made into another value; `sent` is the object or list as sent. */
export function mapped<In, Out, T>(
  reader: v.GenericSchema<In, Out>,
  make: (read: Out, sent: Readonly<Record<string, unknown>>) => T,
  shape: Shape = shapeOf(reader),
): v.GenericSchema<In, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset: { value }, addIssue, NEVER }) => {
      const read = v.safeParse(reader, value, { abortEarly: true });
      if (read.success) return make(read.output, isFields(value) ? value : {});
      addIssue({ message: read.issues[0].message });
      return NEVER;
    }),
    shaped(shape),
  ) as unknown as v.GenericSchema<In, T>;
}

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
