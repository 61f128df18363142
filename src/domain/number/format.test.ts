import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  averagePerRep,
  clampPercent,
  median,
  percentOf,
  printedValue,
  shareOf,
  showNumber,
  showPercent,
  showSignedPercent,
  sum,
  wholeSum,
} from './format.ts';

it.each([
  [0, '0', '0%', '0%'],
  [-0, '0', '0%', '0%'],
  [-0.04, '0', '0%', '0%'],
  [85, '85', '85%', '+85%'],
  [91.44, '91.4', '91.4%', '+91.4%'],
  [99.96, '100', '100%', '+100%'],
  [-3.5, '-3.5', '-3.5%', '-3.5%'],
  [1284, '1,284', '1,284%', '+1,284%'],
  [
    Number.MAX_SAFE_INTEGER,
    '9,007,199,254,740,991',
    '9,007,199,254,740,991%',
    '+9,007,199,254,740,991%',
  ],
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

it.each([
  [0, 0, 0],
  [7, 0, 7],
  [7, -3, 7],
  [7, 2, 4],
  [10, 4, 3],
  [100, 3, 33],
  [null, 2, null],
  [7, null, null],
  [Number.NaN, 2, null],
])('averagePerRep %j over %j is %j', (total, reps, average) => {
  expect(averagePerRep(total, reps)).toBe(average);
});

it.each([
  [1, 8, 12.5],
  [0, 4, 0],
  [5, 4, 125],
  [1, 0, null],
  [1, -4, null],
  [null, 4, null],
  [1, null, null],
])('shareOf %j of %j is %j', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

it.each([
  [50.5, 50.5],
  [-1, 0],
  [101, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
])('clampPercent %j is %j', (n, expected) => {
  expect(clampPercent(n)).toBe(expected);
});

it.each([
  [[], 0],
  [[1, 2, 3], 6],
  [[1, null, Number.NaN, undefined], 1],
  [[0, null], 0],
  [[null], null],
  [[Number.NaN, Number.POSITIVE_INFINITY], null],
])('sum %j is %j', (values, expected) => {
  expect(sum(values)).toBe(expected);
});

it.each([
  [[], null],
  [[1, 2, 3], 6],
  [[0], 0],
  [[1, null], null],
  [[1, undefined], null],
  [[1, Number.NaN], null],
])('wholeSum %j is %j', (values, expected) => {
  expect(wholeSum(values)).toBe(expected);
});

it.each([
  [0, 0, null],
  [0, 100, null],
  [3, 0, 0],
  [null, 86.2, 86.2],
  [7, null, null],
])('percentOf of %j, %j is %j', (count, percent, expected) => {
  expect(percentOf(count, percent)).toBe(expected);
});

it.each([
  [[], null],
  [[7], 7],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[4, 100, 1, 2], 3],
  [[-3, 600_000, -1], -1],
])('the middle of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});
