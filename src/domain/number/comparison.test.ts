import { describe, expect, it } from 'vitest';
import { showChange, showComparison } from './comparison.ts';

describe('showComparison', () => {
  it.each([null, undefined])('%j: No data', (nothing) => {
    expect(showComparison(nothing)).toEqual({ text: 'No data', trend: 'neutral' });
  });

  it.each([
    // change, trend, yesterday
    [12, 'up', 96, '+12%', 'up'],
    [8.333, 'up', 96, '+8.3%', 'up'],
    [-3.5, 'down', 4, '-3.5%', 'down'],
    [0, 'neutral', 4, 'No change', 'neutral'],
    [0, 'up', 4, 'No change', 'neutral'],
    [-0, 'down', 4, 'No change', 'neutral'],
    [0.04, 'up', 4, 'No change', 'neutral'],
    [-0.04, 'down', 4, 'No change', 'neutral'],
    [0.06, 'up', 4, '+0.1%', 'up'],
    [12, 'up', 0, 'No yesterday data', 'neutral'],
    [0, 'up', 0, 'No yesterday data', 'neutral'],
    [null, 'up', 0, 'No yesterday data', 'neutral'],
    [null, 'up', 4, 'No data', 'neutral'],
    [null, null, null, 'No data', 'neutral'],
    [Number.NaN, 'up', 4, 'No data', 'neutral'],
    [Number.POSITIVE_INFINITY, 'up', 4, 'No data', 'neutral'],
    [12, 'up', null, '+12%', 'up'],
    [12, 'neutral', 4, '+12%', 'neutral'],
    [12, 'down', 4, '+12%', 'down'],
    [12, null, 4, '+12%', 'up'],
    [-12, null, 4, '-12%', 'down'],
    [123456, 'up', 1, '+123,456%', 'up'],
  ] as const)(
    'change %j, trend %j, yesterday %j: %j, %j',
    (change, word, yesterday, text, trend) => {
      expect(showComparison({ change, trend: { known: word }, yesterday })).toEqual({
        text,
        trend,
      });
    },
  );
});

describe('showChange', () => {
  it.each([
    [3.14, null, '+3.1%', 'up'],
    [-2, null, '-2%', 'down'],
    [1_234.5, null, '+1,234.5%', 'up'],
    [0, 'up', 'No change', 'neutral'],
    [-0.04, 'down', 'No change', 'neutral'],
    [1.5, 'stable', '+1.5%', 'neutral'],
    [1.5, 'down', '+1.5%', 'down'],
    [null, null, '–', 'neutral'],
    [null, 'up', '–', 'up'],
    [NaN, null, '–', 'neutral'],
  ] as const)('%s %j is %s, %s', (percent, word, text, trend) => {
    expect(showChange(percent, word)).toEqual({ text, trend });
  });
});
