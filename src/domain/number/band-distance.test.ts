import { describe, expect, it } from 'vitest';
import { distanceToNextBand } from './band-distance.ts';

describe('distanceToNextBand', () => {
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
  ])('%j is %j', (rate, text) => {
    expect(distanceToNextBand(rate)).toBe(text);
  });
});
