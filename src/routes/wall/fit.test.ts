import { describe, expect, it } from 'vitest';
import { fitted, longestText, padding } from './wall-section.tsx';

describe('fitted', () => {
  /** The font size in rem, in a container so many rem wide. */
  const sizeOf = (text: string, most: number, widthRem: number) => {
    const [, rem, cqw] = /^min\((.+)rem, (.+)cqw\)$/.exec(fitted(text.length, most)) ?? [];
    return Math.min(Number(rem), (Number(cqw) * widthRem) / 100);
  };

  it('is the full size if the text fits', () => {
    expect(sizeOf('104', 19.5, 35.2)).toBeCloseTo(19.5, 1);
    expect(sizeOf('7', 19.5, 35.2)).toBe(19.5);
    expect(sizeOf('–', 19.5, 35.2)).toBe(19.5);
  });

  it('is smaller for a longer figure, down to a readable size', () => {
    const sizes = ['999', '1,284', '12,345', '123,456', '1,234,567,890'].map((text) =>
      sizeOf(text, 19.5, 35),
    );
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBeGreaterThan(2);
  });
});

it('columns are padded to their longest text', () => {
  const widest = longestText(['9', '1,284', '48']);
  expect(widest).toBe('1,284');
  expect(['1,284', '998', '9'].map((text) => padding(text, widest))).toEqual(['', '1,', '1,28']);
  expect(longestText([])).toBe('');
});
