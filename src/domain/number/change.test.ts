import { describe, expect, it } from 'vitest';
import { showChange } from './change.ts';

describe('showChange', () => {
  it.each([
    [3.14, '', '+3.1%', 'up'],
    [-2, '', '-2%', 'down'],
    [1_234.5, '', '+1,234.5%', 'up'],
    [0, 'up', 'No change', 'neutral'],
    [-0.04, 'down', 'No change', 'neutral'],
    [1.5, 'stable', '+1.5%', 'neutral'],
    [1.5, ' Down ', '+1.5%', 'down'],
    [1.5, 'sideways', '+1.5%', 'up'],
    [null, '', '–', 'neutral'],
    [null, 'up', '–', 'up'],
    [NaN, '', '–', 'neutral'],
  ] as const)('%s %j is %s, %s', (percent, word, text, trend) => {
    expect(showChange(percent, word)).toEqual({ text, trend });
  });
});
