// Readers of objects. A reader is a function of what a server sent; `undefined` is a missing value (A2).

export type Reader<T = unknown> = (sent: unknown) => T;

export type ValueOf<R> = R extends (sent: unknown) => infer T ? T : never;

type Readers = Readonly<Record<string, Reader>>;
type Fields<E extends Readers> = { readonly [K in keyof E]: ValueOf<E[K]> };

/** A value that does not fit the contract. Says what was expected, and never what was sent, which may be personal. */
export class Unreadable extends Error {
  /** The fields on the way to the value, 'rule.message'; '' for the value that was read. */
  readonly path: string;
  readonly expected: string;

  constructor(expected: string, path = '') {
    super(path === '' ? `expected ${expected}` : `expected ${expected} at ${path}`);
    this.path = path;
    this.expected = expected;
  }

  in(field: string): Unreadable {
    return new Unreadable(this.expected, this.path === '' ? field : `${field}.${this.path}`);
  }
}

export function isFields(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function fieldsReader<E extends Readers>(readers: E) {
  const entries = Object.entries(readers);
  return (sent: Readonly<Record<string, unknown>>): Fields<E> => {
    const made: Record<string, unknown> = {};
    let field = '';
    try {
      for (const [name, read] of entries) {
        field = name;
        made[name] = read(sent[name]);
      }
    } catch (error) {
      throw error instanceof Unreadable ? error.in(field) : error;
    }
    return made as Fields<E>;
  };
}

/** A value that no reader can read. */
const nothing = Symbol('unreadable');

/** Reads an object inside a response. Without one its fields have their fallbacks; what is no object has no readable list either (A13). */
export function fields<const E extends Readers>(readers: E): Reader<Fields<E>> {
  const read = fieldsReader(readers);
  const unread = Object.fromEntries(Object.keys(readers).map((name) => [name, nothing]));
  return (sent) => {
    if (isFields(sent)) return read(sent);
    return read((sent ?? null) === null ? {} : unread);
  };
}

/** Reads an object; null for anything else. */
export function fieldsOrNull<const E extends Readers>(readers: E): Reader<Fields<E> | null> {
  const read = fieldsReader(readers);
  return (sent) => (isFields(sent) ? read(sent) : null);
}

/** A reader of a whole response. */
export interface ResponseReader<T = unknown> extends Reader<T> {
  /** What a screen has before the first response: no rows, and fields with their fallbacks. */
  readonly none: T;
}

/** Reads a response that is an object with one of its fields; anything else is an error of the whole response (A2, A19). */
export function object<const E extends Readers>(readers: E): ResponseReader<Fields<E>> {
  const read = fieldsReader(readers);
  const names = Object.keys(readers);
  return Object.assign(
    (sent: unknown) => {
      if (isFields(sent) && names.some((name) => Object.hasOwn(sent, name))) return read(sent);
      throw new Unreadable(`an object with ${names.join(', ')}`);
    },
    { none: read({}) },
  );
}

/** Reads a value that a row cannot be without (A2): one that has the reader's fallback is unreadable. */
export function needed<T>(read: Reader<T>, expected: string): Reader<NonNullable<T>> {
  const fallback = read(undefined);
  return (sent) => {
    const value = read(sent);
    if (value === fallback || value === null || value === undefined) throw new Unreadable(expected);
    return value;
  };
}

/** Whether two values of one reader are equal; their fields are in one order. */
const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Reads a row of a list. Without a needed field it is unreadable, and so is one in which no field can be read (A2). */
export function row<const E extends Readers>(readers: E): Reader<Fields<E>> {
  const read = fieldsReader(readers);
  const names: readonly (keyof E & string)[] = Object.keys(readers);
  const none = valueOrNull(read, {});
  return (sent) => {
    if (!isFields(sent)) throw new Unreadable('an object');
    const made = read(sent);
    // A row of which `none` cannot be read has a needed field, which was there.
    if (none === null || names.some((name) => !isEqual(made[name], none[name]))) return made;
    throw new Unreadable(`one of ${names.join(', ')}`);
  };
}

/** The value that a reader makes; null where it cannot. */
export function valueOrNull<S, T>(read: (sent: S) => T, sent: S): T | null {
  try {
    return read(sent);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
