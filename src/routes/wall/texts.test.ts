import { describe, expect, it } from 'vitest';
import { asOf, wallDate, wallHeading } from './texts.ts';

const nowMs = Date.parse('2026-11-21T19:42:00Z'); // Saturday, 2:42 PM Eastern
const yesterdayMs = Date.parse('2026-11-21T02:14:00Z'); // Friday, 9:14 PM Eastern
const day = { valid: 104, weekly: false, start: '2026-11-21', end: '2026-11-21' };
const week = { valid: 560, weekly: true, start: '2026-11-16', end: '2026-11-21' };

describe('wallDate', () => {
  it.each([
    [undefined, nowMs, 'Saturday, November 21'],
    [day, nowMs, 'Saturday, November 21'],
    [day, yesterdayMs, 'Friday, November 20'],
    [week, nowMs, 'Week of November 16, 2026 to November 21, 2026 (Call Center Closed)'],
    [{ ...week, start: '' }, nowMs, 'Week of – to November 21, 2026 (Call Center Closed)'],
  ])('%o requested at %i: %s', (totals, requestedMs, text) => {
    expect(wallDate(totals, requestedMs)).toBe(text);
  });

  it('changes at midnight Eastern, also on the nights when the clocks change', () => {
    for (const [before, name] of [
      ['2026-11-22T04:59:59Z', 'Saturday, November 21'],
      ['2026-11-01T03:59:59Z', 'Saturday, October 31'],
      ['2026-11-02T04:59:59Z', 'Sunday, November 1'],
      ['2026-03-09T03:59:59Z', 'Sunday, March 8'],
    ] as const) {
      expect(wallDate(undefined, Date.parse(before))).toBe(name);
      expect(wallDate(undefined, Date.parse(before) + 1_000)).not.toBe(name);
    }
  });
});

describe('wallHeading', () => {
  it.each([
    [undefined, nowMs, 'Valid appointments today'],
    [day, nowMs, 'Valid appointments today'],
    [day, yesterdayMs, 'Valid appointments, Nov 20'],
    [week, nowMs, 'Valid appointments this week'],
    [week, yesterdayMs, 'Valid in the week to Nov 21'],
    [{ ...week, end: '' }, yesterdayMs, 'Valid in the week to Nov 20'],
  ])('%o requested at %i: %s', (totals, requestedMs, text) => {
    expect(wallHeading(totals, requestedMs, nowMs)).toBe(text);
  });
});

describe('asOf', () => {
  it('shows the time, and the day when it is another', () => {
    expect(asOf(nowMs - 7 * 60_000, nowMs)).toBe('As of 2:35 PM');
    expect(asOf(yesterdayMs, nowMs)).toBe('As of Nov 20, 9:14 PM');
  });
});
