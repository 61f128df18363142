import { expect, it } from 'vitest';
import { text } from './values.ts';

it.each([
  [{ id: 4, last: 'Lee', firstName: 'Ann' }, 'Ann Lee'],
  [{ last_name: 'Lee', first_name: 'Ann' }, 'Ann Lee'],
  [{ first: 'Ann', last: 'Lee', name: 'A. Lee' }, 'A. Lee'],
  [{ first: 'Ann' }, ''],
])('a person in two parts, %j, reads as %j', (sent, name) => {
  expect(text.read(sent)).toBe(name);
});
