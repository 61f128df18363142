import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { month as monthRow } from '../../../tests/entities.ts';
import { type CalendarWeek, weeksOf } from '../../calls/weeks.ts';
import { addDays } from '../../domain/time/eastern.ts';
import {
  fullWeeks,
  labeledWeeks,
  regionLines,
  scaleOf,
  type WeekBar,
  weekBars,
  weeksSentence,
  weekTitle,
} from './weeks.ts';

const monday = (index: number) =>
  new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);

const saturday = (index: number) => addDays(monday(index), 5);

const july = {
  startDate: '2026-07-06',
  endDate: '2026-07-11',
  totalAppointments: 1_071,
  dailyAverage: 178.5,
  isPartial: false,
};
const weeks = (...sent: readonly object[]) => weeksOf([monthRow({ weeklyBreakdown: sent })]);
const week = (sent: object): CalendarWeek => {
  const [only] = weeks({ ...july, ...sent });
  if (!only) throw new Error('The week cannot be read');
  return only;
};

describe('regionLines', () => {
  const weeksWith = (...rows: Record<string, number>[]) =>
    rows.map((byRegion) => week({ byRegion }));

  it('merges the names of a region, and lists known regions first', () => {
    const lines = regionLines(weeksWith({ Atlantis: 900, FL: 1, chicago: 2 }, { Illinois: 3 }));
    expect(lines.map(({ region, values }) => [region.name, region.key, values])).toEqual([
      ['Illinois', 'chicago', [2, 3]],
      ['Florida', 'florida', [1, null]],
      ['Atlantis', null, [900, null]],
    ]);
  });

  it('keeps the six largest', () => {
    const counts = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'arizona'].map((name, index) => [name, index]),
    );
    const lines = regionLines(weeksWith(counts));
    expect(lines.map(({ region }) => region.name)).toEqual(['Arizona', 'g', 'f', 'e', 'd', 'c']);
  });

  it("takes '__proto__' for a name (A9)", () => {
    const lines = regionLines([week({ byRegion: JSON.parse('{"__proto__":4}') })]);
    expect(lines).toMatchObject([{ region: { name: '__proto__', key: null }, values: [4] }]);
  });
});

const bars = (percents: readonly (number | null)[], isOpen = false): WeekBar[] =>
  percents.map((percent, index) => {
    const fullDays = isOpen && index === percents.length - 1 ? 3 : null;
    return {
      ...week({ startDate: monday(index), endDate: saturday(index) }),
      perDay: { average: null, fullDays },
      percent,
    };
  });

it('fullWeeks are without the one in progress', () => {
  const flags = [false, null, true].map((isPartial) => week({ isPartial }));
  expect(fullWeeks(flags)).toEqual(flags.slice(0, 2));
});

const thursday = '2026-11-26';

describe('weekBars', () => {
  it('name the week, its days and its distance', () => {
    expect(weekBars([week({})], 173.2, thursday).map(weekTitle)).toEqual([
      'Week of Jul 6: 178.5 per day, +3.1%',
    ]);
  });

  it("name a week in progress, and show '–' for unknown figures", () => {
    const odd = week({ dailyAverage: null, startDate: 'soon', isPartial: true });
    const open = week({ startDate: '2026-11-23', dailyAverage: 171.7, isPartial: true });
    expect(weekBars([odd, open], 173.2, thursday).map(weekTitle)).toEqual([
      'Week of soon, In Progress, no full day yet: – per day, –',
      'Week of Nov 23, In Progress, 3 full days: 171.7 per day, -0.9%',
    ]);
    expect(weekBars([open], 173.2, '2026-11-23').map(weekTitle)).toEqual([
      'Week of Nov 23, In Progress, no full day yet: – per day, –',
    ]);
  });

  it('are the last 26', () => {
    const all = weekBars(
      Array.from({ length: 40 }, (_, index) =>
        week({ startDate: monday(index), endDate: saturday(index) }),
      ),
      1,
      thursday,
    );
    expect(all).toHaveLength(26);
    expect(all.at(-1)?.startDate.date).toBe(monday(39));
  });
});

it.each([
  [[3, 8.1, -6.5, -5], false, [1, 2]],
  [[3, 8.1, -6.5, -6.6], true, [3, 1, 2]],
  [[3, 8.1, -6.5, null], true, [1, 2]],
  [[4], false, [0]],
  [[4], true, [0]],
  [[null, 2, 2], false, [1, 2]],
  [[], false, []],
])('labeledWeeks of %j, the last one open: %j, are %j', (percents, isOpen, labeled) => {
  const all = bars(percents, isOpen);
  expect([...labeledWeeks(all)].flatMap((bar) => (bar ? [all.indexOf(bar)] : []))).toEqual(labeled);
});

describe('scaleOf', () => {
  it('ends at the next 5 %', () => {
    expect(scaleOf(bars([5, -10, 0, null]))).toEqual([-10, -5, 0, 5]);
    expect(scaleOf(bars([45, -50]))).toEqual([-60, -40, -20, 0, 20, 40, 60]);
  });

  it.each([
    [[8, -6], -77, [-10, -5, 0, 5, 10]],
    [[8, -6], 90, [-10, -5, 0, 5, 10]],
    // One step below 0, so that the bar shows.
    [[8, 6], -77, [-5, 0, 5, 10]],
    [[-8], 2, [-10, -5, 0, 5]],
  ])('over the weeks %j one in progress of %j has %j', (full, open, grid) => {
    expect(scaleOf(bars([...full, open], true))).toEqual(grid);
  });

  it('is short and contains 0, for any figures', () => {
    const percent = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(fc.array(percent, { maxLength: 26 }), (percents) => {
        const ticks = scaleOf(bars(percents, true));
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThan(12);
      }),
    );
  });
});

describe('weeksSentence', () => {
  const said = (percents: readonly (number | null)[], hasOpen = false) =>
    weeksSentence(bars(percents, hasOpen), 173.1)
      .map(({ text }) => text)
      .join('');

  it.each([
    [[1, -2, -3], false, '2 of 3 full weeks are below the average day of 173.1.'],
    [[1, 2, -3], false, '2 of 3 full weeks are above the average day of 173.1.'],
    [[-1], false, '1 of 1 full week is below the average day of 173.1.'],
    [[1, null], false, '1 of 1 full week is above the average day of 173.1.'],
    [
      [...Array.from({ length: 9 }, () => 4), ...Array.from({ length: 12 }, () => -1)],
      false,
      '12 of the last 12 full weeks are below the average day of 173.1.',
    ],
    [
      [1, -0.3],
      true,
      '1 of 1 full week is above the average day of 173.1; this week is 0.3% below so far.',
    ],
    [
      [1, 0.04],
      true,
      '1 of 1 full week is above the average day of 173.1; this week is as high so far.',
    ],
    [[1, null], true, '1 of 1 full week is above the average day of 173.1.'],
    [[-0.3], true, ''],
    [[], false, ''],
  ])('of %j, the last one open: %j, says %j', (percents, hasOpen, text) => {
    expect(said(percents, hasOpen)).toBe(text);
  });
});
