/** Beyond this depth two values are not compared: they count as different, and are read anew. */
const deepest = 8;

/** Whether two values of parsed JSON are the same, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (depth === deepest || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let left = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isSameJson(one[key], other[key], depth + 1)) return false;
    left += 1;
  }
  for (const _key in other) left -= 1;
  return left === 0;
}

/**
 * Reads a list row by row, and remembers the last one: a row that has come just so before is not read again, but
 * is the same object as then. A poll in which little is new so costs little, here and in all that is drawn.
 * @param readRow what a row is read as; null: it cannot be read
 */
export function rowMemory<T extends object>(readRow: (input: unknown) => T | null) {
  let known: readonly unknown[] = [];
  let read: readonly (T | null)[] = [];
  return (list: readonly unknown[]): readonly (T | null)[] => {
    const same = (at: number, before: number) =>
      before >= 0 && before < known.length && isSameJson(list[at], known[before]);
    // What is new stands in the middle: rows were put in, taken away or changed there.
    const most = Math.min(list.length, known.length);
    let head = 0;
    while (head < most && same(head, head)) head += 1;
    if (head === list.length && head === known.length) return read;
    const shift = known.length - list.length;
    let tail = list.length;
    while (tail > head && tail + shift > head && same(tail - 1, tail - 1 + shift)) tail -= 1;
    const before = read;
    const isInPlace = shift === 0;
    read = list.map((input, at) => {
      if (at < head) return before[at] ?? null;
      if (at >= tail) return before[at + shift] ?? null;
      return isInPlace && same(at, at) ? (before[at] ?? null) : readRow(input);
    });
    known = list;
    return read;
  };
}
