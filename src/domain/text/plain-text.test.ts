import { describe, expect, it } from 'vitest';
import { excerpt, isBlank, oneLine } from './plain-text.ts';

it.each([
  ['plain', 'plain'],
  ['  outer  ', 'outer'],
  ['a\r\nb', 'a b'],
  ['a\u0000\u0007\tb', 'a b'],
  ['a\u2028b\u2029c', 'a b c'],
  ['\u202Eevil', 'evil'],
  ['a\ud800b', 'a\ufffdb'],
  ['fox 🦊', 'fox 🦊'],
  ['שלום', 'שלום'],
  [null, ''],
  [undefined, ''],
])('oneLine %j becomes %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

describe('isBlank', () => {
  it.each([null, undefined, '', ' \t\n', '\u200b\u200e', '\u00a0', '\ud800'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );
  it.each(['a', '0', '-', '🦊', '\u0301e', '__proto__'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('excerpt', () => {
  it('leaves what has a length in proportion, and cuts what has none, never through a character', () => {
    expect(excerpt('a'.repeat(400))).toBe('a'.repeat(400));
    expect(excerpt('a'.repeat(10_000))).toBe(`${'a'.repeat(399)}…`);
    expect(excerpt('😀'.repeat(5_000))).not.toMatch(/\p{Cs}/u);
    expect(excerpt(`a${'😀'.repeat(5_000)}`)).not.toMatch(/\p{Cs}/u);
  });
});
