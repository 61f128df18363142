import { describe, expect, it } from 'vitest';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { regionInsights } from './ai-performance-card.tsx';

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
