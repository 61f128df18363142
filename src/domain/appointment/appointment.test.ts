import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../tests/entities.ts';
import { countsOf, outcomesOf, readStatus } from './appointment.ts';
import { correctionId } from './token.ts';

it.each([
  ['valid', 'valid', 'Valid'],
  [' VALID ', 'valid', 'Valid'],
  ['invalid', 'invalid', 'Invalid'],
  ['Blocked', 'invalid', 'Blocked'],
  ['BLOCKED', 'invalid', 'Blocked'],
  ['pending', null, 'Pending'],
  ['ON HOLD', null, 'ON HOLD'],
  ['', null, ''],
  ['validated', null, 'Validated'],
  ['__proto__', null, '__proto__'],
])('the status %j belongs to %j, shown as %j', (status, outcome, word) => {
  expect(readStatus(status)).toMatchObject({ outcome, word });
});

describe('outcomesOf', () => {
  it("keeps the server's order and leaves out what belongs to neither", () => {
    const row = (id: number, status: string) => ({ id, status: readStatus(status) });
    const { valid, invalid } = outcomesOf([
      row(1, 'blocked'),
      row(2, 'valid'),
      row(3, 'other'),
      row(4, 'Invalid'),
      row(5, 'VALID'),
    ]);
    expect(valid.map(({ id }) => id)).toEqual([2, 5]);
    expect(invalid.map(({ id }) => id)).toEqual([1, 4]);
  });

  it('returns two empty lists for no rows', () => {
    expect(outcomesOf([])).toEqual({ valid: [], invalid: [] });
  });
});

it('builds the id of a correction from the texts as sent', () => {
  const appointment = { title: 'WC DD', customer: 'Robert_Tran ', region: 'chicago' };
  expect(correctionId(appointment)).toBe('WC DD_Robert_Tran _chicago');
  expect(correctionId({ title: '', customer: '', region: '' })).toBe('__');
});

describe('countsOf', () => {
  const rows = ['valid', 'valid', 'blocked', 'pending'].map((status) => ({
    status: readStatus(status),
  }));

  it.each([
    [
      { total: null, valid: null, invalid: null },
      { total: 4, valid: 2, invalid: 1, undecided: 1 },
    ],
    [
      { total: 104, valid: 61, invalid: 40 },
      { total: 104, valid: 61, invalid: 40, undecided: 1 },
    ],
    [
      { total: 4, valid: 3, invalid: 2 },
      { total: 4, valid: 3, invalid: 2, undecided: 1 },
    ],
  ])('of four rows, where the server sent %j, are %j', (sent, counts) => {
    expect(countsOf({ ...rowsOf(...rows), sentTotals: sent })).toEqual(counts);
  });

  it.each([
    [
      { total: 9, valid: null, invalid: 0 },
      { total: 9, valid: null, invalid: 0, undecided: null },
    ],
    [
      { total: 9, valid: 6, invalid: null },
      { total: 9, valid: 6, invalid: null, undecided: null },
    ],
    [
      { total: 9, valid: 6, invalid: 1 },
      { total: 9, valid: 6, invalid: 1, undecided: null },
    ],
  ])('of four rows of nine, where the server sent %j, are %j (A15)', (sent, counts) => {
    expect(countsOf({ ...rowsOf(...rows), total: 9, sentTotals: sent })).toEqual(counts);
  });
});
