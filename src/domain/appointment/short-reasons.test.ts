import { describe, expect, it } from 'vitest';
import { shortReasons } from './short-reasons.ts';

const row = (reason: string, type = 'Full validation') => ({ type, reason });
const shortOf = (...rows: ReturnType<typeof row>[]) => {
  const shortReason = shortReasons(rows);
  return rows.map((each) => shortReason(each) ?? each.reason);
};

describe('shortReasons', () => {
  it('leaves out the parts that all rows of a type share', () => {
    expect(
      shortOf(
        row('Real customer, valid telemarketer, service code WC'),
        row('Real customer, service code DD, valid telemarketer'),
        row('real customer, Valid Telemarketer, service codes DD and WC'),
      ),
    ).toEqual(['Service code WC', 'Service code DD', 'Service codes DD and WC']);
  });

  it.each([
    ['two rows', [row('A, b'), row('A, c')]],
    ['rows of several types', [row('A, b'), row('A, c'), row('A, d', 'Phone digits')]],
    ['rows that share nothing', [row('A, b'), row('C, d'), row('E, f')]],
    ['rows that share all', [row('A, b'), row('A, b'), row('b, A')]],
    ['rows without a reason', [row(''), row(''), row('')]],
    ['a row that shares nothing', [row('A, b'), row('A, c'), row('')]],
  ])('leaves the reasons of %s', (_, rows) => {
    expect(shortOf(...rows)).toEqual(rows.map(({ reason }) => reason));
  });

  it('keeps a reason of which nothing would be left', () => {
    expect(shortOf(row('A, b'), row('A, c'), row('A'))).toEqual(['B', 'C', 'A']);
  });
});
