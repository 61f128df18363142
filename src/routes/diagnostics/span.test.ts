import { describe, expect, it } from 'vitest';
import { durationText, spanText } from './span.ts';

const s = 1_000;
const min = 60 * s;
const h = 60 * min;
const d = 24 * h;

describe('spanText', () => {
  it.each([
    [-5 * s, '0 s'],
    [999, '0 s'],
    [42 * s, '42 s'],
    [min, '1 min 0 s'],
    [12 * min + 5 * s, '12 min 5 s'],
    [h - 1, '59 min 59 s'],
    [3 * h + 12 * min + 59 * s, '3 h 12 min'],
    [4 * d + 59 * min, '4 d 0 h'],
    [1_234 * d + 23 * h, '1,234 d 23 h'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%j ms are %j', (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });
});

describe('durationText', () => {
  it.each([
    [null, '–'],
    [Number.NaN, '–'],
    [-1, '0 ms'],
    [83.6, '84 ms'],
    [999.4, '999 ms'],
    [999.6, '1 s'],
    [1_240, '1.2 s'],
    [30_000, '30 s'],
  ])('%j ms are %j', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});
