import { expect, it } from 'vitest';
import { countsByRegion } from './region.ts';

const row = (key: string, name: string, valid: number | null) => ({ key, name, valid });

it('adds up the rows of a region however it is written (rulings A4), in the order of the regions', () => {
  const rows = [
    row('chicago', '', 3),
    row('', 'Illinois', 4),
    row('r1', ' CA ', 1),
    row('florida', 'Arizona', 2),
    row('__proto__', 'Texas', 9),
  ];
  expect([...countsByRegion(rows, ({ valid }) => valid)]).toEqual([
    ['california', 1],
    ['chicago', 7],
    ['florida', 2],
  ]);
});

it.each([
  ['is missing', []],
  ['has no readable figure', [row('florida', '', null)]],
  ['has one in a part of its rows only', [row('florida', '', 4), row('FL', '', null)]],
])('does not make up a figure for a region that %s', (_why, rows) => {
  expect(countsByRegion(rows, ({ valid }) => valid).size).toBe(0);
});
