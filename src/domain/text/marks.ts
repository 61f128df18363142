import { asciiDigits } from './clean.ts';
import { type SearchQuery, searchText, withoutPrefix } from './search.ts';

/** A part of a text, marked where a search found it. */
interface TextPart {
  /** Where it begins, in letters. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text at the matches of a query (B6): words in texts, digits in a phone. */
export function markedParts(text: string, { phrase, words }: SearchQuery): readonly TextPart[] {
  const letters = Array.from(text);
  const marked = new Set<number>();
  const fold = (letter: string) => (letter.trim() === '' ? ' ' : searchText(letter));
  const digits = (letter: string) => asciiDigits(letter).replaceAll(/\D/g, '');
  for (const word of words) markAll(letters.map(fold), word, marked);
  // As the search reads a number: of three digits at least, in one word or several.
  for (const part of new Set([phrase, ...words])) {
    const number = /\p{L}/u.test(part) ? '' : digits(part);
    for (const spelled of new Set([number, withoutPrefix(number)]))
      if (spelled.length >= 3) markAll(letters.map(digits), spelled, marked);
  }
  const parts: TextPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMarked = marked.has(at);
    if (last && last.isMarked === isMarked)
      parts[parts.length - 1] = { ...last, text: last.text + letter };
    else parts.push({ at, text: letter, isMarked });
  }
  return parts;
}

/** Adds the indexes of the letters of each place of a word; `folded` is each letter as it is compared. */
function markAll(folded: readonly string[], word: string, marked: Set<number>): void {
  // By code unit, as indexOf counts: an emoji has two.
  const places = folded.flatMap((text, at) => Array.from({ length: text.length }, () => at));
  const all = folded.join('');
  const next = (from: number) => (word === '' ? -1 : all.indexOf(word, from));
  for (let from = next(0); from >= 0; from = next(from + word.length)) {
    const [first = 0, last = 0] = [places[from], places[from + word.length - 1]];
    for (let at = first; at <= last; at += 1) marked.add(at);
  }
}
