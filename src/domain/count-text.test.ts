import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, 'week', '0 weeks'],
  [1, 'week', '1 week'],
  [1_284, 'insight', '1,284 insights'],
])('%d of %s is %s', (count, what, text) => {
  expect(countText(count, what)).toBe(text);
});
