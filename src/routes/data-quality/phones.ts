import { byText, fold } from '../../domain/text/words.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { equalOnce, grouped } from './report.ts';

export interface Phone {
  readonly original: string;
  readonly cleaned: string;
  readonly format: string;
  readonly confidence: number | null;
  readonly isValid: boolean | null;
  readonly suggestions: readonly string[];
}

/** Equal numbers, once. */
interface PhoneLine extends Phone {
  readonly times: number;
}

/** The invalid phones of one problem. */
export interface PhoneGroup {
  readonly problem: string;
  readonly count: number;
  readonly rows: readonly Phone[];
}

/** Seven digits or more, as phone numbers are written. */
const number = /\+?\(?\d(?:[\s().-]*\d){6,}(?:\s*(?:ext\.?|x)\s*\d+)?/i;

/** What is wrong with a phone: its first suggestion without the number in it ('Use 555…: why' is 'Why'); '' for none. */
export function problemOf({ suggestions }: Pick<Phone, 'suggestions'>): string {
  const text = excerpt((suggestions[0] ?? '').trim()).replace(number, '…');
  const [head = '', ...reason] = text.split(': ');
  if (!head.includes('…') || reason.length === 0) return text;
  const [first = '', ...rest] = reason.join(': ');
  return [first.toUpperCase(), ...rest].join('');
}

const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '…');

/** The invalid phones by problem, the most phones first; problems that differ by a number alone are one. */
export function phoneGroups(phones: readonly Phone[]): PhoneGroup[] {
  const invalid = phones.filter(({ isValid }) => isValid === false);
  return [...grouped(invalid, (phone) => withoutNumbers(fold(problemOf(phone)))).values()]
    .map((rows) => {
      const [problem = '', ...others] = new Map(
        rows.map((row) => [fold(problemOf(row)), problemOf(row)]),
      ).values();
      return {
        problem: others.length === 0 ? problem : withoutNumbers(problem),
        count: rows.length,
        rows,
      };
    })
    .toSorted((a, b) => b.count - a.count || byText(a.problem, b.problem));
}

/** Equal numbers once, the most frequent first. */
export function phoneLines(phones: readonly Phone[]): PhoneLine[] {
  return equalOnce(phones, ({ original, cleaned, format, confidence, suggestions }) => [
    original,
    cleaned,
    format,
    confidence,
    fold(suggestions[0] ?? ''),
  ]);
}
