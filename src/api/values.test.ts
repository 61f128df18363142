import { expect, it } from 'vitest';
import { amount, count, text } from './values.ts';

it.each([
  [{ id: 4, last: 'Lee', firstName: 'Ann' }, 'Ann Lee'],
  [{ last_name: 'Lee', first_name: 'Ann' }, 'Ann Lee'],
  [{ first: 'Ann', last: 'Lee', name: 'A. Lee' }, 'A. Lee'],
  [{ first: 'Ann' }, ''],
])('a person in two parts, %j, reads as %j', (sent, name) => {
  expect(text.read(sent)).toBe(name);
});

it.each<[sent: unknown, asAmount: number | null, asCount: number | null]>([
  [12, 12, 12],
  [12.5, 12.5, null],
  ['12.50', 12.5, null],
  [' 12.0 ', 12, 12],
  [0.1, 0.1, null],
  [-1, null, null],
  ['-0', 0, 0],
  [Number.NaN, null, null],
  ['1e3', null, null],
  ['Infinity', null, null],
])('%j is the amount %j and the count %j (rulings C19)', (sent, asAmount, asCount) => {
  expect([amount.read(sent), count.read(sent)]).toEqual([asAmount, asCount]);
});
