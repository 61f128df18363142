import { describe, expect, it } from 'vitest';
import { afterWhole, fitPairs, fitted, longest, padding, ratesRem } from './fit.ts';

describe('fitted', () => {
  /** In rem, in a container of a width. */
  const sizeOf = (text: string, most: number, widthRem: number) => {
    const [, rem, cqw] = /^min\((.+)rem, (.+)cqw\)$/.exec(fitted(text, most)) ?? [];
    return Math.min(Number(rem), (Number(cqw) * widthRem) / 100);
  };

  it('takes the size of the picture where that fits', () => {
    expect(sizeOf('104', 19.5, 35.2)).toBeCloseTo(19.5, 1);
    expect(sizeOf('7', 19.5, 35.2)).toBe(19.5);
    expect(sizeOf('–', 19.5, 35.2)).toBe(19.5);
  });

  it('grows smaller with the figure, and cuts none', () => {
    const sizes = ['999', '1,284', '12,345', '123,456', '1,234,567,890'].map((text) =>
      sizeOf(text, 19.5, 35),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeGreaterThan(2);
  });
});

describe('fitPairs', () => {
  it('is that of the picture for two figures each', () => {
    const fit = fitPairs([
      { valid: '41', total: '48' },
      { valid: '–', total: '–' },
    ]);
    expect(fit).toMatchObject({ columnRem: 14.5, sizeRem: 6.25, totalShare: 0.4 });
  });

  it.each([
    ['104', '120'],
    ['1,284', '1,500'],
    ['12,345', '67,890'],
  ])('keeps %s / %s inside its column', (valid, total) => {
    const { columnRem, sizeRem, totalShare } = fitPairs([
      { valid: '9', total: '12' },
      { valid, total },
    ]);
    expect(columnRem).toBe(18);
    expect(sizeRem).toBeLessThan(6.25);
    // As wide as it can be read at all: 24 px of 1080 for the smallest.
    expect(sizeRem * totalShare).toBeGreaterThan(1.4);
  });
});

describe('columns', () => {
  it.each([
    ['85.4%', '.4%'],
    ['85%', '%'],
    ['1,284', ''],
    ['–', ''],
  ])('%s ends with %j after its whole part', (text, rest) => {
    expect(afterWhole(text)).toBe(rest);
  });

  it('are filled up to their longest text', () => {
    const widest = longest(['9', '1,284', '48']);
    expect(widest).toBe('1,284');
    expect(['1,284', '998', '9'].map((text) => padding(text, widest))).toEqual(['', '1,', '1,28']);
    expect(['%', ''].map((rest) => padding(rest, '.4%'))).toEqual(['.4', '.4%']);
    expect(longest([])).toBe('');
  });

  it('have room for 100% beside a part of a percent', () => {
    expect(ratesRem(['85.4%', '78.6%'])).toBe(11.25);
    expect(ratesRem(['100%', '78%'])).toBe(11.25);
    expect(ratesRem(['100%', '78.6%'])).toBeGreaterThan(13);
  });
});
