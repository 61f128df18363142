import { expect, it } from 'vitest';
import { leadersOf, withRanks } from './ranks.ts';

it.each([
  [[], []],
  [[7], [1]],
  [
    [7, 5, 3],
    [1, 2, 3],
  ],
  [
    [7, 7, 3],
    [1, 1, 3],
  ],
  [
    [7, 5, 5, 5, 2, 2],
    [1, 2, 2, 2, 5, 5],
  ],
])('the counts %j have the ranks %j (C5)', (counts, ranks) => {
  const rows = counts.map((count) => ({ count }));
  expect(withRanks(rows, ({ count }) => count).map(({ rank }) => rank)).toEqual(ranks);
});

it.each([
  [[], []],
  [[0, 0], []],
  [[2, 5, 1], [5]],
  [
    [5, 2, 5],
    [5, 5],
  ],
  [
    [5, 5, 2, 5],
    [5, 5, 5],
  ],
  [[5, 5, 5, 2, 5], []],
  [[4, 4, 4, 4], []],
])('of the counts %j these lead: %j', (counts, leaders) => {
  expect(leadersOf(counts, (count) => count)).toEqual(leaders);
});
