/** Letters from which a typed word may have one mistake, and two: shorter words would find too much. */
const oneMistakeFrom = 5;
const twoMistakesFrom = 8;

/**
 * Whether a typed word may be a mistyped word, or the start of one. A mistake is a wrong, missing, added or swapped letter. Both
 * as `searchText` has them.
 */
export function isMistyped(typed: string, word: string): boolean {
  const { length } = typed;
  if (length < oneMistakeFrom || !/^\p{L}+$/u.test(typed)) return false;
  const allowed = length < twoMistakesFrom ? 1 : 2;
  return (
    word.length >= length - allowed && mistakes(typed, word.slice(0, length + allowed)) <= allowed
  );
}

/** The fewest mistakes in a typed word that is meant to be a start of `word`. */
function mistakes(typed: string, word: string): number {
  let before: readonly number[] = [];
  // Of the letters typed so far, by the letters of the word that they are meant for.
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let typedAt = 1; typedAt <= typed.length; typedAt += 1) {
    const next = [typedAt];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[typedAt - 1] === word[at - 1];
      const isSwapped =
        at > 1 && typed[typedAt - 1] === word[at - 2] && typed[typedAt - 2] === word[at - 1];
      next[at] = Math.min(
        (row[at - 1] ?? 0) + (isSame ? 0 : 1),
        (row[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
