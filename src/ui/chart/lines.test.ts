import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsText, runsOf } from './lines.tsx';

describe('runsOf', () => {
  it.each([
    [[1, 2, 3], ['0,100 50,50 100,0']],
    [
      [3, null, 1],
      ['0,0 0,0', '100,100 100,100'],
    ],
    [[7], ['0,0 0,0']],
    [[null, null], []],
    [[], []],
  ])('of %j are %j', (values, runs) => {
    expect(runsOf(values, 1, 3).map(pointsText)).toEqual(runs);
  });

  it('stay inside the plot, and have a point for every value', () => {
    const value = fc.option(fc.double({ noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (values) => {
        const points = runsOf(values, -5, 1e12).flat();
        expect(new Set(points.map(([x]) => x)).size).toBe(
          values.filter((each) => each !== null).length,
        );
        for (const place of points.flat()) expect(place >= 0 && place <= 100).toBe(true);
      }),
    );
  });
});
