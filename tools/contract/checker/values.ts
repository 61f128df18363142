import { flag, listOf, readNumber, readOneText, readText } from '../../../src/api/values.ts';
import { isFields, type Reader, type Shape, tryRead } from '../../../src/api/shape.ts';
import { readPerson } from '../../../src/domain/people.ts';
import { readRegion } from '../../../src/domain/region/region.ts';
import { cleanLine, visibleLine } from '../../../src/domain/text/clean.ts';
import { ruleOf, type Meaning } from '../description/meaning.ts';
import {
  flaw,
  loss,
  note,
  rules,
  tolerance,
  type Remark,
  type Rule,
} from '../description/rules.ts';

/** Whether the app can read the value, by the same call as in `src/api/client.ts`. */
export function fits(reader: Reader, value: unknown): boolean {
  return tryRead(reader, value) !== null;
}

/** The kind of a value in words, without the value. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (isFields(value)) return 'an object';
  if (typeof value === 'string') return value.trim() === '' ? 'empty text' : 'text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}

export function isMissing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

export function ownOf(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The same for every spelling of a region or a person, and for others their text. */
export function identityIn(kind: Shape['kind'], rule: Rule | undefined, value: unknown): string {
  const text = readText(value);
  if (rule === 'region') return readRegion(text).id;
  return kind === 'person' ? readPerson(text).id : text.trim();
}

/** A missing value and its consequence. */
export function lackText(found: string, meaning: Meaning | undefined): string {
  const { without = '' } = meaning ?? {};
  if (without === '') return found;
  return `${found}: ${without === 'nothing' ? 'nothing is shown' : without}`;
}

export function remarkOnText(rule: Rule | undefined, text: string): Remark | null {
  return (rule && rules[rule].ofText?.(text)) ?? null;
}

type Say = (
  value: unknown,
  meaning: Meaning | undefined,
  reader: Reader,
) => readonly (Remark | null)[];

/** Kinds that are one text: of a list they take its only one (rulings A16). */
const single: ReadonlySet<string> = new Set(['id', 'region', 'status', 'choice']);
/** Kinds that are not looked for in an object. */
const bare: ReadonlySet<string> = new Set(['id', 'time', 'day', 'month', 'phone']);

const sayText: Say = (value, meaning, reader) => {
  const { kind } = reader.shape;
  const isOne = single.has(kind);
  const isUnread = isFields(value) && bare.has(kind);
  const sent = isOne ? readOneText(value) : readText(value);
  const text = isUnread ? '' : sent;
  const line = cleanLine(text);
  const form = remarkOnForm(value, text, isOne, kind);
  if (line !== '')
    return [form, remarkOnMarkup(text), remarkOnWord(value, meaning, reader), ofRule(line)];
  if (typeof value !== 'string') return [form];
  if (value.trim() !== '') return [loss('a text with nothing visible: read as missing')];
  const isExpected =
    meaning?.unique ?? (meaning?.other !== undefined || ruleOf(reader, meaning) !== undefined);
  return isExpected && !meaning?.optional ? [loss(lackText('empty text', meaning))] : [];

  function ofRule(read: string): Remark | null {
    return remarkOnText(ruleOf(reader, meaning), read);
  }
};

function remarkOnForm(
  value: unknown,
  text: string,
  isOne: boolean,
  kind: Shape['kind'],
): Remark | null {
  if (typeof value === 'string') return null;
  if (text === '') return loss(`${kindOf(value)} where text is due: read as missing`);
  if (Array.isArray(value))
    return tolerance(
      `a list where text is due: read as its ${isOne || value.length === 1 ? 'one text' : 'texts, joined'}`,
    );
  if (isFields(value)) return tolerance('an object where text is due: read as its usual text');
  if (kind === 'id' && !Number.isSafeInteger(value))
    return loss('a number whose digits cannot be known where an id is due: read as missing');
  // The rule for times has a remark of its own on numbers.
  return kind === 'time' ? null : tolerance('a number where text is due');
}

function remarkOnMarkup(text: string): Remark | null {
  const read = cleanLine(text);
  if (/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(read) && text.includes('&amp;'))
    return flaw(
      'HTML entities that are encoded twice: decoded once, so that the screens show them',
    );
  return read === visibleLine(text) ? null : note('HTML entities or tags: read as plain text');
}

function remarkOnWord(value: unknown, meaning: Meaning | undefined, reader: Reader): Remark | null {
  const shape = reader.shape;
  if (meaning?.other === undefined || !('words' in shape)) return null;
  const read: unknown = reader.read(value);
  const known: unknown = shape.kind === 'word' ? (read as { known: unknown }).known : read;
  const what = `another word than ${shape.words.join(', ')}: ${meaning.other}`;
  return known === null ? { level: meaning.otherIs ?? 'loss', what } : null;
}

const sayNumber: Say = (value, meaning) => {
  const read = readNumber(value);
  if (typeof value === 'number' && read === null)
    return [loss("a number that is too large: shown as '–'")];
  if (read === null) return [loss(`${kindOf(value)} where a number is due: shown as '–'`)];
  return [
    typeof value === 'string' ? tolerance('a number as text') : null,
    (meaning?.as && rules[meaning.as].ofNumber?.(read)) ?? null,
  ];
};

const sayCount: Say = (value, meaning, reader) => [
  ...sayNumber(value, meaning, reader),
  (readNumber(value) ?? 0) < 0
    ? loss("a negative number where a count is due: shown as '–'")
    : null,
];

const sayFlag: Say = (value) => {
  if (typeof value === 'boolean') return [];
  const read = flag.read(value);
  if (read === null)
    return [loss(`${kindOf(value)} where true or false is due: read as not known`)];
  return [tolerance(`${kindOf(value)} where true or false is due: read as ${read}`)];
};

const sayTexts: Say = (value, meaning, reader) => {
  const list = listOf(value);
  if (list === null) {
    const isOne = readText(value) !== '';
    const none = `${kindOf(value)} where a list of texts is due: read as empty`;
    return [isOne ? tolerance('one text where a list of texts is due') : loss(none)];
  }
  const rule = ruleOf(reader, meaning);
  const remarks = list.flatMap((entry) => {
    const line = cleanLine(readText(entry));
    if (line === '') return [loss(`${kindOf(entry)} among texts: could not be read`)];
    const form = typeof entry === 'string' ? [] : [tolerance(`${kindOf(entry)} among texts`)];
    return [...form, remarkOnText(rule, line)];
  });
  const form = Array.isArray(value) ? [] : [tolerance(keyed(list, 'a list of texts'))];
  return [...form, ...new Map(remarks.map((remark) => [remark?.what, remark])).values()];
};

/** An object that is read as a list (rulings A13). */
export function keyed(list: readonly unknown[], due: string): string {
  return list.length === 0
    ? `an empty object where ${due} is due: read as empty`
    : `an object with numbers for names where ${due} is due: read as its list`;
}

/** The remarks on a value without parts. */
export const leaves = {
  text: sayText,
  lines: sayText,
  id: sayText,
  region: sayText,
  person: sayText,
  status: sayText,
  choice: sayText,
  word: sayText,
  time: sayText,
  day: sayText,
  month: sayText,
  phone: sayText,
  number: sayNumber,
  count: sayCount,
  flag: sayFlag,
  texts: sayTexts,
  regions: sayTexts,
  line: () => [],
} as const satisfies Partial<Record<Shape['kind'], Say>>;
