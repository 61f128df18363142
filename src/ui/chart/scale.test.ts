import { describe, expect, it } from 'vitest';
import { niceTicks, placeBetween, placeOnScale, roundUpTo5, scaleEnd, spanTicks } from './scale.ts';

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
    [0, 0, [0, 1]],
    [-3, 4, [-5, 0, 5]],
    [0, 1e12, [0, 5e11, 1e12]],
    [-1e12, 1e12, [-1e12, 0, 1e12]],
    [NaN, 1, []],
  ])('from %d to %d are %j', (low, high, ticks) => {
    expect(spanTicks(low, high)).toEqual(ticks);
  });

  it('include both ends, are few and distinct, however large or close the values are', () => {
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

it.each([
  [0, 0],
  [0.1, 5],
  [5, 5],
  [5.1, 10],
  [10.000000000000002, 10],
  [14.3, 15],
  [98, 100],
])('%j percent are rounded up to %j', (percent, end) => {
  expect(roundUpTo5(percent)).toBe(end);
});

it.each([
  [[], Infinity, 5],
  [[null, undefined, NaN, Infinity], Infinity, 5],
  [[0], Infinity, 5],
  [[0.8, -7, 4.7], Infinity, 10],
  [[-10], Infinity, 10],
  [[3, -120], Infinity, 120],
  [[3, -120], 50, 50],
  [[3, 48], 50, 50],
  [[3, 44], 50, 45],
])('scaleEnd of %j, at most %j, is %j', (distances, most, end) => {
  expect(scaleEnd(distances, most)).toBe(end);
});

it.each([
  [0, 100, 50, 50],
  [88, 92, 91, 75],
  [0, 100, -10, 0],
  [0, 100, 400, 100],
  [0, 0, 0, 0],
  [0, NaN, 5, 100],
])('from %j to %j, %j is at %j', (low, high, value, place) => {
  expect(placeBetween(low, high, value)).toBe(place);
});

it.each([
  [0, 50],
  [5, 75],
  [-5, 25],
  [10, 100],
  [-10, 0],
])('placeOnScale puts %j percent at %j', (percent, place) => {
  expect(placeOnScale(percent, 10)).toBe(place);
});
