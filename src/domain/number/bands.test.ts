import { describe, expect, it } from 'vitest';
import {
  accuracyIsGood,
  bandOf,
  baseText,
  confidenceLevel,
  distanceToNextBand,
  fractionToPercent,
  learningMaturity,
  maturityLabels,
  rated,
  showAccuracy,
  showConfidence,
} from './bands.ts';

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
    [14, 20, '70%', 'good'],
    [19, 31, '61.3%', 'warning'],
    [10, 20, '50%', 'warning'],
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
    [85_001, 100_000, '85%', 'excellent'],
    [1_999, 2_000, '99.9%', 'excellent'],
    [99_999, 100_000, '99.9%', 'excellent'],
    [1, 100_000, '0.1%', 'poor'],
  ])('%i of %i does not read as another band: %s, %s', (valid, total, percent, band) => {
    expect(rated(valid, total)).toMatchObject({ percent, band });
  });

  it('never contradicts its band', () => {
    for (const total of [20, 145, 999, 12_345])
      for (let valid = 0; valid <= total; valid += 1) {
        const { percent, band } = rated(valid, total);
        expect(bandOf(Number.parseFloat(percent))).toBe(band);
      }
  });

  it.each([
    [19, 19, '100%', 100],
    [0, 1, '0%', 0],
    [9, 18, '50%', 50],
  ])('%i of %i is %s, without a band (C36)', (valid, total, percent, rate) => {
    expect(rated(valid, total)).toEqual({ percent, rate, band: null });
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

it.each([
  [1, 2, 1, '1 of 2, 1 waiting'],
  [1, 2, 0, '1 of 2'],
  [1, 2, null, '1 of 2'],
  [1, 3, 7, '1 of 3, 2 waiting'],
  [4, 4, 1, '4 of 4'],
  [null, 4, null, '– of 4'],
])('the base of %j of %j, of which %j wait: %s (C36)', (valid, all, waiting, text) => {
  expect(baseText(valid, all, waiting)).toBe(text);
});

it.each([
  [100, '100%', 'high'],
  [99.98, '99.9%', 'high'],
  [80.04, '80%', 'high'],
  [80, '80%', 'high'],
  [79.96, '79.9%', 'medium'],
  [60, '60%', 'medium'],
  [59.96, '59.9%', 'low'],
  [0.02, '0.1%', 'low'],
  [0, '0%', 'low'],
  [-1, '–', 'low'],
  [950, '–', 'low'],
  [Number.NaN, '–', 'low'],
  [null, '–', 'low'],
])('the confidence %j is %s, %s', (percent, text, level) => {
  expect([showConfidence(percent), confidenceLevel(percent)]).toEqual([text, level]);
});

it.each([
  [0, 0],
  [1, 100],
  [0.57, 57],
  [0.29, 29],
  [0.875, 87.5],
  [1.01, null],
  [87, null],
  [-0.1, null],
  [Number.NaN, null],
  [null, null],
])('fractionToPercent %j is %j', (fraction, percent) => {
  expect(fractionToPercent(fraction)).toBe(percent);
});

it.each([
  [99.96, '99.9%', true],
  [85.04, '85.1%', true],
  [85, '85%', false],
  [84.96, '84.9%', false],
  [0, '0%', false],
  [Number.NaN, '–', false],
  [null, '–', false],
])('an accuracy of %j is %s, good: %j', (percent, text, good) => {
  expect([showAccuracy(percent), accuracyIsGood(percent)]).toEqual([text, good]);
});

it.each([
  [51, 'High confidence data'],
  [50, 'Building knowledge base'],
  [0, 'Building knowledge base'],
  [null, 'Building knowledge base'],
])('%j validations: %j', (total, note) => {
  expect(maturityLabels[learningMaturity(total)]).toBe(note);
});

it.each([
  [(11 * 100) / 23, '2.2 points from Warning'],
  [(39 * 100) / 46, '0.2 points from Excellent'],
  [0, '50 points from Warning'],
  [49, '1 point from Warning'],
  [50, '20 points from Good'],
  [69.951, 'almost Good'],
  [69.94, '0.1 points from Good'],
  [84.96, 'almost Excellent'],
  [85, ''],
  [100, ''],
])('distanceToNextBand %j is %j', (rate, text) => {
  expect(distanceToNextBand(rate)).toBe(text);
});
