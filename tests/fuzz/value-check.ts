import { readPerson, readRep } from '../../src/domain/people.ts';
import { readRegion, regionKeys } from '../../src/domain/region/region.ts';
import { isBlank, visibleLine } from '../../src/domain/text/clean.ts';

/** Returns the problem of a read value, or null. */
export type Check = (value: unknown) => string | null;

export type Output = Readonly<Record<string, unknown>>;

function isOutput(value: unknown): value is Output {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** An object with these fields and no other. */
export function fieldsOf(entries: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(entries);
  const known = new Set(Object.keys(entries));
  return (value) => {
    if (!isOutput(value)) return 'no plain object';
    for (const [name, check] of checks) {
      if (!Object.hasOwn(value, name)) return `${name} is missing`;
      const problem = check(value[name]);
      if (problem !== null) return `${name}: ${problem}`;
    }
    const stranger = Object.keys(value).find((name) => !known.has(name));
    return stranger === undefined ? null : `${stranger} is not described`;
  };
}

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? null : check(value);

/** A value that passes one check, and then another. */
const both =
  (first: Check, second: Check): Check =>
  (value) =>
    first(value) ?? second(value);

const is =
  (problem: string, test: (value: unknown) => boolean): Check =>
  (value) =>
    test(value) ? null : problem;

const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const isLineText = (value: unknown) =>
  typeof value === 'string' && (plain.test(value) || visibleLine(value) === value);

/** Clean, for one line; '' for none. */
export const isLine = is('no text of one line', isLineText);
export const isSomeLine = is('no line', (value) => isLineText(value) && value !== '');
export const isLines = is(
  'no text of lines',
  (value) => typeof value === 'string' && value.split('\n').every(isLineText),
);
const isText = is('no text', (value) => typeof value === 'string');
export const isId = is(
  'no id',
  (value) => typeof value === 'string' && (value === '' || !isBlank(value)),
);

/** Finite, and not -0. */
const isFigure = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0);
export const isNumber = orNull(is('no number', isFigure));
const isNotNegative = (value: unknown) => isFigure(value) && (value as number) >= 0;
export const isAmount = orNull(is('no amount', isNotNegative));
export const isCount = orNull(
  is('no count', (value) => isNotNegative(value) && Number.isInteger(value)),
);
export const isWhole = is('no whole number', Number.isInteger);
export const isBoolean = is('not true or false', (value) => typeof value === 'boolean');

export const isOneOf = (words: readonly string[]): Check =>
  is(`none of ${words.join(', ')}`, (value) => words.includes(value as string));

const regionFields = fieldsOf({
  id: isText,
  key: orNull(isOneOf(regionKeys)),
  name: isSomeLine,
  abbreviation: isText,
  code: is('no code', (value) => value === undefined || typeof value === 'string'),
  sent: isText,
  isKnown: isBoolean,
});

/** A region whose `sent` reads as the same region again. */
export const isRegion = both(
  regionFields,
  is('another region than it was sent as', (value) => {
    const { id, key, name, sent } = value as ReturnType<typeof readRegion>;
    const again = readRegion(sent);
    return again.id === id && again.key === key && again.name === name;
  }),
);

/** A person whose `sent` reads as the same person again. */
export const isPerson = both(
  fieldsOf({ id: isText, name: isSomeLine, sent: isText }),
  is('another person than it was sent as', (value) => {
    const { id, name, sent } = value as ReturnType<typeof readPerson>;
    return [readPerson, readRep].some((read) => read(sent).id === id && read(sent).name === name);
  }),
);

const noneWithoutText = (field: string): Check =>
  is(`a ${field} without a text`, (value) => {
    const read = value as Output;
    return read['text'] !== '' || read[field] === null;
  });

const isInstant = is('no instant', (value) => !Number.isNaN(new Date(value as number).getTime()));
export const isTime = both(
  fieldsOf({ ms: orNull(both(isWhole, isInstant)), text: isLine }),
  noneWithoutText('ms'),
);

const dateCheck = (spelling: RegExp, day: (date: string) => string) =>
  both(
    fieldsOf({
      date: orNull(
        is('no date', (value) => {
          if (typeof value !== 'string' || !spelling.test(value)) return false;
          const at = new Date(`${day(value)}T00:00:00Z`);
          return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
        }),
      ),
      text: isLine,
    }),
    noneWithoutText('date'),
  );
export const isDay = dateCheck(/^\d{4}-\d{2}-\d{2}$/, (date) => date);
export const isMonth = dateCheck(/^\d{4}-\d{2}$/, (date) => `${date}-01`);

export const isPhone = fieldsOf({
  text: isLine,
  digits: is('other than digits', (value) => /^[0-9]*$/.test(String(value))),
});

export const isStatus = both(
  fieldsOf({ outcome: orNull(isOneOf(['valid', 'invalid'])), id: isText, word: isLine }),
  is('a word without an id', (value) => {
    const { id, word } = value as Output;
    return (id === '') === (word === '');
  }),
);

export const isWord = (words: readonly string[]): Check =>
  fieldsOf({ knownWord: orNull(isOneOf(words)), text: isLine });
