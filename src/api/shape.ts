import * as v from 'valibot';

// What the readers of the contract read, as data, and how one is made of a function.

/** A schema of `values.ts` or `tolerant.ts`, or one that is made of those. */
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

/** The metadata that describes a reader; of nested ones the outermost counts. */
export function shaped<T>(shape: Shape): v.MetadataAction<T, { readonly shape: Shape }> {
  return v.metadata({ shape });
}

/** @throws Error for a reader without a description. */
export function shapeOf(reader: Reader): Shape {
  const { shape } = v.getMetadata(reader) as { readonly shape?: Shape };
  if (!shape) throw new Error('A reader of the contract has no description: see src/api/shape.ts');
  return shape;
}

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
export function fieldsReader<const E extends v.ObjectEntries>(entries: E) {
  const reads = Object.entries(entries).map(([name, schema]) => {
    const read = functions.get(schema);
    if (!read) throw new Error(`${name} is no reading: see src/api/shape.ts`);
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

export function isFields(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

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
