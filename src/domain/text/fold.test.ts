import { expect, it } from 'vitest';
import { fold, knownWord } from './words.ts';

it.each([
  [' Valid\n', 'valid', 'valid'],
  ['INVALID', 'invalid', 'invalid'],
  ['in valid', 'in valid', null],
  ['', '', null],
  ['constructor', 'constructor', null],
])('%j folds to %j and is the known word %j', (text, folded, word) => {
  expect(fold(text)).toBe(folded);
  expect(knownWord(text, ['valid', 'invalid'])).toBe(word);
});
