import { visibleLine } from './clean.ts';

const plain = /^(?:[!-^`-~]+(?: [!-^`-~]+)*)?$/;

/**
 * The same text for every spelling of a name: NFKC, no case, no invisible characters, runs of blanks and underscores as
 * one blank (rulings B5). Accents and apostrophes tell people apart. '' for a text of nothing visible.
 */
export function identityOf(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return (
    visibleLine(text.normalize('NFKC'))
      .toLowerCase()
      // Full case folding (Unicode), as far as `toLowerCase` leaves it out.
      .replaceAll('ß', 'ss')
      .replaceAll('ς', 'σ')
      .replaceAll(/[\s_]+/g, ' ')
      .trim()
  );
}
