import { expect, it } from 'vitest';
import { clampPercent, median, percentFrom, percentOf, shareOf } from './arithmetic.ts';

it.each([
  [1, 8, 12.5],
  [0, 4, 0],
  [4, 4, 100],
  // A part above its whole, or below 0, is none (C19).
  [5, 4, null],
  [-1, 4, null],
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

it.each([
  [111, 104, -6.306],
  [173.2, 198, 14.319],
  [100, 100, 0],
  [100, 0, -100],
  [0, 5, null],
  [-4, 5, null],
  [null, 5, null],
  [5, undefined, null],
  [1e-300, 1e300, null],
  [NaN, 1, null],
])('percentFrom from %j to %j is %j', (base, value, percent) => {
  const found = percentFrom(base, value);
  expect(found === null ? null : Math.round(found * 1_000) / 1_000).toBe(percent);
});
