import { describe, expect, it } from 'vitest';
import { bandOf, rated } from './bands.ts';

it.each([
  [100, 'excellent'],
  [85, 'excellent'],
  [84.999, 'good'],
  [70, 'good'],
  [69.999, 'warning'],
  [50, 'warning'],
  [49.999, 'poor'],
  [0, 'poor'],
  [-1, 'poor'],
  [250, 'excellent'],
])('bandOf %j is %j', (rate, band) => {
  expect(bandOf(rate)).toBe(band);
});

describe('rated', () => {
  it.each([
    [41, 48, '85.4%', 'excellent'],
    [17, 20, '85%', 'excellent'],
    [33, 42, '78.6%', 'good'],
    [7, 10, '70%', 'good'],
    [19, 31, '61.3%', 'warning'],
    [1, 2, '50%', 'warning'],
    [11, 24, '45.8%', 'poor'],
    [0, 24, '0%', 'poor'],
    [24, 24, '100%', 'excellent'],
  ])('%i of %i is %s, %s', (valid, total, percent, band) => {
    expect(rated(valid, total)).toMatchObject({ percent, band });
  });

  it.each([
    [8_496, 10_000, '84.9%', 'good'],
    [6_999, 10_000, '69.9%', 'warning'],
    [49_951, 100_000, '49.9%', 'poor'],
    [99_999, 100_000, '100%', 'excellent'],
  ])('%i of %i does not read as another band: %s, %s', (valid, total, percent, band) => {
    expect(rated(valid, total)).toMatchObject({ percent, band });
  });

  it('never contradicts its band', () => {
    for (const total of [7, 145, 999, 12_345])
      for (let valid = 0; valid <= total; valid += 1) {
        const { percent, band } = rated(valid, total);
        expect(bandOf(Number.parseFloat(percent))).toBe(band);
      }
  });

  it.each([
    [null, 10],
    [3, null],
    [0, 0],
    [5, 0],
    [-1, 5],
    [1, -5],
    [NaN, 5],
    [Infinity, 5],
    [Infinity, Infinity],
    [1e308, 2e-300],
    [11, 10],
  ])('%s of %s has no rate', (valid, total) => {
    expect(rated(valid, total)).toEqual({ percent: '–', rate: null, band: null });
  });
});
