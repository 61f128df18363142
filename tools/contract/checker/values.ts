import * as v from 'valibot';
import { isFields, readNumber, readText, type Reader } from '../../../src/api/tolerant.ts';
import type { Meaning } from '../description/meaning.ts';
import { rules, tolerance, type Remark } from '../description/rules.ts';

/** Whether the app can read the value, by the same call as in `src/api/client.ts`. */
export function fits(reader: Reader, value: unknown): boolean {
  return v.safeParse(reader, value).success;
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

export function remarkOnText(rule: Meaning['as'], text: string): Remark | null {
  return (rule && rules[rule].ofText?.(text)) ?? null;
}

type Say = (value: unknown, meaning: Meaning | undefined) => readonly (Remark | null)[];

const sayText: Say = (value, meaning) => {
  const text = readText(value);
  if (typeof value === 'number')
    return [tolerance('a number where text is due'), remarkOnText(meaning?.as, text)];
  if (typeof value !== 'string')
    return [tolerance(`${kindOf(value)} where text is due: read as missing`)];
  if (text !== '') return [remarkOnText(meaning?.as, text)];
  return meaning?.as === undefined || meaning.optional ? [] : [tolerance('empty text')];
};

const sayNumber: Say = (value, meaning) => {
  const read = readNumber(value);
  if (typeof value === 'number' && read === null)
    return [tolerance("a number that is too large: shown as '–'")];
  if (read === null) return [tolerance(`${kindOf(value)} where a number is due: shown as '–'`)];
  return [
    typeof value === 'string' ? tolerance('a number as text') : null,
    (meaning?.as && rules[meaning.as].ofNumber?.(read)) ?? null,
  ];
};

const sayCount: Say = (value, meaning) => [
  ...sayNumber(value, meaning),
  (readNumber(value) ?? 0) < 0
    ? tolerance("a negative number where a count is due: shown as '–'")
    : null,
];

const sayFlag: Say = (value) => {
  if (typeof value === 'boolean') return [];
  if (value === 'true' || value === 'false') return [tolerance('true or false as text')];
  return [tolerance(`${kindOf(value)} where true or false is due: read as not known`)];
};

const sayTexts: Say = (value) => {
  if (!Array.isArray(value)) {
    const isOne = readText(value) !== '';
    const none = `${kindOf(value)} where a list of texts is due: read as empty`;
    return [tolerance(isOne ? 'one text where a list of texts is due' : none)];
  }
  const remarks = value.flatMap((entry) => {
    if (typeof entry === 'number') return ['numbers among texts'];
    return readText(entry) === '' ? [`${kindOf(entry)} among texts: left out`] : [];
  });
  return [...new Set(remarks)].map(tolerance);
};

/** The remarks on a value without parts. */
export const leaves = {
  text: sayText,
  number: sayNumber,
  count: sayCount,
  flag: sayFlag,
  texts: sayTexts,
  line: () => [],
} as const satisfies Record<string, Say>;
