// A reader of what a server that is not ours sends, and what it reads, as data.

/** Reads a value; `undefined` is a missing one. `Sent` is what the contract says is sent: mocks are checked against it. */
export interface Reader<T = unknown, Sent = unknown> {
  readonly shape: Shape;
  /** @throws Unreadable for a value without a fallback. */
  readonly read: (value: unknown) => T;
  /** Never a value: the type alone. */
  readonly sent?: Sent;
}

/** A reader of a whole response. */
export interface ResponseReader<T = unknown, Sent = unknown> extends Reader<T, Sent> {
  /** What a screen has before the first response: no rows, and fields with their fallbacks. */
  readonly none: T;
}

export type ValueOf<R> = R extends Reader<infer T> ? T : never;
export type SentOf<R> = R extends Reader<unknown, infer Sent> ? Sent : never;

export type Readers = Readonly<Record<string, Reader>>;

/** The form that a reader reads: the contract checker, docs/api.md and the fuzz tests are made from it. */
export type Shape =
  | {
      readonly kind:
        | ('text' | 'lines' | 'number' | 'amount' | 'count' | 'flag' | 'texts' | 'regions' | 'line')
        | ('id' | 'region' | 'person' | 'status' | 'time' | 'day' | 'month' | 'phone');
    }
  | { readonly kind: 'fields' | 'fieldsOrNull' | 'envelope'; readonly entries: Readers }
  | { readonly kind: 'row'; readonly entries: Readers; readonly usable: readonly string[] }
  | { readonly kind: 'word' | 'choice'; readonly words: readonly string[] }
  | { readonly kind: 'rowOrNull' | 'rows'; readonly row: Reader }
  | { readonly kind: 'rowsByKey'; readonly key: string; readonly row: Reader }
  | { readonly kind: 'list'; readonly row: Reader; readonly names: readonly string[] }
  | { readonly kind: 'rowsOrMap'; readonly rows: Reader; readonly map: Reader }
  | { readonly kind: 'both'; readonly parts: readonly [Reader, Reader] };

/** Says what was expected, and never what was received, which may be personal. */
export class Unreadable extends Error {}

/** The value that a reader makes; null where it can't. */
export function tryRead<T>({ read }: Reader<T>, value: unknown): { readonly value: T } | null {
  try {
    return { value: read(value) };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Fields as they are sent, with others that are not read. */
export type SentFields<E extends Readers> = { readonly [K in keyof E]: SentOf<E[K]> } & {
  readonly [extra: string]: unknown;
};

export function isFields(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** A reader of what another one reads, made into another value; `sent` is the object as sent. */
export function mapped<In, T, Sent>(
  { read, shape }: Reader<In, Sent>,
  make: (read: In, sent: Readonly<Record<string, unknown>>) => T,
  newShape: Shape = shape,
): Reader<T, Sent> {
  return { shape: newShape, read: (value) => make(read(value), isFields(value) ? value : {}) };
}
