import { describe, expect, it } from 'vitest';
import {
  differences,
  primaryFirst,
  reportStatus,
  severityOf,
  shownOf,
  suggestedAction,
  violationsByField,
  lowestFirst,
} from './report.ts';

it.each([
  [8, 8, '8 of 8 shown'],
  [23, 23, '10 of 23 shown'],
  [23, null, '10 of 23 shown'],
  [23, 20, '10 of 23 shown'],
  [100, 4_599, '10 of 100 shown, 4,599 in total'],
  [0, 0, '0 of 0 shown'],
])('of %j listed and %j counted: %j', (listed, counted, text) => {
  expect(shownOf(listed, counted)).toBe(text);
});

const report = (id: string, score: number | null, ...fields: string[]) => ({
  id,
  score,
  violations: { rows: fields.map((field) => ({ field })) },
});

it('lowestFirst leaves out what has no violation, and keeps the order of equals', () => {
  const reports = [
    report('a', 85, 'phone'),
    report('b', null, 'phone'),
    report('c', 20),
    report('d', 65, 'customer'),
    report('e', 85, 'salesRep'),
    report('f', null, 'salesRep'),
  ];
  expect(lowestFirst(reports).map(({ id }) => id)).toEqual(['d', 'a', 'e', 'b', 'f']);
});

it('violationsByField counts every violation, names of objects too', () => {
  const reports = [
    report('a', 1, 'phone', '__proto__'),
    report('b', 1, 'phone', 'phone', 'constructor'),
  ];
  expect(violationsByField(reports)).toEqual([
    { field: 'phone', count: 3 },
    { field: '__proto__', count: 1 },
    { field: 'constructor', count: 1 },
  ]);
});

it.each([
  ['valid', 'valid'],
  [' Warnings', 'warnings'],
  ['invalid', 'other'],
  ['', 'other'],
])('the status %j is %j', (text, status) => {
  expect(reportStatus(text)).toBe(status);
});

it.each([
  ['error', 'error'],
  ['Warning ', 'warning'],
  ['INFO', 'info'],
  ['fatal', null],
  ['toString', null],
])('the severity %j is %j', (text, severity) => {
  expect(severityOf(text)).toBe(severity);
});

it.each([
  ['merge', 'merge'],
  ['manual_review', 'manual_review'],
  ['Manual Review', 'manual_review'],
  ['manual-review', 'manual_review'],
  ['delete', 'other'],
  ['', 'other'],
])('the action %j is %j', (text, action) => {
  expect(suggestedAction(text)).toBe(action);
});

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

it.each([
  [{}, []],
  [{ time: 'later' }, []],
  [{ customer: ' ADA ' }, []],
  [{ region: 'IL' }, []],
  [{ region: 'Nevada' }, ['region']],
  [{ title: 'DD', phone: '' }, ['title', 'phone']],
  [{ salesRep: 'x', telemarketer: 'y', customer: 'z' }, ['customer', 'sales rep', 'telemarketer']],
])('with %j appointments differ in %j', (changes, fields) => {
  expect(differences([booking, { ...booking, ...changes }])).toEqual(fields);
});
