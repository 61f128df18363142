import { describe, expect, it } from 'vitest';
import { region } from '../../../tests/entities.ts';
import { regionFigures } from '../../domain/figures/regions.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { regionInsights } from './ai-performance-card.tsx';

const sent = (key: string, validAppointments: number | null, totalEvents: number | null) =>
  region({ key, validAppointments, totalEvents });

const insightsOf = (...rows: ReturnType<typeof sent>[]) => regionInsights(regionFigures(rows));

describe('the recommendations of a band', () => {
  it.each([
    ['excellent', 85, []],
    ['good', 70, []],
    ['warning', 50, ['Review appointment quality processes', 'Increase training and supervision']],
    [
      'poor',
      49,
      ['Urgent review of lead sources and qualification', 'Implement quality control measures'],
    ],
  ] as const)('%s', (band, rate, recommendations) => {
    expect(insightsOf(sent('a', rate, 100))).toMatchObject([{ band, recommendations }]);
  });
});

describe('regionInsights', () => {
  const sentenceOf = ({ valid, all, sentence }: ReturnType<typeof insightsOf>[number]) =>
    `${sentence.before}${showNumber(valid)} of ${countText(all, 'event')}${sentence.after}`;

  it('lists the lowest rate first, each with its sentence', () => {
    const insights = insightsOf(
      sent('california', 41, 48),
      sent('chicago', 33, 42),
      sent('arizona', 19, 31),
      sent('florida', 11, 24),
    );
    expect(
      insights.map((insight) => [insight.region.id, insight.band, sentenceOf(insight)]),
    ).toEqual([
      ['florida', 'poor', '11 of 24 events are valid: more than half are lost.'],
      ['arizona', 'warning', '19 of 31 events are valid, 8.7 points below Good.'],
      ['chicago', 'good', 'Validation quality is good: 33 of 42 events are valid.'],
      ['california', 'excellent', 'Validation quality is excellent: 41 of 48 events are valid.'],
    ]);
    expect(insights[0]?.rate).toBeCloseTo(45.8333, 3);
  });

  it('considers only regions with both counts above 0', () => {
    expect(
      insightsOf(
        sent('a', 0, 5),
        sent('b', 5, 0),
        sent('c', null, 5),
        sent('d', 5, null),
        sent('e', -1, 5),
        sent('f', Number.NaN, 5),
        sent('g', 6, 5),
      ),
    ).toEqual([]);
    expect(insightsOf()).toEqual([]);
  });

  it('lists equal rates by name, whatever the order of the rows', () => {
    const insights = insightsOf(sent('b', 1, 2), sent('a', 2, 4));
    expect(insights.map((insight) => insight.region.id)).toEqual(['a', 'b']);
  });

  it('counts the rows of one region together (rulings A4)', () => {
    const insights = insightsOf(sent('IL', 30, 40), sent('b', 1, 2), sent('chicago', 3, 8));
    expect(insights.map(sentenceOf)).toEqual([
      '1 of 2 events is valid, 20 points below Good.',
      '33 of 48 events are valid, 1.3 points below Good.',
    ]);
    expect(insightsOf(sent('IL', 30, 40), sent('chicago', null, 8))).toEqual([]);
  });

  it.each([
    [1, 1, 'Validation quality is excellent: 1 of 1 event is valid.'],
    [69, 100, '69 of 100 events are valid, 1 point below Good.'],
    [69_999, 100_000, '69,999 of 100,000 events are valid, just below Good.'],
    [1, 3, '1 of 3 events is valid: more than half are lost.'],
  ])('%j of %j: %j', (valid, total, sentence) => {
    expect(insightsOf(sent('a', valid, total)).map(sentenceOf)).toEqual([sentence]);
  });
});
