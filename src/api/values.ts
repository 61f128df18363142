import {
  type AlertStatus,
  noStatus,
  readAlertStatus,
  readDecision,
  readStatus,
} from '../domain/appointment/appointment.ts';
import { nobody, noRep, readPerson, readRep } from '../domain/people.ts';
import { noRegion, readRegion } from '../domain/region/region.ts';
import { cleanLine, digitsIn } from '../domain/text/clean.ts';
import { capitalized } from '../domain/text/format.ts';
import {
  type CalendarDate,
  dayOf,
  instantOf,
  monthOf,
  noDate,
  noTime,
  type Time,
} from '../domain/time/read-time.ts';
import { needed, Unreadable } from './fields.ts';
import { list } from './rows.ts';

// Readers of one value: a text becomes a value here, and what cannot be read takes its fallback (A2, A10 to A18).

// A browser takes minutes to lay out a word of a megabyte.
const longestText = 20_000;

/** A text as sent, cut at 20,000 characters, or a number as text; '' for anything else (A16). */
export function sentText(sent: unknown): string {
  // JSON.parse reads 1e999 as Infinity.
  if (typeof sent === 'number') return Number.isFinite(sent) ? String(sent) : '';
  if (typeof sent !== 'string') return '';
  return sent.length > longestText ? `${sent.slice(0, longestText)}…` : sent;
}

/** A text for one line (A17). */
export const text = (sent: unknown): string => cleanLine(sentText(sent));

/** A list of texts. */
export const texts = list(needed(text, 'a text'));

/** A text of several lines, each as `text` has it. */
export const lines = (sent: unknown): string =>
  sentText(sent)
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim();

/** An id as sent; '' for a missing one. Any id but a text or an exact whole number makes its row unreadable (A14). */
export const id = (sent: unknown): string => {
  const isId = typeof sent === 'string' || Number.isSafeInteger(sent) || (sent ?? null) === null;
  if (!isId) throw new Unreadable('a text or an exact whole number');
  return text(sent) === '' ? '' : sentText(sent);
};

/** A reader of one line of text; `none` without one. */
const ofText =
  <T>(read: (line: string) => T, none: T, isNumberToo = false) =>
  (sent: unknown): T => {
    const line = typeof sent === 'string' || isNumberToo ? text(sent) : '';
    return line === '' ? none : read(line);
  };

export const region = ofText(readRegion, noRegion);
export const status = ofText(readStatus, noStatus);
export const alertStatus = ofText<AlertStatus | null>(readAlertStatus, null);
export const decision = ofText(readDecision, null);

/** A reader of a person, whose name is kept as sent for payloads (B4). */
const ofName =
  <T>(read: (sent: string) => T, none: T) =>
  (sent: unknown): T =>
    typeof sent === 'string' && text(sent) !== '' ? read(sentText(sent)) : none;

export const telemarketer = ofName(readPerson, nobody);
/** A sales rep, named by the spec's rule (B4, B5). */
export const salesRep = ofName(readRep, noRep);

export const time = ofText((line): Time => ({ ms: instantOf(line), text: line }), noTime, true);
/** An instant; a time of day alone is one of today, Eastern (A12). */
export const timeToday = ofText(
  (line): Time => ({ ms: instantOf(line, Date.now()), text: line }),
  noTime,
  true,
);
export const day = ofText((line): CalendarDate => ({ date: dayOf(line), text: line }), noDate);
export const month = ofText((line): CalendarDate => ({ date: monthOf(line), text: line }), noDate);

/** A phone as shown, and its digits for searches; domain/phone.ts says which number it is (A18). */
export interface Phone {
  readonly text: string;
  readonly digits: string;
}
const noPhone: Phone = { text: '', digits: '' };
export const phone = ofText(
  (line): Phone => ({ text: line, digits: digitsIn(line) }),
  noPhone,
  true,
);

/** Digits with a sign and a decimal point: '0x1F', '2e1' and '1,284' are no numbers (A2). */
const numeral = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

/** A finite number or decimal text (A2); null for anything else. There is no -0: it would be shown so. */
export const number = (sent: unknown): number | null => {
  const isNumber = typeof sent === 'number' || (typeof sent === 'string' && numeral.test(sent));
  const read = isNumber ? Number(sent) : NaN;
  return Number.isFinite(read) ? read + 0 : null;
};

/** An average or the like, which is not negative; null for anything else. */
export const amount = (sent: unknown): number | null => {
  const read = number(sent);
  return read !== null && read >= 0 ? read : null;
};

/** A whole number that is not negative; null for anything else: there are no 7.4 appointments. */
export const count = (sent: unknown): number | null => {
  const read = amount(sent);
  return Number.isInteger(read) ? read : null;
};

/** True or false; null: not known (A11). */
export const flag = (sent: unknown): boolean | null => (typeof sent === 'boolean' ? sent : null);

/** A word that the contract names, whatever its case. */
export interface Word<T extends string> {
  /** Null for another word. */
  readonly knownWord: T | null;
  /** As shown: 'High' in any case, another word as sent; '' without a word. */
  readonly text: string;
}

const noWord: Word<never> = { knownWord: null, text: '' };

/** One of some lower-case words. */
export function word<const T extends string>(...words: readonly T[]) {
  return ofText<Word<T>>((line) => {
    const knownWord = words.find((choice) => choice === line.toLowerCase()) ?? null;
    return { knownWord, text: knownWord ? capitalized(knownWord) : line };
  }, noWord);
}
