import { cleanLine, withoutJoiners } from './clean.ts';

const plain = /^(?:[!-^`-~]+(?: [!-^`-~]+)*)?$/;

/**
 * The same text for every spelling of a name: NFKC, no case, no invisible characters, runs of blanks and underscores as
 * one blank (B5). Accents and apostrophes tell people apart. '' for a text without visible characters.
 */
export function identityOf(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return (
    cleanLine(withoutJoiners(text.normalize('NFKC')))
      .toLowerCase()
      // Full case folding (Unicode), as far as `toLowerCase` leaves it out.
      .replaceAll('ß', 'ss')
      .replaceAll('ς', 'σ')
      .replaceAll(/[\s_]+/g, ' ')
      .trim()
  );
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
