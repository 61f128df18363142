import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, isPositive, recommendationsFor, regionInsights, validationRate } from './bands.ts';

describe('bandOf', () => {
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
  ])('%j is %j', (rate, band) => {
    expect(bandOf(rate)).toBe(band);
  });
});

describe('validationRate', () => {
  it.each([
    [17, 20, 85],
    [7, 10, 70],
    [0, 5, 0],
    [5, 0, null],
    [0, 0, null],
    [-1, 5, null],
    [1, -5, null],
    [null, 5, null],
    [5, null, null],
    [Number.NaN, 5, null],
    [Number.POSITIVE_INFINITY, 5, null],
  ])('%j of %j is %j', (valid, total, rate) => {
    expect(validationRate(valid, total)).toBe(rate);
  });

  it('hits the bands exactly for every count that stands on an edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => {
        expect(validationRate(17 * n, 20 * n)).toBe(85);
        expect(validationRate(7 * n, 10 * n)).toBe(70);
        expect(validationRate(n, 2 * n)).toBe(50);
      }),
      { seed: 20261121 },
    );
  });
});

describe('what a band says', () => {
  it.each([
    ['excellent', true, []],
    ['good', true, []],
    [
      'warning',
      false,
      ['Review appointment quality processes', 'Increase training and supervision'],
    ],
    [
      'poor',
      false,
      ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
    ],
  ] as const)('%s', (band, positive, recommendations) => {
    expect(isPositive(band)).toBe(positive);
    expect(recommendationsFor(band)).toEqual(recommendations);
  });
});

describe('regionInsights', () => {
  const region = (key: string, validAppointments: number | null, totalEvents: number | null) => ({
    key,
    validAppointments,
    totalEvents,
  });

  it('tells the worst first, each with its sentence', () => {
    const insights = regionInsights([
      region('california', 41, 48),
      region('chicago', 33, 42),
      region('arizona', 19, 31),
      region('florida', 11, 24),
    ]);
    expect(insights.map((insight) => [insight.region.key, insight.band, insight.sentence])).toEqual(
      [
        ['florida', 'poor', '11 of 24 events are valid: more than half are lost.'],
        ['arizona', 'warning', '19 of 31 events are valid, 8.7 points under the good band.'],
        ['chicago', 'good', 'Validation quality is good: 33 of 42 events are valid.'],
        ['california', 'excellent', 'Validation quality is excellent: 41 of 48 events are valid.'],
      ],
    );
    expect(insights[0]?.rate).toBeCloseTo(45.8333, 3);
    expect(insights[0]?.recommendations).toHaveLength(2);
    expect(insights[3]?.recommendations).toEqual([]);
  });

  it('considers only regions with both counts above 0', () => {
    expect(
      regionInsights([
        region('a', 0, 5),
        region('b', 5, 0),
        region('c', null, 5),
        region('d', 5, null),
        region('e', -1, 5),
        region('f', Number.NaN, 5),
      ]),
    ).toEqual([]);
    expect(regionInsights([])).toEqual([]);
  });

  it("keeps the server's order for equal rates", () => {
    const insights = regionInsights([region('b', 1, 2), region('a', 2, 4)]);
    expect(insights.map((insight) => insight.region.key)).toEqual(['b', 'a']);
  });

  it.each([
    [1, 1, 'Validation quality is excellent: 1 of 1 event is valid.'],
    [69, 100, '69 of 100 events are valid, 1 point under the good band.'],
    [69_999, 100_000, '69,999 of 100,000 events are valid, just under the good band.'],
    [1, 3, '1 of 3 events is valid: more than half are lost.'],
  ])('%j of %j: %j', (valid, total, sentence) => {
    expect(regionInsights([region('a', valid, total)])[0]?.sentence).toBe(sentence);
  });
});
