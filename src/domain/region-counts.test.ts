import { expect, it } from 'vitest';
import { countsByRegion } from './region-counts.ts';

it('adds up the rows of a region however it is written (rulings A4), and skips the rest', () => {
  const rows = [
    { region: 'chicago', valid: 3 },
    { region: 'Illinois', valid: 4 },
    { region: ' CA ', valid: 1 },
    { region: 'florida', valid: null },
    { region: '__proto__', valid: 9 },
  ];
  const counts = countsByRegion(
    rows,
    (row) => row.region,
    (row) => row.valid,
  );
  expect([...counts]).toEqual([
    ['chicago', 7],
    ['california', 1],
  ]);
});
