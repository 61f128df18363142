import { describe, expect, it } from 'vitest';
import { changeText } from './comparison.ts';

describe('changeText', () => {
  it.each([null, undefined])('%j: No data', (nothing) => {
    expect(changeText(nothing)).toEqual({ text: 'No data', trend: 'neutral' });
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
    [null, '', null, 'No data', 'neutral'],
    [Number.NaN, 'up', 4, 'No data', 'neutral'],
    [Number.POSITIVE_INFINITY, 'up', 4, 'No data', 'neutral'],
    [12, 'up', null, '+12%', 'up'],
    [12, 'neutral', 4, '+12%', 'neutral'],
    [12, ' DOWN ', 4, '+12%', 'down'],
    [12, 'sideways', 4, '+12%', 'up'],
    [-12, '__proto__', 4, '-12%', 'down'],
    [123456, 'up', 1, '+123,456%', 'up'],
  ])('change %j, trend %j, yesterday %j: %j, %j', (change, word, yesterday, text, trend) => {
    expect(changeText({ change, trend: word, yesterday })).toEqual({ text, trend });
  });
});
