import { byText } from '../../domain/text/by-text.ts';
import { fold } from '../../domain/text/fold.ts';
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
  /** The most frequent number first. */
  readonly lines: readonly PhoneLine[];
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

/** The invalid phones by problem, the most phones first. */
export function phoneGroups(phones: readonly Phone[]): PhoneGroup[] {
  const invalid = phones.filter(({ isValid }) => isValid === false);
  return [...grouped(invalid, (phone) => fold(problemOf(phone))).values()]
    .flatMap((rows) =>
      rows.slice(0, 1).map((first) => ({
        problem: problemOf(first),
        count: rows.length,
        lines: equalOnce(rows, ({ original, cleaned, format, confidence, suggestions }) => [
          original,
          cleaned,
          format,
          confidence,
          fold(suggestions[0] ?? ''),
        ]),
      })),
    )
    .toSorted((a, b) => b.count - a.count || byText(a.problem, b.problem));
}
