import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from '../text/count-text.ts';
import { bandOf, rated } from './bands.ts';
import { isPositive, regionInsights } from './region-insights.ts';
import { showNumber } from './format.ts';

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

  it('hits the bands exactly for every count that stands on an edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => {
        expect(rated(17 * n, 20 * n).rate).toBe(85);
        expect(rated(7 * n, 10 * n).rate).toBe(70);
        expect(rated(n, 2 * n).rate).toBe(50);
      }),
      { seed: 20261121 },
    );
  });
});

describe('recommendations of a band', () => {
  it.each([
    ['excellent', 85, true, []],
    ['good', 70, true, []],
    [
      'warning',
      50,
      false,
      ['Review appointment quality processes', 'Increase training and supervision'],
    ],
    [
      'poor',
      49,
      false,
      ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
    ],
  ] as const)('%s', (band, rate, positive, recommendations) => {
    expect(isPositive(band)).toBe(positive);
    const counts = { validAppointments: rate, totalEvents: 100 };
    expect(regionInsights([counts])).toMatchObject([{ band, recommendations }]);
  });
});

describe('regionInsights', () => {
  const region = (key: string, validAppointments: number | null, totalEvents: number | null) => ({
    key,
    validAppointments,
    totalEvents,
  });

  type Insight = ReturnType<typeof regionInsights<ReturnType<typeof region>>>[number];
  const sentenceOf = ({ region: { validAppointments, totalEvents }, sentence }: Insight) =>
    `${sentence.before}${showNumber(validAppointments)} of ${countText(totalEvents, 'event')}${sentence.after}`;

  it('lists the lowest rate first, each with its sentence', () => {
    const insights = regionInsights([
      region('california', 41, 48),
      region('chicago', 33, 42),
      region('arizona', 19, 31),
      region('florida', 11, 24),
    ]);
    expect(
      insights.map((insight) => [insight.region.key, insight.band, sentenceOf(insight)]),
    ).toEqual([
      ['florida', 'poor', '11 of 24 events are valid: more than half are lost.'],
      ['arizona', 'warning', '19 of 31 events are valid, 8.7 points below Good.'],
      ['chicago', 'good', 'Validation quality is good: 33 of 42 events are valid.'],
      ['california', 'excellent', 'Validation quality is excellent: 41 of 48 events are valid.'],
    ]);
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
        region('g', 6, 5),
      ]),
    ).toEqual([]);
    expect(regionInsights([])).toEqual([]);
  });

  it('shows a rate that does not read as another band', () => {
    const [insight] = regionInsights([region('a', 8_496, 10_000)]);
    expect(insight).toMatchObject({ percent: '84.9%', band: 'good' });
  });

  it("keeps the server's order for equal rates", () => {
    const insights = regionInsights([region('b', 1, 2), region('a', 2, 4)]);
    expect(insights.map((insight) => insight.region.key)).toEqual(['b', 'a']);
  });

  it.each([
    [1, 1, 'Validation quality is excellent: 1 of 1 event is valid.'],
    [69, 100, '69 of 100 events are valid, 1 point below Good.'],
    [69_999, 100_000, '69,999 of 100,000 events are valid, just below Good.'],
    [1, 3, '1 of 3 events is valid: more than half are lost.'],
  ])('%j of %j: %j', (valid, total, sentence) => {
    expect(regionInsights([region('a', valid, total)]).map(sentenceOf)).toEqual([sentence]);
  });
});
