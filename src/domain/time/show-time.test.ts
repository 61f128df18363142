import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, instantOf } from './read-time.ts';
import { shownDay, shownLongDay, shownRecentTime, shownTime } from './show-time.ts';

const now = Date.parse('2026-11-21T19:41:00Z');
const time = (text: string) => ({ ms: instantOf(text), text });
const day = (text: string) => ({ date: dayOf(text), text });

it.each([
  ['2026-11-06', 'Nov 6', 'November 6, 2026'],
  ['2024-02-29', 'Feb 29', 'February 29, 2024'],
  ['2026-11-16T23:59:59-05:00', 'Nov 16', 'November 16, 2026'],
  // Still the day before in Eastern time (rulings B2).
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

describe('a text that names no instant', () => {
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
  ])('%j is shown as %j', (text, shown) => {
    expect([shownTime(time(text)), shownRecentTime(time(text), now)]).toEqual([shown, shown]);
  });
});

it.each([
  ['2026-11-21T19:28:00Z', '2:28 PM'],
  ['2026-11-21T14:28:00', '2:28 PM'],
  // 11:30 PM Eastern of the day before, although it is the same day in UTC.
  ['2026-11-21T04:30:00Z', 'Nov 20, 11:30 PM'],
  ['2025-11-21T19:28:00Z', 'Nov 21, 2025, 2:28 PM'],
])('the recent time %j is %j', (text, shown) => {
  expect(shownRecentTime(time(text), now)).toBe(shown);
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
