import { describe, expect, it } from 'vitest';
import { niceTicks, scaleY, spanTicks } from './axis.tsx';

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

describe('spanTicks', () => {
  it.each([
    [88.3, 91.2, [88, 89, 90, 91, 92]],
    [88, 91, [88, 89, 90, 91]],
    [61, 97, [60, 80, 100]],
    [0, 100, [0, 50, 100]],
    [85, 85, [85, 86]],
    [85.5, 85.5, [85, 86]],
    [0, 0, [0, 1]],
    [-3, 4, [-5, 0, 5]],
    [0, 1e12, [0, 5e11, 1e12]],
    [-1e12, 0, [-1e12, -5e11, 0]],
    [-1e12, 1e12, [-1e12, 0, 1e12]],
    [NaN, 1, []],
  ])('from %d to %d are %j', (low, high, ticks) => {
    expect(spanTicks(low, high)).toEqual(ticks);
  });

  it('hold both ends, are few, and stand apart, however large or alike the values are', () => {
    for (const low of [-1e300, -1e12, -7, 0, 0.4, 91.4, 1e12, 1e300])
      for (const by of [0, 0.1, 3, 51, 1e12, 1e300]) {
        const ticks = spanTicks(low, low + by);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(new Set(ticks).size).toBe(ticks.length);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + by);
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
