/** Rows by key, in the order of each key's first row. */
export function grouped<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
