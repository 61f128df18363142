import { describe, expect, it } from 'vitest';
import {
  dayOf,
  dayOfTime,
  instantOf,
  monthOf,
  shownDay,
  shownLongDay,
  shownRecentTime,
  shownTime,
} from './read-time.ts';
import * as fc from 'fast-check';

const at = Date.parse('2026-03-11T18:05:00Z');

describe('an instant (A12)', () => {
  it.each([
    '2026-03-11T18:05:00Z',
    '2026-03-11t18:05:00z',
    '2026-03-11 18:05:00Z',
    '2026-03-11T18:05Z',
    '2026-03-11T18:05:00.000Z',
    '2026-03-11T18:05:00.000000000000Z',
    '2026-03-11T18:05:00+00',
    '2026-03-11 18:05:00+0000',
    '2026-03-11T18:05:00-00:00',
    '2026-03-11T23:35:00+0530',
    '2026-03-11T14:05:00',
    '2026-03-11 14:05',
    String(at),
  ])('%j', (text) => {
    expect(instantOf(text)).toBe(at);
  });

  it.each([
    ['2026-03-11T18:05:00.29Z', '2026-03-11T18:05:00.290Z'],
    ['2026-03-11T24:00:00Z', '2026-03-12T00:00:00Z'],
    ['2026-03-11T18:05:00.123456789Z', '2026-03-11T18:05:00.123Z'],
    ['2026-03-08T03:00:00', '2026-03-08T07:00:00Z'],
    ['2026-11-01T03:00:00', '2026-11-01T08:00:00Z'],
    // A time that the change of clocks skips is read by the offset before it, and one that comes twice is the first.
    ['2026-03-08T01:59:59', '2026-03-08T06:59:59Z'],
    ['2026-03-08T02:00:00', '2026-03-08T07:00:00Z'],
    ['2026-03-08T02:30:00', '2026-03-08T07:30:00Z'],
    ['2026-11-01T00:59:59', '2026-11-01T04:59:59Z'],
    ['2026-11-01T01:30:00', '2026-11-01T05:30:00Z'],
    ['2026-11-01T02:00:00', '2026-11-01T07:00:00Z'],
  ])('%j is %s', (text, iso) => {
    expect(instantOf(text)).toBe(Date.parse(iso));
  });

  it.each([
    '',
    'soon',
    '2026-03-11',
    '03/04/2026',
    '3/11/2026 2:05 PM',
    '14:05',
    '2:05 PM',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-03-11T25:00:00Z',
    '2026-03-11T24:01:00Z',
    '2026-03-11T24:00:00.001Z',
    // Readings that the contract does not know.
    '2026-03-11T18Z',
    '2026-03-11T18,5Z',
    '2026-03-11T23:59:60Z',
    '2026-070T18:05:00Z',
    '2026-W11-3T18:05:00Z',
    '20260311T180500Z',
    '2026-03-11 18:05:00 UTC',
    '2026-03-11T14:05:00-04:00[America/New_York]',
    String(at / 1000),
    `${at}.4`,
    `/Date(${at})/`,
    'Wed, 11 Mar 2026 18:05:00 GMT',
    'Wed Mar 11 2026 14:05:00 GMT-0400 (Eastern Daylight Time)',
    'March 11, 2026 14:05',
    '+012026-03-11T12:00:00Z',
    '2026-03-11T18:61:00Z',
    '2026-03-11T18:05:00+25:00',
    '1970-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '20260311180500',
    '12345',
    'Invalid date',
    '2026-03-11T18:05:00Z and more',
  ])('%j is none', (text) => {
    expect(instantOf(text)).toBeNull();
  });
});

it.each([
  ['2:05 PM', '2026-03-11T18:05:00Z'],
  ['2:05pm', '2026-03-11T18:05:00Z'],
  ['14:05', '2026-03-11T18:05:00Z'],
  ['14:05:00', '2026-03-11T18:05:00Z'],
  ['12:00 AM', '2026-03-11T04:00:00Z'],
  ['12:30 PM', '2026-03-11T16:30:00Z'],
  ['9', null],
  ['9 AM', null],
  ['13:00 PM', null],
  ['0:30 AM', null],
  ['24:00', null],
  ['9:60', null],
])('%j in a list of today is %s', (text, iso) => {
  expect(instantOf(text, at)).toBe(iso === null ? null : Date.parse(iso));
});

it.each([
  ['2026-03-12T00:10:00', '11:50 PM', '2026-03-12T23:50:00'],
  ['2026-03-12T00:10:00', '12:10', '2026-03-12T12:10:00'],
  ['2026-03-11T23:59:00', '14:05', '2026-03-11T14:05:00'],
  ['2026-03-08T12:00:00', '2:30 AM', '2026-03-08T03:30:00'],
])('received at %s, %j is %s, of that day', (received, text, wall) => {
  expect(instantOf(text, instantOf(received) ?? NaN)).toBe(instantOf(wall));
});

it.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-09T00:00:00.000Z', '2026-03-09'],
  ['2026-03-09T00:00:00Z', '2026-03-09'],
  ['2026-03-08T19:00:00-05:00', '2026-03-09'],
  ['2026-03-09T00:00:00-04:00', '2026-03-09'],
  ['2026-03-09T00:00:00', '2026-03-09'],
  ['2026-03-09T03:30:00Z', '2026-03-08'],
  ['2026-03-09T23:59:59-04:00', '2026-03-09'],
  [String(Date.parse('2026-03-09T00:00:00Z')), '2026-03-09'],
  ['2026-02-30', null],
  ['03/09/2026', null],
  ['20260309', null],
  ['Mon Mar 09 2026', null],
  ['', null],
  ['2026-11-20T19:00:00', '2026-11-20'],
  ['2026-11-20 19:00', '2026-11-20'],
  ['1795651200000', '2026-11-26'],
])('the day of %j is %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it.each([
  ['2026-03', '2026-03'],
  ['2026-3', null],
  ['2026-03-15', null],
  ['March 2026', null],
  ['2026-13', null],
  ['2026', null],
  ['', null],
])('the month of %j is %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

const now = Date.parse('2026-11-21T19:41:00Z');
const time = (text: string) => ({ ms: instantOf(text), text });
const day = (text: string) => ({ date: dayOf(text), text });

it.each([
  ['2026-11-06', 'Nov 6', 'November 6, 2026'],
  ['2024-02-29', 'Feb 29', 'February 29, 2024'],
  ['2026-11-16T23:59:59-05:00', 'Nov 16', 'November 16, 2026'],
  // Still the day before in Eastern time (B2).
  ['2026-11-16T04:59:59Z', 'Nov 15', 'November 15, 2026'],
  ['2026-02-29', '2026-02-29', '2026-02-29'],
  ['November 16', 'November 16', 'November 16'],
  ['0', '–', '–'],
  ['', '–', '–'],
  ['Invalid Date', '–', '–'],
  ['null', '–', '–'],
])('the day %j is shown as %j, %j', (text, short, long) => {
  expect([shownDay(day(text)), shownLongDay(day(text))]).toEqual([short, long]);
});

it.each([
  ['2:38 PM', '2:38 PM'],
  ['yesterday', 'yesterday'],
  ['03/04/2026', '03/04/2026'],
  ['2026-11-21', '2026-11-21'],
  ['1970-01-01T00:00:00Z', '–'],
  ['', '–'],
  ['undefined', '–'],
  ['Invalid Date', '–'],
  ['-1.5', '–'],
  ['a'.repeat(60), `${'a'.repeat(39)}…`],
])('a text that names no instant: %j is shown as %j', (text, shown) => {
  expect([shownTime(time(text)), shownRecentTime(time(text), now)]).toEqual([shown, shown]);
});

it.each([
  ['2026-11-21T19:28:00Z', '2:28 PM'],
  ['2026-11-21T14:28:00', '2:28 PM'],
  // 11:30 PM Eastern of the day before, although it is the same day in UTC.
  ['2026-11-21T04:30:00Z', 'Nov 20, 11:30 PM'],
  ['2025-11-21T19:28:00Z', 'Nov 21, 2025, 2:28 PM'],
  // The hour that comes twice.
  ['2026-11-01T05:30:00Z', 'Nov 1, 1:30 AM EDT'],
  ['2026-11-01T06:30:00Z', 'Nov 1, 1:30 AM EST'],
  ['2025-11-02T06:30:00Z', 'Nov 2, 2025, 1:30 AM EST'],
])('the recent time %j is %j', (text, shown) => {
  expect(shownRecentTime(time(text), now)).toBe(shown);
});

it.each([
  ['2026-11-21T04:30:00Z', '2026-11-20'],
  ['2026-11-20', null],
  ['soon', null],
  ['', null],
])('the time %j is of the day %j', (text, date) => {
  expect(dayOfTime(time(text))).toBe(date);
});

it('reads back every instant that JSON can carry', () => {
  const ms = fc.integer({ min: Date.parse('1971-01-01T00:00:00Z'), max: 253_402_300_799_999 });
  fc.assert(
    fc.property(ms, (instant) => {
      expect(instantOf(new Date(instant).toISOString())).toBe(instant);
    }),
    { seed: 20261121 },
  );
});
