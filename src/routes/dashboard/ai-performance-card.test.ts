import { describe, expect, it } from 'vitest';
import { figuresOfRegions } from '../../../tests/entities.ts';
import { regionInsights } from './ai-performance-card.tsx';

const sent = (key: string, validAppointments: number, totalEvents: number) => ({
  key,
  validAppointments,
  totalEvents,
});

const insightsOf = (...rows: ReturnType<typeof sent>[]) =>
  regionInsights(figuresOfRegions(...rows).received);

describe('the recommendations of a band', () => {
  it.each([
    ['excellent', 97, []],
    ['good', 78, []],
    ['warning', 60, ['Review appointment quality processes', 'Increase training and supervision']],
    [
      'poor',
      30,
      ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
    ],
  ] as const)('%s', (band, rate, recommendations) => {
    expect(insightsOf(sent('a', rate, 100))).toMatchObject([{ band, recommendations }]);
  });
});

describe('regionInsights', () => {
  it('lists the lowest rate first, with a sentence where nothing is recommended', () => {
    const insights = insightsOf(
      sent('california', 97, 100),
      sent('chicago', 33, 42),
      sent('arizona', 19, 31),
      sent('florida', 11, 24),
    );
    expect(insights.map(({ region: { id }, band, sentence }) => [id, band, sentence])).toEqual([
      ['florida', 'poor', ''],
      ['arizona', 'warning', ''],
      [
        'chicago',
        'good',
        expect.stringMatching(/^Validation quality is good, [\d.]+ points from Excellent$/),
      ],
      ['california', 'excellent', 'Validation quality is excellent'],
    ]);
    expect(insights[0]?.rate).toBeCloseTo(45.8333, 3);
  });

  it('considers only regions with both counts above 0', () => {
    expect(insightsOf(sent('a', 0, 5), sent('b', 5, 0), sent('g', 6, 5))).toEqual([]);
    expect(insightsOf()).toEqual([]);
  });

  it('lists equal rates by name, whatever the order of the rows', () => {
    const insights = insightsOf(sent('b', 1, 2), sent('a', 2, 4));
    expect(insights.map((insight) => insight.region.id)).toEqual(['a', 'b']);
  });

  it('counts the rows of one region together (A4)', () => {
    const insights = insightsOf(sent('IL', 30, 40), sent('b', 1, 2), sent('chicago', 3, 8));
    expect(insights).toMatchObject([
      { valid: 1, all: 2 },
      { valid: 33, all: 48 },
    ]);
  });

  it.each([
    [1, 1, 'Validation quality is excellent'],
    [60, 100, ''],
  ])('%j of %j: %j', (valid, total, sentence) => {
    expect(insightsOf(sent('a', valid, total))).toMatchObject([{ sentence }]);
  });
});
