import { noValue } from '../number/format.ts';

/** A code of the server's as words: 'manual_review' is 'Manual review'; '–' when there is none. */
export function codeWords(code: string): string {
  const text = code.trim().replaceAll(/(?<=[^\s_])_+(?=[^\s_])/g, ' ');
  // A hyphen joins the words of a code, but in a sentence it is one.
  const words = /\s/.test(text) ? text : text.replaceAll('-', ' ').trim();
  const [first = noValue] = words;
  return first.toUpperCase() + words.slice(first.length);
}
