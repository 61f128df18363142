/** Deeper values are not compared and count as different. */
const deepest = 8;

/** Whether two values of parsed JSON are equal, in any order of keys. */
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

/** A reader of lists that returns the same object for an unchanged row, so that a poll redraws little. */
export function rowMemory<T extends object>(readRow: (input: unknown) => T | null) {
  let known: readonly unknown[] = [];
  let read: readonly (T | null)[] = [];
  return (list: readonly unknown[]): readonly (T | null)[] => {
    const same = (at: number, before: number) =>
      before >= 0 && before < known.length && isSameJson(list[at], known[before]);
    // Changes stand between an equal head and an equal tail.
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
