/**
 * What a reader reads, for tools: the contract checker and docs/api.md are made from it. It is kept beside
 * the readers and not in them, so that it holds whatever they are made of.
 */

/** A reader of `tolerant.ts`, or one that is made of those. */
export type Reader = object;

type Entries = Readonly<Record<string, Reader>>;

export type Shape =
  | { readonly kind: 'text' | 'number' | 'count' | 'flag' | 'texts' | 'line' | 'namedNumbers' }
  | { readonly kind: 'fields' | 'fieldsOrNull' | 'envelope'; readonly entries: Entries }
  /** One of the fields in `usable` has to hold something. */
  | { readonly kind: 'row'; readonly entries: Entries; readonly usable: readonly string[] }
  /** One row, or null where it cannot be read. */
  | { readonly kind: 'rowOrNull'; readonly of: Reader }
  /** A list inside an answer. */
  | { readonly kind: 'rows'; readonly of: Reader }
  /** An answer that is a list, bare or under one of the names (rulings A1). */
  | { readonly kind: 'list'; readonly of: Reader; readonly names: readonly string[] }
  /** A map from a name to fields (A9). */
  | { readonly kind: 'namedRows'; readonly of: Reader }
  /** A list of rows, or a map from a name to the same (A5). */
  | { readonly kind: 'rowsOrNamed'; readonly rows: Reader; readonly named: Reader }
  /** One answer that is read in two ways. */
  | { readonly kind: 'both'; readonly parts: readonly [Reader, Reader] };

const shapes = new WeakMap<Reader, Shape>();

/** Says what a reader reads. */
export function described<R extends Reader>(shape: Shape, reader: R): R {
  shapes.set(reader, shape);
  return reader;
}

/** @throws Error for a reader that nobody has described. */
export function shapeOf(reader: Reader): Shape {
  const shape = shapes.get(reader);
  if (!shape) throw new Error('A reader of the contract has no description: see src/api/shape.ts');
  return shape;
}
