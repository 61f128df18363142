import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { outcomesOf } from './appointment.ts';
import { filterRows, hiddenMatch, noFilter, type RowFilter } from './row-filter.ts';

const sentRow = {
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
const row = appointment(sentRow);
const sentOther = { ...sentRow, customer: 'Robert Tran', region: 'florida' };
const other = appointment(sentOther);
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

  it('by region, however the row writes it (A4)', () => {
    expect(found('', 'chicago')).toEqual(['Zoë Quigley']);
    expect(found('', 'arizona')).toEqual([]);
  });

  it('returns the same list without a filter, so that nothing redraws', () => {
    const rows = [row];
    expect(filterRows(rows, noFilter)).toBe(rows);
  });
});

describe('all that a URL can name', () => {
  const late = appointment({
    ...sentOther,
    status: 'blocked',
    reason: 'n/a',
    time: '2026-03-10T22:05:00Z',
  });
  const bare = appointment({
    ...sentRow,
    telemarketer: ' ',
    salesRep: '',
    status: 'Pending',
    time: 'noon',
  });
  const all = [row, other, late, bare];
  const places = (filter: Partial<RowFilter>) =>
    filterRows(all, { ...noFilter, ...filter }).map((each) => all.indexOf(each));

  it.each([
    [{ status: 'VALID' }, [0, 1]],
    [{ status: 'blocked' }, [2]],
    [{ status: 'pending' }, [3]],
    [{ telemarketer: ' ana torres ' }, [0, 1, 2]],
    [{ telemarketer: 'N/A' }, [3]],
    [{ rep: 'devon_hartley' }, [0, 1, 2]],
    [{ rep: 'Devon Hartley' }, [0, 1, 2]],
    [{ rep: 'n/a' }, [3]],
    [{ reason: 'FULL VALIDATION' }, [0, 1, 3]],
    [{ reason: 'No reason given' }, [2]],
    [{ hour: 10 }, [0, 1]],
    [{ hour: 18 }, [2]],
    [{ hour: 0 }, []],
    [{ region: 'IL', status: 'valid', q: 'zoe' }, [0]],
    [{ region: 'N/A' }, []],
  ] as const)('%j finds %j', (filter, wanted) => {
    expect(places(filter)).toEqual(wanted);
  });

  it.each([
    ['valid', [0, 1]],
    ['invalid', [2]],
  ] as const)('the list of %s has %j (A3)', (list, wanted) => {
    const rows = outcomesOf(all)[list];
    expect(rows.map((each) => all.indexOf(each))).toEqual(wanted);
  });
});

describe('hiddenMatch', () => {
  const searched = appointment({
    title: 'WC',
    customer: 'Zoë Dufresne',
    telemarketer: 'Ana Torres',
    salesRep: 'devon_hartley',
    phone: '(213) 555-0190',
    reason: 'Title contains busy',
  });

  it.each([
    ['zoe', null],
    ['', null],
    ['5550190', ['Phone', '(213) 555-0190']],
    ['555 01 90', ['Phone', '(213) 555-0190']],
    ['zoe hartley', ['Sales rep', 'Devon Hartley']],
    ['zoe busy', ['Reason', 'Title contains busy']],
    ['nobody', null],
  ])('a search by %j finds beside customer and title: %j', (typed, expected) => {
    const beside = hiddenMatch(searched, typed, ['Customer', 'Title']);
    expect(beside && [beside.label, beside.text]).toEqual(expected);
  });
});
