import { expect, it } from 'vitest';
import { byPriority } from './insights.ts';

it('sorts a copy by priority, the unknown last, and keeps the order within one', () => {
  const words = ['low', 'urgent', 'high', 'medium', 'HIGH ', '__proto__', 'low', ''];
  const insights = words.map((priority, id) => ({ id, priority }));
  expect(byPriority(insights).map(({ id }) => id)).toEqual([2, 4, 3, 0, 6, 1, 5, 7]);
  expect(insights.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
