import {
  alertStatuses,
  noStatus,
  readAlertStatus,
  readDecision,
  readStatus,
} from '../domain/appointment/appointment.ts';
import { nobody, noRep, readPerson, readRep } from '../domain/people.ts';
import { noRegion, readRegion, type Region } from '../domain/region/region.ts';
import { cleanLine, digitsIn, isBlank } from '../domain/text/clean.ts';
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
import { isFields, type Reader, type Shape } from './shape.ts';

// Readers of one value of an API that is not ours: what cannot be read takes its fallback (rulings A1-A19). A text becomes a value here.

/** A field that one function reads from any value, `undefined` where it is missing. */
function reading<T, Sent = string | null>(
  shape: Shape,
  read: (value: unknown) => T,
): Reader<T, Sent> {
  return { shape, read };
}

// A browser takes minutes to lay out a word of a megabyte.
const longestText = 20_000;

const textNames = 'message text name title label description action key code'.split(' ');

/** The texts of an object, such as a person or a message, the usual one first, a name in two parts last. */
const textsIn = (value: Readonly<Record<string, unknown>>) => {
  const textOf = (name: string) => (typeof value[name] === 'object' ? '' : readText(value[name]));
  const [first, last] = ['first', 'last'].map(
    (part) => textOf(part) || textOf(`${part}Name`) || textOf(`${part}_name`),
  );
  return [...textNames.map(textOf), first && last ? `${first} ${last}` : ''].filter(Boolean);
};

/** A text as sent, cut at 20,000 characters, or a number as text; the texts of a list in one (A16), the usual one of an object; '' for anything else. */
export function readText(value: unknown): string {
  if (isFields(value)) return textsIn(value)[0] ?? '';
  // JSON.parse reads 1e999 as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (Array.isArray(value))
    return readText(
      value
        .filter((entry) => !Array.isArray(entry))
        .map(readText)
        .filter(Boolean)
        .join(', '),
    );
  if (typeof value !== 'string' || value.trim() === '') return '';
  return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
}

/** Reads one text. A list counts only if it has exactly one entry (A16). */
function readOneText(value: unknown): string {
  if (!Array.isArray(value)) return readText(value);
  return value.length === 1 && !Array.isArray(value[0]) ? readText(value[0]) : '';
}

/** A text for one line (A17). */
export function readLine(value: unknown): string {
  return cleanLine(readText(value));
}
export const text = reading({ kind: 'text' }, readLine);

/** A text of several lines, each as `text` has it. */
export const lines = reading({ kind: 'lines' }, (value) =>
  readText(value)
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .trim(),
);

const readId = (sent: string) => (isBlank(sent) ? '' : sent);

/** An id, digit by digit as sent (A14): the client sends long whole numbers here as texts. */
export const id = reading<string, string | number | null>({ kind: 'id' }, (value) =>
  isFields(value) || (typeof value === 'number' && !Number.isSafeInteger(value))
    ? ''
    : readId(readOneText(value)),
);

/** A reader of one text that is not empty. */
const ofText =
  (textOf: (value: unknown) => string) =>
  <T>(read: (sent: string) => T, none: T) =>
  (value: unknown): T => {
    const sent = textOf(value);
    return sent === '' ? none : read(sent);
  };
const oneOf = ofText(readOneText);
const person = ofText(readText);
/** Reads one line of text; '' for an object, since any of its texts may be the one meant. */
const line = ofText((value) => (isFields(value) ? '' : readLine(value)));

/** An object is the region of any of its texts. */
export const region = reading({ kind: 'region' }, (value) => {
  const [only] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : [value];
  const regionsSent = isFields(only) ? textsIn(only).map(readRegion) : [];
  return regionsSent.find(({ key }) => key !== null) ?? oneOf(readRegion, noRegion)(value);
});
/** Regions of a list, or a single one. */
export const regionTexts = reading<readonly Region[], readonly string[]>(
  { kind: 'regions' },
  (value) =>
    (listOf(value) ?? [value])
      .flatMap((entry) => readLine(entry).split(/\s*[,;]\s*/))
      .filter(Boolean)
      .map(readRegion),
);
export const status = reading({ kind: 'status' }, oneOf(readStatus, noStatus));
export const alertStatus = reading(
  { kind: 'choice', words: alertStatuses },
  oneOf(readAlertStatus, null),
);
export const decision = reading(
  { kind: 'choice', words: ['valid', 'invalid'] },
  oneOf(readDecision, null),
);
export const telemarketer = reading({ kind: 'person' }, person(readPerson, nobody));
/** A sales rep, named by the spec's rule (B4, B5). */
export const salesRep = reading({ kind: 'person' }, person(readRep, noRep));

const timeOf = (sent: string): Time => ({ ms: instantOf(sent), text: sent });
export const time = reading({ kind: 'time' }, line(timeOf, noTime));
/** An instant; a time of day alone is one of the day of its response, Eastern (A12). */
export const timeToday = reading(
  { kind: 'time' },
  line((sent): Time => ({ ms: instantOf(sent, Date.now()), text: sent }), noTime),
);

export const day = reading(
  { kind: 'day' },
  line((sent): CalendarDate => ({ date: dayOf(sent), text: sent }), noDate),
);
export const month = reading(
  { kind: 'month' },
  line((sent): CalendarDate => ({ date: monthOf(sent), text: sent }), noDate),
);

/** A phone as shown, and its digits for searches; domain/phone.ts says which number it is (A18). */
export interface Phone {
  readonly text: string;
  readonly digits: string;
}
const noPhone: Phone = { text: '', digits: '' };
export const phone = reading(
  { kind: 'phone' },
  line((sent): Phone => ({ text: sent, digits: digitsIn(sent) }), noPhone),
);

/** Digits with a sign and a decimal point: '0x1F', '2e1' and '1,284' are no numbers (A2). */
const numeral = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

/** A finite number or numeric string (A2); null for anything else. There is no -0: it would be shown so. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value !== 'string' || !numeral.test(value)) return null;
  const read = Number(value);
  return Number.isFinite(read) ? read + 0 : null;
}
export const number = reading<number | null, number | null>({ kind: 'number' }, readNumber);

/** An average or the like, which is not negative; null for anything else. */
export const amount = reading<number | null, number | null>({ kind: 'amount' }, readAmount);

function readAmount(value: unknown): number | null {
  const read = readNumber(value);
  return read !== null && read >= 0 ? read : null;
}

/** A whole number that is not negative; null for anything else: there are no 7.4 appointments. */
export const count = reading<number | null, number | null>({ kind: 'count' }, (value) => {
  const read = readAmount(value);
  return Number.isInteger(read) ? read : null;
});

const yes: ReadonlySet<unknown> = new Set(['true', '1', 'yes', 'y']);
const no: ReadonlySet<unknown> = new Set(['false', '0', 'no', 'n']);

/** Yes, no, or null: not known (A11). */
export const flag = reading<boolean | null, boolean | null>({ kind: 'flag' }, (value) => {
  const sent =
    typeof value === 'boolean' ? String(value) : cleanLine(readOneText(value)).toLowerCase();
  if (yes.has(sent)) return true;
  return no.has(sent) ? false : null;
});

/** A list of texts, or a single one; entries that are no text are counted in a last one, '2 could not be read'. */
export const texts = reading<readonly string[], readonly string[]>({ kind: 'texts' }, (value) => {
  const list = (listOf(value) ?? [value]).filter((entry) => !isNothing(entry));
  const read = list.map(readLine).filter((entry) => entry !== '');
  const unread = list.length - read.length;
  return unread === 0 ? read : [...read, `${unread} could not be read`];
});

const isNothing = (value: unknown) =>
  (value ?? null) === null || (typeof value === 'string' && isBlank(value));

/** A word that the contract names, whatever its case. */
export interface Word<T extends string> {
  /** Null for another word. */
  readonly knownWord: T | null;
  /** As shown: 'High' in any case, another word as sent; '' without a word. */
  readonly text: string;
}

/** One of some lower-case words. */
export function word<const T extends string>(...words: readonly T[]) {
  return reading<Word<T>>({ kind: 'word', words }, (value) => {
    const sent = readLine(value);
    const knownWord = words.find((choice) => choice === sent.toLowerCase()) ?? null;
    return { knownWord, text: knownWord ? capitalized(knownWord) : sent };
  });
}

/** A list, or an object whose keys are all whole numbers (A13); null for anything else. */
export function listOf(input: unknown): readonly unknown[] | null {
  if (Array.isArray(input)) return input;
  if (!isFields(input)) return null;
  return Object.keys(input).every((key) => /^\d+$/.test(key)) ? Object.values(input) : null;
}
