import { byteOrderMark, csvLine, easternIso } from '../../domain/text/csv.ts';

/** A text, a number, an instant, or null for an empty cell. */
export type SheetCell = string | number | { readonly ms: number } | null;

/** The columns of an export by their heads. */
export type SheetColumns<R> = Readonly<Record<string, (row: R) => SheetCell>>;

export function cellsOf<R>(
  columns: SheetColumns<R>,
  rows: readonly R[],
): readonly (readonly SheetCell[])[] {
  const readers = Object.values(columns);
  return rows.map((row) => readers.map((read) => read(row)));
}

/** A CSV file; instants have the Eastern clock and offset. */
export function csvOf<R>(columns: SheetColumns<R>, rows: readonly R[]): string {
  const lines = cellsOf(columns, rows).map((line) =>
    line.map((cell) => (typeof cell === 'object' ? cell && easternIso(cell.ms) : cell) ?? ''),
  );
  return byteOrderMark + [Object.keys(columns), ...lines].map(csvLine).join('');
}
