import { describe, expect, it } from 'vitest';
import { asOf, shiftOf, shiftPlace, wallDate, wallHeading } from './texts.ts';

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
  ])('%o asked for at %i: %s', (totals, askedMs, text) => {
    expect(wallDate(totals, askedMs)).toBe(text);
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
  ])('%o asked for at %i: %s', (totals, askedMs, text) => {
    expect(wallHeading(totals, askedMs, nowMs)).toBe(text);
  });
});

describe('asOf', () => {
  it('tells the time, and the day when it is another', () => {
    expect(asOf(nowMs - 7 * 60_000, nowMs)).toBe('As of 2:35 PM');
    expect(asOf(yesterdayMs, nowMs)).toBe('As of Nov 20, 9:14 PM');
  });
});

describe('the shift against burn-in', () => {
  const minute = 60_000;
  const placesOf = (minutes: number) =>
    Array.from({ length: minutes }, (_, at) => shiftOf(shiftPlace(nowMs + at * minute)));

  it('changes every ten minutes, by 2 px at most in each direction', () => {
    const seen = placesOf(240);
    const moves = seen.filter(({ x, y }, at) => {
      const before = seen[at - 1];
      return before && (before.x !== x || before.y !== y);
    });
    expect(moves).toHaveLength(24);
    seen.forEach(({ x, y }, at) => {
      const before = seen[at - 1] ?? { x, y };
      expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThanOrEqual(2);
    });
  });

  it('goes round in a small cycle about the middle', () => {
    const seen = new Set(placesOf(80).map(({ x, y }) => `${x},${y}`));
    expect(seen.size).toBe(8);
    for (const { x, y } of placesOf(80)) {
      expect([-2, 0, 2]).toContain(x);
      expect([-2, 0, 2]).toContain(y);
    }
  });

  it('has a place for every instant', () => {
    expect(shiftOf(shiftPlace(-1))).toEqual({ x: 0, y: 0 });
    expect(shiftOf(99)).toEqual({ x: 0, y: 0 });
  });
});
