import { expect, it } from 'vitest';
import { accuracyTrend } from './overview.tsx';

it.each([
  [[], '–', '0 days'],
  [[91], '–', '1 day'],
  [[null, 91, null], '–', '1 day'],
  [[89, 91], '+2 pt', '2 days'],
  [[91, 70, 88.5], '-2.5 pt', '3 days'],
  [[91, null, 91], '0 pt', '2 days'],
  [[91, 91.04], '0 pt', '2 days'],
  [[91.04, 91], '0 pt', '2 days'],
  [[null, 0.1, 0.3, null], '+0.2 pt', '2 days'],
  [[-1e308, 1e308], '–', '2 days'],
  [[0, 1_284], '+1,284 pt', '2 days'],
])('%j is %s in %s', (accuracies, points, days) => {
  expect(accuracyTrend(accuracies.map((accuracy) => ({ accuracy })))).toEqual({ points, days });
});
