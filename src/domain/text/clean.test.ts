import { describe, expect, it } from 'vitest';
import { cleanLine, isBlank } from './clean.ts';

it.each([
  ['plain', 'plain'],
  ['  outer  ', 'outer'],
  ['two  blanks', 'two blanks'],
  ['no\u00a0break\u202fblank', 'no break blank'],
  ['a\r\nb', 'a b'],
  ['a\u0000\u0007\tb', 'a b'],
  ['a\u0000b', 'ab'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['\u202Eevil\u2066', 'evil'],
  ['Jo\u200bhn\ufeff S\u00admith\u2060', 'John Smith'],
  ['a\ud800b', 'a\ufffdb'],
  ['fox 🦊 ❤\ufe0f', 'fox 🦊 ❤\ufe0f'],
  ['שלום', 'שלום'],
  // Joiners stay between letters that need them, and between emoji.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष श्री\u200cमान', 'क्\u200dष श्री\u200cमान'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['👩\u200d💻 🏳\ufe0f\u200d🌈 👩🏽\u200d🚀', '👩\u200d💻 🏳\ufe0f\u200d🌈 👩🏽\u200d🚀'],
  ['Jo\u200dhn\u200c \u200dSmith👩\u200d', 'John Smith👩'],
  ['\u200dمی \u200cخ\u200c\u200cب👩\u200c👩', 'می خب👩👩'],
  ['\u200c\u200d', ''],
  ['\u200b\u2800 \u3164', ''],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it.each([
  'O&#39;Brien &amp; Sons',
  '<p>Missing customer name</p>',
  'one<br>two',
  '<script>alert(1)</script>',
  '5 < 6 > 4',
])('markup and entities stay as sent: %j', (text) => {
  expect(cleanLine(text)).toBe(text);
});

describe('isBlank', () => {
  it.each([null, undefined, '', ' \t\n', '\u200b\u200e', '\u00a0', '\ud800', '\u3164', '\u2800'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );
  it.each(['a', '0', '-', '🦊', '\u0301e', '__proto__'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
