import { expect, it } from 'vitest';
import { codeWords } from './words.ts';

it.each([
  ['manual_review', 'Manual review'],
  ['exact-phone', 'Exact phone'],
  [' merge ', 'Merge'],
  ['Same customer', 'Same customer'],
  ['Ask for a follow-up', 'Ask for a follow-up'],
  ['HIGH', 'HIGH'],
  ['', '–'],
  ['  ', '–'],
  ['__proto__', '__proto__'],
  ['élan', 'Élan'],
])('%j reads %j', (code, words) => {
  expect(codeWords(code)).toBe(words);
});
