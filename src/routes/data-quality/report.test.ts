import { describe, expect, it } from 'vitest';
import { appointment, rowsOf } from '../../../tests/entities.ts';
import {
  comparison,
  emptyOf,
  fieldWords,
  firstListed,
  listedText,
  noRows,
  primaryFirst,
  suggestedTab,
  withInner,
} from './report.ts';

it.each([
  [8, 8, '8 reports'],
  [1, 1, '1 report'],
  [10, 23, '10 of 23 reports listed'],
  [10, 4_599, '10 of 4,599 reports listed'],
  [0, 0, '0 reports'],
])('of %j listed and %j in all: %j', (listed, all, text) => {
  expect(listedText(listed, all, 'report')).toBe(text);
});

it.each([
  [0, [], 'No duplicates'],
  [3, [], '0 of 3 listed'],
  [null, [], 'None listed'],
  [null, [{}], 'No duplicates'],
])('an empty card where %j are counted and %j are listed: %j (A19)', (counted, rows, text) => {
  const part = { title: '', text: 'No duplicates', list: { ...noRows, rows }, counted };
  expect(emptyOf(undefined, part).text).toBe(text);
});

it.each([
  ['all of few', [1, 2, 3], [1, 2, 3]],
  [
    'the first ten of many',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ],
  ['nothing of an empty list', [], []],
])('firstListed keeps %s', (_what, items, kept) => {
  expect([...firstListed(items)]).toEqual(kept);
});

it.each([
  ['Merge duplicate bookings', '1 duplicate booking', 'duplicates'],
  ['Fix phone numbers', '', 'phone-analysis'],
  ['Clean up', '8 numbers cannot be dialed', 'phone-analysis'],
  ['Ask for missing customers', '13 events have no customer', 'validation'],
  ['Review PHONE duplicates', '', 'duplicates'],
  ['Train the team', 'A large number of leads', null],
  ['', '', null],
])('a suggestion %j with the reason %j is about the tab %j', (action, reason, tab) => {
  expect(suggestedTab({ action, reason })).toBe(tab);
});

it.each([
  ['customer', 'Customer'],
  ['salesRep', 'Sales rep'],
  ['field_agent', 'Field agent'],
  ['fieldAgent_name', 'Field agent name'],
  ['phoneURL', 'Phone URL'],
  ['App made by', 'App made by'],
  ['the iPhone', 'The iPhone'],
  ['', '–'],
  ['__proto__', '__proto__'],
])('the field %j is %j in words', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});

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
    ['of another form of its time', { time: '1795273200' }],
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
  [{ region: 'Nevada' }, ['Region']],
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
  ['12/03/2026 55', '1203202655', ['Phone']],
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

const whole = rowsOf(1, 2);
const noList = { ...rowsOf(), isNoList: true };

it('an inner list that is none counts as an unreadable row, beside those that are in lists', () => {
  const list = rowsOf(whole, noList, { ...whole, unreadable: 2 }, noList);
  expect(withInner({ ...list, unreadable: 1 }, (row) => row).unreadable).toBe(5);
  expect(withInner(rowsOf(whole), (row) => row)).toEqual(rowsOf(whole));
});
