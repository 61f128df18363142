/**
 * One key per row from what it holds, so that a row keeps its element when the list around it changes.
 * The server's ids may repeat: the second of a kind gets '#2'.
 */
export function rowKeys<T>(rows: readonly T[], text: (row: T) => string): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const base = text(row);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base}#${times}`;
  });
}
