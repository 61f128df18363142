import { expect, it } from 'vitest';
import { levelOf, levelPlace } from './insights.ts';

it.each([
  ['High ', 'high', 0],
  ['medium', 'medium', 1],
  ['low', 'low', 2],
  ['urgent', null, 3],
  ['constructor', null, 3],
])('the level of %j is %j, in place %j', (word, level, place) => {
  expect(levelOf(word)).toBe(level);
  expect(levelPlace(word)).toBe(place);
});
