import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyRuns, runsOf } from './runs.ts';

const pool = Array.from({ length: 8 }, (_, id) => ({ id }));
const rows = fc.uniqueArray(fc.constantFrom(...pool));

it('a list is made of the one before, row by row the same objects', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const { runs, fresh } = runsOf(before, after);
      const made = applyRuns(before, runs, fresh);
      expect(made.length).toBe(after.length);
      made.forEach((row, at) => expect(row).toBe(after[at]));
      expect(fresh.every((row) => !before.includes(row))).toBe(true);
    }),
  );
});

it('an equal list is the one before, and one change costs three runs', () => {
  const { runs, fresh } = runsOf(pool, [...pool]);
  expect(applyRuns(pool, runs, fresh)).toBe(pool);
  expect(runsOf(pool, pool.with(3, { id: 9 })).runs).toEqual([
    [0, 3],
    [-1, 1],
    [4, 4],
  ]);
});
