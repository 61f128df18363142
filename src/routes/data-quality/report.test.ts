import { expect, it } from 'vitest';
import { emptyOf, fieldWords, firstListed, listedText } from './report.ts';

it.each([
  [8, 8, '8 reports'],
  [1, 1, '1 report'],
  [10, 23, '10 of 23 reports listed'],
  [10, 4_599, '10 of 4,599 reports listed'],
  [0, 0, '0 reports'],
])('of %j listed and %j in all: %j', (listed, all, text) => {
  expect(listedText(listed, all, 'report')).toBe(text);
});

it.each([
  [0, 9, { kind: 'good', text: 'No duplicates' }],
  [null, null, { kind: 'good', text: 'No duplicates' }],
  [3, 9, { text: 'None listed' }],
  [0, 0, { text: 'No duplicates', hint: 'The report covers no appointments yet.' }],
])('an empty card of %s counted in %s appointments: %j (A19)', (counted, processed, empty) => {
  expect(emptyOf({ counted }, { text: 'No duplicates', processed })).toEqual(empty);
});

it.each([
  ['all of few', [1, 2, 3], [1, 2, 3]],
  [
    'the first ten of many',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ],
  ['nothing of an empty list', [], []],
])('firstListed keeps %s', (_what, items, kept) => {
  expect([...firstListed(items)]).toEqual(kept);
});

it.each([
  ['customer', 'Customer'],
  ['salesRep', 'Sales rep'],
  ['field_agent', 'Field agent'],
  ['fieldAgent_name', 'Field agent name'],
  ['phoneURL', 'Phone URL'],
  ['App made by', 'App made by'],
  ['the iPhone', 'The iPhone'],
  ['', '–'],
  ['__proto__', '__proto__'],
])('the field %j is %j in words', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});
