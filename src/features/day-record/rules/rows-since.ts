/** The rows that are not among those before; keys are made only of objects that differ, so 10,000 rows are cheap. */
export function rowsSince<T extends object>(
  before: readonly T[],
  rows: readonly T[],
  keyOf: (row: T) => string,
): ReadonlySet<T> {
  const known = new Set(before);
  const others = rows.filter((row) => !known.has(row));
  if (others.length === 0) return new Set();
  const shown = new Set(rows);
  const changed = new Set(before.flatMap((row) => (shown.has(row) ? [] : [keyOf(row)])));
  return new Set(others.filter((row) => !changed.has(keyOf(row))));
}
