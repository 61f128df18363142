import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparison, primaryFirst } from './duplicates.ts';

const booking = {
  title: 'WC',
  customer: 'Ada',
  region: 'chicago',
  salesRep: 'Luis Ocampo',
  telemarketer: 'Ana Torres',
  phone: '(555) 010-0123',
  time: '2026-11-21T15:00:00Z',
};
const later = { ...booking, time: '2026-11-21T16:00:00Z' };

describe('primaryFirst', () => {
  it('moves the row that is the primary one to the front', () => {
    expect(primaryFirst([booking, later], { ...later })).toEqual([
      { appointment: later, isPrimary: true },
      { appointment: booking, isPrimary: false },
    ]);
  });

  it('takes one of two equal rows only', () => {
    expect(primaryFirst([booking, booking], booking).map(({ isPrimary }) => isPrimary)).toEqual([
      true,
      false,
    ]);
  });

  it('adds a primary that is not in the list, and marks none where there is none', () => {
    expect(primaryFirst([booking], later).map(({ appointment }) => appointment)).toEqual([
      later,
      booking,
    ]);
    expect(primaryFirst([booking], null)).toEqual([{ appointment: booking, isPrimary: false }]);
  });
});

const labels = (rows: readonly { readonly label: string }[]) => rows.map(({ label }) => label);

it.each([
  [{}, []],
  [{ time: 'later' }, []],
  [{ customer: ' ADA ' }, []],
  [{ region: 'IL' }, []],
  [{ region: 'Nevada' }, ['Region']],
  [{ title: 'DD', phone: '' }, ['Title', 'Phone']],
  [{ salesRep: 'x', telemarketer: 'y', customer: 'z' }, ['Customer', 'Sales rep', 'Telemarketer']],
])('with %j appointments differ in %j', (changes, fields) => {
  const { same, different } = comparison([booking, { ...booking, ...changes }]);
  expect(labels(different)).toEqual(fields);
  expect(labels(same)).toHaveLength(6 - fields.length);
});

it('marks each appointment that differs from the first', () => {
  const { different } = comparison([booking, later, { ...booking, title: 'DD' }]);
  expect(different).toEqual([{ field: 'title', label: 'Title', differs: [false, false, true] }]);
});

it('every field is the same or different, never both, and the first appointment never differs', () => {
  const any = fc.record({
    title: fc.constantFrom('WC', 'wc ', 'DD'),
    customer: fc.constantFrom('Ada', ''),
    region: fc.constantFrom('chicago', 'Illinois', 'florida', 'x'),
    salesRep: fc.constant('Luis'),
    telemarketer: fc.constantFrom('Ana', 'Bo'),
    phone: fc.constantFrom('1', '2'),
    time: fc.constantFrom('a', 'b'),
  });
  fc.assert(
    fc.property(fc.array(any), (appointments) => {
      const { same, different } = comparison(appointments);
      expect([...labels(same), ...labels(different)].toSorted()).toEqual(
        ['Customer', 'Phone', 'Region', 'Sales rep', 'Telemarketer', 'Title'].toSorted(),
      );
      for (const { differs } of [...same, ...different]) {
        expect(differs).toHaveLength(appointments.length);
        expect(differs[0] ?? false).toBe(false);
      }
      for (const { differs } of same) expect(differs).not.toContain(true);
      for (const { differs } of different) expect(differs).toContain(true);
    }),
  );
});
