import { expect, it } from 'vitest';
import { isMistyped } from './mistyped.ts';

it.each([
  // One mistake from five letters on.
  ['beatrz', 'beatriz', true],
  ['beattriz', 'beatriz', true],
  ['beatroz', 'beatriz', true],
  ['baetriz', 'beatriz', true],
  ['veatriz', 'beatriz', true],
  ['tores', 'torres', true],
  ['thibd', 'thibodeaux', true],
  ['beatrx', 'beatriz', true],
  ['batrz', 'beatriz', false],
  ['toors', 'torres', false],
  // Two from eight on.
  ['thibdeax', 'thibodeaux', true],
  ['histroicla', 'historical', true],
  ['valdaton', 'validation', true],
  ['vldaton', 'validation', false],
  ['thbdeaxx', 'thibodeaux', false],
  // None in a shorter word, or in one that is not of letters.
  ['ross', 'rosa', false],
  ['ana', 'anna', false],
  ['55501', '55502', false],
  ['nhwc5', 'nhwc6', false],
  // The typed word is no longer than the word meant.
  ['torresian', 'torres', false],
  ['marshall', 'ma', false],
  ['', 'beatriz', false],
])('%j for %j: %j', (typed, word, expected) => {
  expect(isMistyped(typed, word)).toBe(expected);
});
