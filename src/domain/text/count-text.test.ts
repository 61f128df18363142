import { expect, it } from 'vitest';
import { countText, unitText } from './words.ts';

it.each([
  [0, 'week', '0 weeks', 'weeks'],
  [1, 'week', '1 week', 'week'],
  [1_284, 'insight', '1,284 insights', 'insights'],
  [null, 'event', '– events', 'events'],
])('%d of %s is %s', (count, what, text, unit) => {
  expect(countText(count, what)).toBe(text);
  expect(unitText(count, what)).toBe(unit);
});
