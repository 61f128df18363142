import { describe, expect, it } from 'vitest';
import { filterRows, noFilter } from './row-filter.ts';

const row = {
  title: 'NHWC',
  customer: 'Zoë Quigley',
  telemarketer: 'Ana Torres',
  salesRep: 'Devon_Hartley',
  region: 'Illinois',
  reason: 'Full validation',
  phone: '(555) 010-0123',
  status: 'valid',
  time: '2026-03-10T14:35:00Z',
};
const other = { ...row, customer: 'Robert Tran', region: 'florida' };
const found = (q: string, region = '') =>
  filterRows([row, other], { ...noFilter, q, region }).map(({ customer }) => customer);

describe('filtering appointments', () => {
  it.each([
    ['', ['Zoë Quigley', 'Robert Tran']],
    ['  ', ['Zoë Quigley', 'Robert Tran']],
    ['zoe', ['Zoë Quigley']],
    ['QUIGLEY ana', ['Zoë Quigley']],
    ['tran zoe', []],
    ['hartley', ['Zoë Quigley', 'Robert Tran']],
    ['010-0123 nhwc', ['Zoë Quigley', 'Robert Tran']],
    ['5550100123', ['Zoë Quigley', 'Robert Tran']],
  ])('by the words %j', (q, customers) => {
    expect(found(q)).toEqual(customers);
  });

  it('by region, however the row writes it (rulings A4)', () => {
    expect(found('', 'chicago')).toEqual(['Zoë Quigley']);
    expect(found('', 'arizona')).toEqual([]);
  });

  it('returns the same list without a filter, so that nothing redraws', () => {
    const rows = [row];
    expect(filterRows(rows, noFilter)).toBe(rows);
  });
});
