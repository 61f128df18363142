import { expect, it } from 'vitest';
import { median } from './format.ts';

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
