/** One key per row from its text; the server's ids may repeat, so the second of a kind gets '#2'. */
export function rowKeys<T>(rows: readonly T[], text: (row: T) => string): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const base = text(row);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base}#${times}`;
  });
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A key for a row of a long list: the row is the same object while nothing in it changes. */
export function rowKey(row: object): number {
  let id = ids.get(row);
  if (id === undefined) ids.set(row, (id = lastId += 1));
  return id;
}
