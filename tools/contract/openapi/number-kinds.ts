import { found, kind, number, text, tolerated, type Described } from './forms.ts';
import { anyCase, numerals, whole } from './patterns.ts';

const numeric = (pattern: string) => tolerated(text(pattern), 'a number as text');
const numbers = { due: 'a number', list: null } as const;
const tooLarge = found(number, 'a number that is too large');
const negativeWhere = (due: string) =>
  found(
    { anyOf: [{ ...number, exclusiveMaximum: 0 }, text(numerals.negative)] },
    `a negative number where ${due} is due`,
  );
const atMost = (maximum: number) => ({ ...number, minimum: 0, maximum });

const yes = anyCase(['true', '1', 'yes', 'y']);
const no = anyCase(['false', '0', 'no', 'n']);
const flagWords = (what: string, read: boolean) =>
  `${what} where true or false is due: read as ${read}`;

/** Numbers and flags (rulings A2, A6, A11). */
export const numberKinds = {
  Figure: kind('a number', {
    ...numbers,
    forms: [number, numeric(numerals.any)],
    others: [tooLarge],
  }),
  Amount: kind('a number from 0 on', {
    ...numbers,
    forms: [{ ...number, minimum: 0 }, numeric(numerals.notNegative)],
    others: [negativeWhere('an amount'), tooLarge],
  }),
  Count: kind('a whole number from 0 on', {
    ...numbers,
    forms: [{ type: 'integer', minimum: 0 }, numeric(numerals.wholeNotNegative)],
    others: [
      negativeWhere('a count'),
      found(
        { anyOf: [{ ...number, minimum: 0 }, text(numerals.notNegative)] },
        'a fraction where a count is due',
      ),
      tooLarge,
    ],
  }),
  Percent: kind('percent, 0 to 100', {
    ...numbers,
    forms: [
      { ...atMost(100), not: { exclusiveMinimum: 0, exclusiveMaximum: 1 } },
      {
        ...number,
        anyOf: [{ maximum: 0 }, { minimum: 1 }],
        'x-note': 'outside 0 to 100: its bar ends there',
      },
      numeric(numerals.percent),
    ],
    others: [
      found(
        { anyOf: [number, text(numerals.any)] },
        'above 0 and below 1, perhaps a fraction',
        'shown as less than one percent',
      ),
    ],
  }),
  Fraction: kind('a fraction, 0 to 1 (rulings A6)', {
    ...numbers,
    forms: [atMost(1), numeric(numerals.fraction)],
    others: [found({ anyOf: [number, text(numerals.any)] }, 'outside 0 to 1')],
  }),
  Flag: kind('true or false', {
    due: 'true or false',
    forms: [
      { type: 'boolean' },
      tolerated({ type: 'number', enum: [1] }, flagWords('a number', true)),
      tolerated({ type: 'number', enum: [0] }, flagWords('a number', false)),
      tolerated(text(whole(yes)), flagWords('text', true)),
      tolerated(text(whole(no)), flagWords('text', false)),
    ],
    inList: [{ type: 'number', enum: [0, 1] }, text(whole(`(?:${yes}|${no})`))],
  }),
} satisfies Readonly<Record<string, Described>>;
