import { expect, it } from 'vitest';
import {
  accuracyIsGood,
  confidenceLevel,
  distanceToNextBand,
  fractionToPercent,
  learningMaturity,
  maturityLabels,
} from './thresholds.ts';

it.each([
  [100, 'high'],
  [80, 'high'],
  [79.96, 'high'],
  [79.95, 'high'],
  [79.94, 'medium'],
  [60, 'medium'],
  [59.96, 'medium'],
  [59.94, 'low'],
  [0, 'low'],
  [Number.NaN, 'low'],
  [null, 'low'],
])('confidenceLevel %j is %j', (percent, level) => {
  expect(confidenceLevel(percent)).toBe(level);
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
  [85.06, true],
  [85.04, false],
  [85, false],
  [0, false],
  [Number.NaN, false],
  [null, false],
])('an accuracy of %j is good: %j', (percent, good) => {
  expect(accuracyIsGood(percent)).toBe(good);
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
