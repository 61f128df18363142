import { noValue, showNumber } from '../number/format.ts';

export function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** The one of some lower-case words that a text spells in any case; null for another text. */
export function knownWord<T extends string>(text: string, words: readonly T[]): T | null {
  const folded = fold(text);
  return words.find((word) => word === folded) ?? null;
}

/** A server's code as words: 'manual_review' becomes 'Manual review'; '–' for ''. */
export function codeWords(code: string): string {
  const text = code.trim().replaceAll(/(?<=[^\s_])_+(?=[^\s_])/g, ' ');
  const words = /\s/.test(text) ? text : text.replaceAll('-', ' ').trim();
  return capitalized(words) || noValue;
}

export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export function unitText(count: number | null, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}

/** '1 week', '1,284 weeks', '– weeks' (rulings C19). */
export function countText(count: number | null, unit: string): string {
  return `${showNumber(count)} ${unitText(count, unit)}`;
}

/** Compares by code unit: the same order in every language; 'YYYY-MM' sorts by time. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Computes once per text: many rows share few spellings. It remembers each text, so it is made per list. */
export function memoizeByText<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = of(text)));
    return result;
  };
}

function statusWords(yes: string, no: string) {
  return (on: boolean | null) => {
    if (on === null) return noValue;
    return on ? yes : no;
  };
}

export const operationalWord = statusWords('Operational', 'Offline');
export const onlineWord = statusWords('Online', 'Offline');
export const runningWord = statusWords('Running', 'Stopped');
export const activeWord = statusWords('Active', 'Inactive');

export function telemarketerTone(status: string): 'ok' | 'off' {
  return fold(status) === 'active' ? 'ok' : 'off';
}
