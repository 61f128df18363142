import { describe, expect, it } from 'vitest';
import { fitPairs, fitRem } from './fit.ts';

describe('fitRem', () => {
  it('takes the size of the picture where that fits', () => {
    expect(fitRem('104', 19.5, 35.2)).toBeCloseTo(19.5, 1);
    expect(fitRem('7', 19.5, 35.2)).toBe(19.5);
    expect(fitRem('–', 19.5, 35.2)).toBe(19.5);
  });

  it('grows smaller with the figure, and cuts none', () => {
    const sizes = ['999', '1,284', '12,345', '123,456', '1,234,567,890'].map((text) =>
      fitRem(text, 19.5, 35),
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
    const { columnRem, sizeRem, totalShare, validEm } = fitPairs([
      { valid: '9', total: '12' },
      { valid, total },
    ]);
    expect(columnRem).toBe(18);
    expect(sizeRem).toBeLessThan(6.25);
    // As wide as it can be read at all: 24 px of 1080 for the smallest.
    expect(sizeRem * totalShare).toBeGreaterThan(1.4);
    expect(validEm).toBeGreaterThan(1.7);
  });
});
