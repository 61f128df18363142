import { describe, expect, it } from 'vitest';
import { niceTicks, scaleY } from './ticks.ts';

describe('niceTicks', () => {
  it.each([
    [641, [0, 200, 400, 600]],
    [1_033, [0, 500, 1_000]],
    [2_786, [0, 1_000, 2_000]],
    [5_412, [0, 2_000, 4_000]],
    [4, [0, 1, 2, 3, 4]],
    [1, [0, 1]],
    [0.4, [0]],
    [0, [0]],
    [-5, [0]],
    [Infinity, [0]],
    [NaN, [0]],
  ])('up to %d are %j', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks);
  });

  it('stay few and round, however large the values are', () => {
    for (let max = 1; max < 1e15; max *= 1.7) {
      const ticks = niceTicks(max);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeLessThanOrEqual(max);
    }
  });
});

describe('scaleY', () => {
  it.each([
    [0, 200],
    [50, 110],
    [100, 20],
    [-10, 200],
  ])('puts %d of 100 at %d', (value, y) => {
    expect(scaleY(100, 20, 200)(value)).toBe(y);
  });

  it.each([0, NaN])('draws nothing above the zero line when the highest value is %d', (max) => {
    expect(scaleY(max, 20, 200)(0)).toBe(200);
  });
});
