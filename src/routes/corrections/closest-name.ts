import { searchWords } from '../../domain/text/matcher.ts';

/** Longer texts are no names, and comparing them takes seconds. */
const longest = 100;

/** The name that a typed one is most like, word by word, the first of equals; null when more than a third is wrong. */
export function closestName(names: readonly string[], typed: string): string | null {
  const words = searchWords(typed);
  if (words.length === 0 || typed.length > longest) return null;
  let least = Math.floor(words.join('').length / 3) + 1;
  let closest: string | null = null;
  for (const name of names) {
    const parts = searchWords(name);
    const wrong = words.reduce((sum, word) => sum + leastWrong(parts, word, least), 0);
    if (wrong < least) [least, closest] = [wrong, name];
  }
  return closest;
}

/** How many letters of a word are wrong against the part of a name that fits best; at most `limit`. */
function leastWrong(parts: readonly string[], word: string, limit: number): number {
  let least = limit;
  for (const part of parts) {
    if (part.startsWith(word)) return 0;
    if (Math.abs(part.length - word.length) < least)
      least = Math.min(least, lettersWrong(part, word));
  }
  return least;
}

/** How many letters to add, leave out, change or swap with the next one. */
function lettersWrong(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const isSwap = a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          at(row, j) + (a[i] === b[j] ? 0 : 1),
          at(row, j + 1) + 1,
          at(next, j) + 1,
          isSwap ? at(before, j - 1) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
