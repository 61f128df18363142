import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeWord,
  codeWords,
  countText,
  listText,
  excerpt,
  onlineWord,
  operationalWord,
  printedValue,
  runningWord,
  showChange,
  showComparison,
  shownText,
  shownTitle,
  showNumber,
  showPercent,
  showSignedPercent,
  unitText,
  wholePercent,
} from './format.ts';

it.each([
  [0, '0', '0%', '0%'],
  [-0, '0', '0%', '0%'],
  [-0.04, '0', '–', '0%'],
  [0.04, '0', '0.1%', '0%'],
  [0.06, '0.1', '0.1%', '+0.1%'],
  [85, '85', '85%', '+85%'],
  [91.44, '91.4', '91.4%', '+91.4%'],
  [99.94, '99.9', '99.9%', '+99.9%'],
  [99.96, '100', '99.9%', '+100%'],
  [100, '100', '100%', '+100%'],
  [100.04, '100', '–', '+100%'],
  [-3.5, '-3.5', '–', '-3.5%'],
  [1284, '1,284', '–', '+1,284%'],
  [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991', '–', '+9,007,199,254,740,991%'],
  [null, '–', '–', '–'],
  [undefined, '–', '–', '–'],
  [Number.NaN, '–', '–', '–'],
  [Number.POSITIVE_INFINITY, '–', '–', '–'],
  [Number.NEGATIVE_INFINITY, '–', '–', '–'],
])('the number %j: %j, %j, %j', (n, number, percent, signed) => {
  expect(showNumber(n)).toBe(number);
  expect(showPercent(n)).toBe(percent);
  expect(showSignedPercent(n)).toBe(signed);
});

it.each([
  [0, 0],
  [0.2, 1],
  [12.5, 13],
  [69.4, 69],
  [69.5, 69],
  [70, 70],
  [70.4, 70],
  [99.2, 99],
  [99.9, 99],
  [100, 100],
  [100.2, null],
  [-1, null],
  [Number.NaN, null],
  [null, null],
])('the percent %j without decimals, with a limit at 70, is %j', (n, whole) => {
  expect(wholePercent(n, (percent) => percent >= 70)).toBe(whole);
});

it('writes numbers as Intl does', () => {
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    fc.integer({ min: -1e7, max: 1e7 }).map((hundredths) => hundredths / 100),
  );
  fc.assert(
    fc.property(number, (n) => {
      expect(showNumber(n)).toBe(intl.format(n).replace(/^-0$/, '0'));
    }),
    { numRuns: 5_000, examples: [[31_647_206_592_062.348]] },
  );
});

it.each([
  [79.96, 80],
  [79.94, 79.9],
  [-0.04, 0],
  [1284.25, 1284.3],
  [null, Number.NaN],
])('%j is printed as the value %j', (n, value) => {
  expect(printedValue(n)).toBe(value);
});

describe('showComparison', () => {
  it.each([null, undefined])('%j: No data', (nothing) => {
    expect(showComparison(nothing)).toEqual({ text: 'No data', trend: 'neutral' });
  });

  it.each([
    // change, trend, yesterday
    [12, 'up', 96, '+12%', 'up'],
    [8.333, 'up', 96, '+8.3%', 'up'],
    [-3.5, 'down', 4, '-3.5%', 'down'],
    [0, 'neutral', 4, 'No change', 'neutral'],
    [0, 'up', 4, 'No change', 'neutral'],
    [-0, 'down', 4, 'No change', 'neutral'],
    [0.04, 'up', 4, 'No change', 'neutral'],
    [-0.04, 'down', 4, 'No change', 'neutral'],
    [0.06, 'up', 4, '+0.1%', 'up'],
    [12, 'up', 0, 'No yesterday data', 'neutral'],
    [0, 'up', 0, 'No yesterday data', 'neutral'],
    [null, 'up', 0, 'No yesterday data', 'neutral'],
    [null, 'up', 4, 'No data', 'neutral'],
    [null, null, null, 'No data', 'neutral'],
    [Number.NaN, 'up', 4, 'No data', 'neutral'],
    [Number.POSITIVE_INFINITY, 'up', 4, 'No data', 'neutral'],
    [12, 'up', null, '+12%', 'up'],
    [12, 'neutral', 4, '+12%', 'neutral'],
    [12, 'down', 4, '+12%', 'down'],
    [12, null, 4, '+12%', 'up'],
    [-12, null, 4, '-12%', 'down'],
    [123456, 'up', 1, '+123,456%', 'up'],
  ] as const)(
    'change %j, trend %j, yesterday %j: %j, %j',
    (change, word, yesterday, text, trend) => {
      expect(showComparison({ change, trend: { knownWord: word }, yesterday })).toEqual({
        text,
        trend,
      });
    },
  );
});

describe('showChange', () => {
  it.each([
    [3.14, null, '+3.1%', 'up'],
    [-2, null, '-2%', 'down'],
    [1_234.5, null, '+1,234.5%', 'up'],
    [0, 'up', 'No change', 'neutral'],
    [-0.04, 'down', 'No change', 'neutral'],
    [1.5, 'stable', '+1.5%', 'neutral'],
    [1.5, 'down', '+1.5%', 'down'],
    [null, null, '–', 'neutral'],
    [null, 'up', '–', 'up'],
    [NaN, null, '–', 'neutral'],
  ] as const)('%s %j is %s, %s', (percent, word, text, trend) => {
    expect(showChange(percent, word)).toEqual({ text, trend });
  });
});

it.each([
  ['manual_review', 'Manual review'],
  ['exact-phone', 'Exact phone'],
  ['merge', 'Merge'],
  ['Same customer', 'Same customer'],
  ['Ask for a follow-up', 'Ask for a follow-up'],
  ['HIGH', 'HIGH'],
  ['', '–'],
  ['__proto__', '__proto__'],
  ['élan', 'Élan'],
  ['ßen', 'ßen'],
  ['ǆordan', 'ǆordan'],
  ['ﬁona', 'ﬁona'],
  ['ანა', 'ანა'],
])('%j reads %j', (code, words) => {
  expect(codeWords(code)).toBe(words);
});

it.each([
  [0, 'week', '0 weeks', 'weeks'],
  [1, 'week', '1 week', 'week'],
  [1_284, 'insight', '1,284 insights', 'insights'],
  [null, 'event', '– events', 'events'],
])('%d of %s is %s', (count, what, text, unit) => {
  expect(countText(count, what)).toBe(text);
  expect(unitText(count, what)).toBe(unit);
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a sentence is %j', (texts, text) => {
  expect(listText(texts)).toBe(text);
});

it.each([
  [operationalWord, 'Operational', 'Offline'],
  [onlineWord, 'Online', 'Offline'],
  [runningWord, 'Running', 'Stopped'],
  [activeWord, 'Active', 'Inactive'],
])('%o says %j or %j', (say, yes, no) => {
  expect([say(true), say(false), say(null)]).toEqual([yes, no, '–']);
});

it('excerpt leaves what has a length in proportion, and cuts what has none, never through a character', () => {
  expect(excerpt('a'.repeat(400))).toBe('a'.repeat(400));
  expect(excerpt('a'.repeat(10_000))).toBe(`${'a'.repeat(399)}…`);
  expect(excerpt('😀'.repeat(5_000))).not.toMatch(/\p{Cs}/u);
  expect(excerpt(`a${'😀'.repeat(5_000)}`)).not.toMatch(/\p{Cs}/u);
  expect(excerpt('👩\u200d💻', 4)).toBe('👩…');
});

it.each([
  ['', 'No Title', 'N/A'],
  [null, 'No Title', 'N/A'],
  [undefined, 'No Title', 'N/A'],
  ['DD', 'DD', 'DD'],
  ['0', '0', '0'],
])('%j shows as title %j and text %j', (text, title, other) => {
  expect(shownTitle(text)).toBe(title);
  expect(shownText(text)).toBe(other);
});
