import { noValue, showNumber } from '../number/format.ts';

/** A code as words: 'manual_review' becomes 'Manual review'; '–' for ''. */
export function codeWords(code: string): string {
  const text = code.replaceAll(/(?<=[^\s_])_+(?=[^\s_])/g, ' ');
  const words = /\s/.test(text) ? text : text.replaceAll('-', ' ').trim();
  return capitalized(words) || noValue;
}

/** With a capital first letter, where one letter has one: 'ß', 'ﬁ', 'ǆ' and Georgian letters stay as sent. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  const large = first.toUpperCase();
  const isSafe = large.toLowerCase() === first && !/[\p{Script=Georgian}ǆǉǌǳ]/u.test(first);
  return isSafe ? large + text.slice(first.length) : text;
}

/** 'Validation Rules' as a part of a URL: 'validation-rules'. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function unitText(count: number | null, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}

/** '1 week', '1,284 weeks', '– weeks' (rulings C19). */
export function countText(count: number | null, unit: string): string {
  return `${showNumber(count)} ${unitText(count, unit)}`;
}

let listFormat: Intl.ListFormat | undefined;

/** 'a', 'a and b', 'a, b and c'. */
export function listText(texts: Iterable<string>): string {
  // British English has no comma before 'and'.
  listFormat ??= new Intl.ListFormat('en-GB');
  return listFormat.format(texts);
}

/** Compares by code unit: the same order in every language; 'YYYY-MM' sorts by time. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const mostInterned = 5_000;

/** Reads each text once: many rows share few spellings, and equal texts share one value. */
export function internByText<T>(read: (text: string) => T): (text: string) => T {
  const values = new Map<string, T>();
  return (text) => {
    let value = values.get(text);
    if (value === undefined) {
      if (values.size >= mostInterned) values.clear();
      values.set(text, (value = read(text)));
    }
    return value;
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

// A browser takes seconds to wrap 10,000 characters without a space.
const excerptLength = 400;

export function excerpt(text: string, most = excerptLength): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff\u200c\u200d]+$/, '')}…`;
}

/** The URL that a text is, or null: `URL.parse`, which came later than the browsers of docs/browsers.md. */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
