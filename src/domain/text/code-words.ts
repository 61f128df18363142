import { noValue } from '../number/format.ts';

/** A server's code as words: 'manual_review' becomes 'Manual review'; '–' for ''. */
export function codeWords(code: string): string {
  const text = code.trim().replaceAll(/(?<=[^\s_])_+(?=[^\s_])/g, ' ');
  const words = /\s/.test(text) ? text : text.replaceAll('-', ' ').trim();
  const [first = noValue] = words;
  return first.toUpperCase() + words.slice(first.length);
}
