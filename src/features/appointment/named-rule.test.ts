import { expect, it } from 'vitest';
import { namedRule } from './named-rule.ts';

it.each([
  ['Instant invalid', 'Empty who field', 'Instant invalid: the who field names no customer.'],
  ['', 'empty who field', 'Instant invalid: the who field names no customer.'],
  ['Instant invalid', 'Title contains busy', 'Instant invalid: the title contains "busy".'],
  ['', 'Title contains time off', 'Instant invalid: the title contains "time off".'],
  [
    'instant_invalid',
    'Some other reason',
    'Instant invalid: a blocked word in the title, or an empty who field.',
  ],
  ['Phone digits', 'Title is 4 digits', 'Phone Digits Rule: the title is 3-4 digits.'],
  ['', 'Phone Digits Rule', 'Phone Digits Rule: the title is 3-4 digits.'],
  [
    'Full-Validation',
    '',
    'Full Validation: a real customer, a designated telemarketer and a service code.',
  ],
  ['Not validated', 'No real customer', null],
  ['Pending', 'Title contains nothing of note', null],
  ['', '', null],
])('type %j and reason %j name the rule %s', (type, reason, rule) => {
  expect(namedRule({ type, reason })).toBe(rule);
});
