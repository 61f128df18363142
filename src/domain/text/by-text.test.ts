import { expect, it } from 'vitest';
import { byText } from './words.ts';

it.each([
  ['a', 'a', 0],
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['', 'a', -1],
  ['2025-12', '2026-01', -1],
  ['Z', 'a', -1],
  ['z', 'ä', -1],
])('%j beside %j: %j', (a, b, order) => {
  expect(byText(a, b)).toBe(order);
});
