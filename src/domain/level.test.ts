import { expect, it } from 'vitest';
import { levelOf } from './level.ts';

it.each([
  ['High ', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  ['urgent', null],
  ['constructor', null],
])('the level of %j is %j', (word, level) => {
  expect(levelOf(word)).toBe(level);
});
