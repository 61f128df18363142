import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readThen, thenParam, thenTexts } from './sent-figure.ts';

const at = Date.parse('2026-11-21T14:41:20-05:00');

describe('what a link carries of what was seen', () => {
  it.each([
    [104, at, '104.2026-11-21.1441'],
    [0, Date.parse('2026-11-22T02:05:00Z'), '0.2026-11-21.2105'],
    [null, at, ''],
    [-1, at, ''],
    [1.5, at, ''],
    [1e12, at, ''],
    [104, Number.NaN, ''],
  ])('is of %s at %s: %s', (valid, ms, text) => {
    expect(thenParam(valid, ms)).toBe(text);
  });

  it.each([
    '',
    '104',
    '104.2026-11-21',
    '104.2026-02-30.1441',
    '104.2026-11-21.2441',
    '104.2026-11-21.1460',
    '-104.2026-11-21.1441',
    '1e3.2026-11-21.1441',
    ' 104.2026-11-21.1441',
    '<b>.2026-11-21.1441',
    '1234567890.2026-11-21.1441',
  ])('is ignored where it is malformed: %s', (text) => {
    expect(readThen(text)).toBeNull();
  });

  it('is read as it was written, and any text without an error', () => {
    const ms = fc.integer({ min: Date.parse('2000-01-02'), max: Date.parse('2099-12-31') });
    fc.assert(
      fc.property(fc.nat(999_999_999), ms, (valid, seen) => {
        expect(readThen(thenParam(valid, seen))?.valid).toBe(valid);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readThen(text)));
  });
});

describe('then and now', () => {
  const then = { valid: 1_104, day: '2026-11-21', time: '2:41 PM' };
  it.each([
    ['the same day', '2026-11-21', 118, ['Then 1,104', 'at 2:41 PM', 'now 118']],
    ['the next day', '2026-11-22', 0, ['Then 1,104', 'on Nov 21 at 2:41 PM', 'now 0']],
    [
      'another year',
      '2027-01-02',
      null,
      ['Then 1,104', 'on November 21, 2026 at 2:41 PM', 'now –'],
    ],
    ['a day before', '2026-11-20', 118, null],
  ])('are said %s', (_, today, valid, texts) => {
    expect(thenTexts(then, valid, today)).toEqual(texts);
  });
});
