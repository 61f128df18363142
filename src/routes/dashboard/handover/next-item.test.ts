import { expect, it } from 'vitest';
import { nextItem } from './next-item.ts';

const labels = ['Copy summary', 'Copy link', 'CSV', 'Print'];

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['c', 0, 1],
  ['C', 1, 2],
  ['c', 2, 0],
  ['p', 0, 3],
  ['p', 3, 3],
  ['x', 1, null],
  ['Enter', 1, null],
  ['PageDown', 1, null],
] as const)('%s on item %s leads to %s', (key, at, next) => {
  expect(nextItem(key, at, labels)).toBe(next);
});
