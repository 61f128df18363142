import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayLabel,
  calendarDay,
  formatInstant,
  longDay,
  minuteText,
  parseDay,
  parseInstant,
  recentInstant,
} from './eastern.ts';

describe('parseInstant', () => {
  it.each([
    ['2026-11-21T19:41:48Z', '2026-11-21T19:41:48.000Z'],
    [' 2026-11-21T19:41:48.123Z ', '2026-11-21T19:41:48.123Z'],
    ['2026-11-21T14:41:48-05:00', '2026-11-21T19:41:48.000Z'],
    ['2026-11-22T01:11:48+0530', '2026-11-21T19:41:48.000Z'],
    ['2026-11-21 19:41Z', '2026-11-21T19:41:00.000Z'],
    ['2026-11-21t19:41:48.123456789z', '2026-11-21T19:41:48.123Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2026-03-08T02:30:00-05:00', '2026-03-08T07:30:00.000Z'],
  ])('%j', (text, iso) => {
    expect(parseInstant(text)).toBe(Date.parse(iso));
  });

  it.each([
    '',
    '2026-11-21T19:41:48',
    '2026-11-21',
    '1763754108000',
    '0',
    '2:38 PM',
    'now',
    'Invalid Date',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T19:60:00Z',
    '2026-11-21T19:41:60Z',
    '2026-11-21T19:41:48+24:00',
    '1970-01-01T00:00:00Z',
    '1969-12-31T19:00:00-05:00',
    '0001-01-01T00:00:00Z',
    '+012026-11-21T19:41:48Z',
    '__proto__',
    '٢٠٢٦-11-21T19:41:48Z',
  ])('%j names no instant', (text) => {
    expect(parseInstant(text)).toBeNull();
  });

  it('reads back every instant that JSON can carry', () => {
    const ms = fc.integer({ min: Date.parse('1971-01-01T00:00:00Z'), max: 253_402_300_799_999 });
    fc.assert(
      fc.property(ms, (instant) => {
        expect(parseInstant(new Date(instant).toISOString())).toBe(instant);
      }),
      { seed: 20261121 },
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-11-06', 'Nov 6', 'November 6, 2026'],
    [' 2026-11-16 ', 'Nov 16', 'November 16, 2026'],
    ['2026-03-08', 'Mar 8', 'March 8, 2026'],
    ['2026-11-01', 'Nov 1', 'November 1, 2026'],
    ['2024-02-29', 'Feb 29', 'February 29, 2024'],
  ])('%j: %j, %j', (text, short, long) => {
    expect(parseDay(text)).toBe(text.trim());
    expect(calendarDay(text)).toBe(text.trim());
    expect(dayLabel(text)).toBe(short);
    expect(longDay(text)).toBe(long);
  });

  it.each([
    ['2026-11-16T14:00:00.000Z', '2026-11-16', 'Nov 16', 'November 16, 2026'],
    ['2026-11-16T23:59:59-05:00', '2026-11-16', 'Nov 16', 'November 16, 2026'],
    // Still the day before in Eastern time (rulings B2).
    ['2026-11-16T04:59:59Z', '2026-11-15', 'Nov 15', 'November 15, 2026'],
  ])('the instant %j is of the day %s', (text, day, short, long) => {
    expect(calendarDay(text)).toBe(day);
    expect(dayLabel(text)).toBe(short);
    expect(longDay(text)).toBe(long);
  });

  it.each([
    ['2026-02-29', '2026-02-29'],
    ['2026-13-01', '2026-13-01'],
    ['2026-1-5', '2026-1-5'],
    ['November 16', 'November 16'],
    ['2026-11-16T00:00:00', '2026-11-16T00:00:00'],
    ['0', '–'],
    ['__proto__', '__proto__'],
    ['', '–'],
    ['Invalid Date', '–'],
    ['null', '–'],
  ])('%j is no day and shows as %j', (text, shown) => {
    expect(calendarDay(text)).toBeNull();
    expect(dayLabel(text)).toBe(shown);
    expect(longDay(text)).toBe(shown);
  });
});

describe('a text that names no instant', () => {
  const now = Date.parse('2026-11-21T19:41:00Z');
  it.each([
    ['2:38 PM', '2:38 PM'],
    [' 14:38 ', '14:38'],
    ['yesterday', 'yesterday'],
    ['2026-11-21T14:41:48', '2026-11-21T14:41:48'],
    ['2026-11-21', '2026-11-21'],
    ['1970-01-01T00:00:00Z', '–'],
    ['', '–'],
    ['  ', '–'],
    ['undefined', '–'],
    ['Invalid Date', '–'],
    ['1763754108000', '–'],
    ['-1.5', '–'],
    ['a'.repeat(60), `${'a'.repeat(39)}…`],
  ])('%j shows as %j', (text, shown) => {
    expect(formatInstant(text)).toBe(shown);
    expect(recentInstant(text, now)).toBe(shown);
  });
});

describe('recentInstant', () => {
  const now = Date.parse('2026-11-21T19:41:00Z');
  it.each([
    ['2026-11-21T19:28:00Z', '2:28 PM'],
    // 11:30 PM Eastern of the day before, although it is the same day in UTC.
    ['2026-11-21T04:30:00Z', 'Nov 20, 11:30 PM'],
    ['2025-11-21T19:28:00Z', 'Nov 21, 2025, 2:28 PM'],
  ])('%j reads %j', (text, shown) => {
    expect(recentInstant(text, now)).toBe(shown);
  });
});

it.each([
  [540, '9 AM'],
  [880, '2:40 PM'],
  [0, '12 AM'],
  [725.9, '12:05 PM'],
  [1_440, '12 AM'],
])('minute %d is %s', (minute, text) => {
  expect(minuteText(minute)).toBe(text);
});
