import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { comparison, primaryFirst } from './duplicates.ts';

const sent = {
  title: 'WC',
  customer: 'Ada',
  region: 'chicago',
  salesRep: 'Luis Ocampo',
  telemarketer: 'Ana Torres',
  phone: '(555) 010-0123',
  time: '2026-11-21T15:00:00Z',
};
const booking = appointment(sent);
const later = appointment({ ...sent, time: '2026-11-21T16:00:00Z' });

describe('primaryFirst', () => {
  it('moves the primary row to the front', () => {
    expect(primaryFirst([booking, later], { ...later })).toEqual([later, booking]);
  });

  it('moves the row of the same rep', () => {
    const other = appointment({ ...sent, salesRep: 'Mo' });
    expect(primaryFirst([booking, other], { ...other })).toEqual([other, booking]);
  });

  it('moves only one of two equal rows', () => {
    expect(primaryFirst([booking, booking], booking)).toEqual([booking, booking]);
  });

  it.each([
    ['of other spellings', { region: 'IL', customer: 'ADA', telemarketer: 'ana_torres' }],
    ['of another form of its time', { time: '1795273200000' }],
    ['of another form of its phone', { phone: '+1 555 010 0123', title: 'wc' }],
    ['without its phone and region', { phone: '', region: null }],
    ['without a rep', { salesRep: null }],
  ])('finds the row of one that is sent with values %s (A4, A12, B5)', (_how, other) => {
    const primary = appointment({ ...sent, ...other });
    expect(primaryFirst([later, booking], primary)).toEqual([primary, later]);
  });

  it('adds a primary row that is not in the list, and leaves a list without one as it is', () => {
    expect(primaryFirst([booking], later)).toEqual([later, booking]);
    expect(primaryFirst([booking], null)).toEqual([booking]);
  });
});

const labels = (rows: readonly { readonly label: string }[]) => rows.map(({ label }) => label);

it.each([
  [{}, []],
  [{ time: 'later' }, []],
  [{ customer: ' ADA ' }, []],
  [{ title: 'wc' }, []],
  [{ salesRep: 'LUIS_OCAMPO', telemarketer: 'Ana\u00a0 Torres\u200b' }, []],
  [{ phone: '555-010-0123' }, []],
  [{ phone: '+1 555 010 0123' }, []],
  [{ phone: '\u202a５５５ 010 0123\u202c' }, []],
  [{ phone: '555-010-0123 x9' }, ['Phone']],
  [{ phone: '+47 55 50 10 01 23' }, ['Phone']],
  [{ phone: '555-010-0124' }, ['Phone']],
  [{ customer: 'Adá' }, ['Customer']],
  [{ region: 'IL' }, []],
  [{ region: 'Atlantis' }, ['Region']],
  [{ title: 'DD', phone: '' }, ['Title', 'Phone']],
  [{ salesRep: 'x', telemarketer: 'y', customer: 'z' }, ['Customer', 'Sales rep', 'Telemarketer']],
])('two appointments, one with %j, differ in %j', (changes, fields) => {
  const { same, different } = comparison([booking, appointment({ ...sent, ...changes })]);
  expect(labels(different)).toEqual(fields);
  expect(labels(same)).toHaveLength(6 - fields.length);
});

it.each([
  ['call the office', 'call the office', []],
  ['555-0148', '555-0148', []],
  ['000-000-0000', '0000000000', ['Phone']],
])('a phone %j that is no number only equals its own text: %j', (phone, other, fields) => {
  const { different } = comparison(
    [phone, other].map((text) => appointment({ ...sent, phone: text })),
  );
  expect(labels(different)).toEqual(fields);
});

it('marks each appointment that differs from the first', () => {
  const { different } = comparison([booking, later, appointment({ ...sent, title: 'DD' })]);
  expect(different).toEqual([{ field: 'title', label: 'Title', differs: [false, false, true] }]);
});
