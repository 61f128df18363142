import * as v from 'valibot';

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
  if (!shape) throw new Error('A reader of the contract has no description: see src/api/shape.ts');
  return shape;
}
