import { expect, it } from 'vitest';
import { isSecondClick } from './second-click.ts';

const first = { x: 100, y: 500, atMs: 1_000 };

it.each([
  ['the same place at once', first, { x: 100, y: 500, atMs: 1_000 }, true],
  ['a finger beside it', first, { x: 112, y: 488, atMs: 1_399 }, true],
  ['later', first, { x: 100, y: 500, atMs: 1_400 }, false],
  ['the next button', first, { x: 130, y: 500, atMs: 1_050 }, false],
  ['no click before', null, { x: 100, y: 500, atMs: 1_000 }, false],
])('%s', (_, before, click, is) => {
  expect(isSecondClick(before, click)).toBe(is);
});
