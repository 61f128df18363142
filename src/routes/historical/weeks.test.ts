import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Month } from '../../api/entities/monthly.ts';
import { fullWeeks, regionLines, weeksOf, workingDays } from './weeks.ts';

const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 40_000 });

describe('workingDays', () => {
  it.each([
    ['2026-07-06', '2026-11-20', 119],
    ['2026-11-16', '2026-11-21', 6],
    ['2026-11-16', '2026-11-22', 6],
    ['2026-11-22', '2026-11-22', 0],
    ['2026-11-22', '2026-11-23', 1],
    ['2026-11-21', '2026-11-21', 1],
    ['2026-11-01T14:00:00Z', '2026-11-21T02:00:00Z', 17],
    ['2026-11-21', '2026-11-20', null],
    ['', '2026-11-20', null],
    ['2026-11-20', 'soon', null],
  ])('from %j to %j are %j', (start, end, count) => {
    expect(workingDays(start, end)).toBe(count);
  });

  it('are those that are no Sundays, counted one by one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const all = Array.from({ length: length + 1 }, (_, index) => day(from + index));
        const working = all.filter((text) => new Date(`${text}T00:00Z`).getUTCDay() !== 0);
        expect(workingDays(day(from), day(from + length))).toBe(working.length);
      }),
    );
  });
});

const week = (startDate: string, isPartial: boolean | null = false) => ({
  weekNumber: 1,
  startDate,
  endDate: '',
  totalAppointments: 0,
  dailyAverage: 0,
  isPartial,
  byRegion: [],
});
const month = (name: string, rows: ReturnType<typeof week>[]) =>
  ({ month: name, weeklyBreakdown: { rows, unreadable: 0 } }) as unknown as Month;

it('the weeks of all months stand oldest first, unreadable dates at their month', () => {
  const weeks = weeksOf([
    month('2026-10', [week('2026-10-26'), week('2026-10-19'), week('soon')]),
    month('2026-11', [week('2026-11-02', true)]),
  ]);
  expect(weeks.map(({ startDate }) => startDate)).toEqual([
    'soon',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
  ]);
  expect(weeks.map((each) => each.month)).toEqual(['2026-10', '2026-10', '2026-10', '2026-11']);
  expect(fullWeeks(weeks)).toHaveLength(3);
});

describe('regionLines', () => {
  const weeks = (...rows: Record<string, number | null>[]) =>
    rows.map((row) => ({
      byRegion: Object.entries(row).map(([name, value]) => ({ name, value })),
    }));

  it('has a line per region under any of its names, known ones first in their order', () => {
    const { lines, all } = regionLines(weeks({ Texas: 900, FL: 1, chicago: 2 }, { Illinois: 3 }));
    expect(lines.map(({ name, key, values }) => [name, key, values])).toEqual([
      ['chicago', 'chicago', [2, 3]],
      ['FL', 'florida', [1, null]],
      ['Texas', null, [900, null]],
    ]);
    expect(all).toBe(3);
  });

  it('keeps the six largest', () => {
    const counts = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'arizona'].map((name, index) => [name, index]),
    );
    const { lines, all } = regionLines(weeks(counts));
    expect(lines.map(({ name }) => name)).toEqual(['arizona', 'g', 'f', 'e', 'd', 'c']);
    expect(all).toBe(8);
  });

  it.each([
    [[100, 100, 100, 100, 110, 110, 110, 110], 10],
    [[999, 100, 100, 100, 100, 90, 90, 90, 90], -10],
    [[100, 100, 100, 110, 110, 110, 110], null],
    [[100, null, 100, 100, 110, 110, 110, 110], null],
    [[0, 0, 0, 0, 1, 1, 1, 1], null],
    [[], null],
  ])('the change of %j is %j percent', (values, change) => {
    const rows = values.map((value) => ({ california: value }));
    expect(regionLines(weeks({ california: null }, ...rows)).lines[0]?.change).toBe(change);
  });

  it.each([
    [[1, 1, 1, 1, 1, 1, 1, 1], false],
    [[null, 1, 1, 1, 1, 1, 1, 1, 1], false],
    // Without a percent, but with all its weeks.
    [[0, 0, 0, 0, 1, 1, 1, 1], false],
    [[1, 1, 1, 1, 1, 1, 1], true],
    [[1, 1, 1, 1, 1, 1, 1, 1, null], true],
  ])('a region with the weeks %j has too few for a change: %j', (values, hasTooFewWeeks) => {
    const rows = values.map((value) => ({ california: value }));
    expect(regionLines(weeks(...rows)).lines).toMatchObject([{ hasTooFewWeeks }]);
  });

  it('reads names of maps as data (rulings A9)', () => {
    const { lines } = regionLines([{ byRegion: [{ name: '__proto__', value: 4 }] }]);
    expect(lines).toMatchObject([{ name: '__proto__', key: null, values: [4] }]);
  });
});
