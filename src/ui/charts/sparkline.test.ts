import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparkPoints } from './sparkline.tsx';

describe('sparkPoints', () => {
  it.each([
    [[1, 2, 3], ['3,17 13,10 23,3']],
    [
      [3, null, 1],
      ['3,3 3,3', '23,17 23,17'],
    ],
    [[5, 5], ['3,10 23,10']],
    [[7], ['3,10 3,10']],
    [[null, null], []],
    [[], []],
  ])('of %j are %j', (values, runs) => {
    expect(sparkPoints(values, 26, 20).runs).toEqual(runs);
  });

  it('makes room for a value beside them', () => {
    const { runs, y } = sparkPoints([10, 10], 26, 20, [0]);
    expect(runs).toEqual(['3,3 23,3']);
    expect(y(0)).toBe(17);
  });

  it('stays inside the box, and has a point for every value', () => {
    const value = fc.option(fc.double({ min: -1e12, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const points = sparkPoints(values, 240, 28).runs.flatMap((run) =>
          run.split(' ').map((point) => point.split(',').map(Number)),
        );
        expect(new Set(points.map(([x]) => x)).size).toBe(
          values.filter((each) => each !== null).length,
        );
        for (const [x = NaN, y = NaN] of points) {
          expect(x >= 0 && x <= 240).toBe(true);
          expect(y >= 0 && y <= 28).toBe(true);
        }
      }),
    );
  });
});
