import { expect, it } from 'vitest';
import { burnInShift } from './stage.tsx';

const minute = 60_000;

it.each([
  [0, 'translate(0px, 0px)'],
  [10 * minute - 1, 'translate(0px, 0px)'],
  [10 * minute, 'translate(2px, 0px)'],
  [20 * minute, 'translate(2px, 2px)'],
  [30 * minute, 'translate(0px, 2px)'],
  [40 * minute, 'translate(0px, 0px)'],
  [-1, 'translate(0px, 0px)'],
])('the shift against burn-in at %i ms is %s', (nowMs, transform) => {
  expect(burnInShift(nowMs)).toBe(transform);
});
