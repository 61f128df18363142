import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { month as monthRow, monthWeek } from '../../../tests/entities.ts';
import { type CalendarDate, dayOf } from '../../domain/time/read-time.ts';
import { weeksOf } from '../../domain/time/month.ts';
import {
  bestDayOf,
  fullWeeks,
  labeledWeeks,
  regionLines,
  scaleOf,
  type TrackedWeek,
  type WeekBar,
  weekBars,
  weekOfDay,
  weekTitle,
} from './weeks.ts';

const day = (text: string): CalendarDate => ({ date: dayOf(text), text });

const monday = (index: number) =>
  new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);

const july = {
  startDate: '2026-07-06',
  endDate: '2026-07-11',
  totalAppointments: 1_071,
  dailyAverage: 178.5,
  isPartial: false,
};
const week = (sent: object): TrackedWeek => ({
  ...monthWeek({ ...july, ...sent }),
  month: { date: '2026-07', text: '2026-07' },
});

const month = (name: string, weeklyBreakdown: readonly object[]) =>
  monthRow({ month: name, weeklyBreakdown });

it('weeksOf lists the weeks of all months oldest first, unreadable dates at the start of their month', () => {
  const weeks = weeksOf([
    month(
      '2026-10',
      ['2026-10-26', '2026-10-19', 'soon'].map((startDate) => ({ startDate })),
    ),
    month('2026-11', [{ startDate: '2026-11-02', isPartial: true }]),
  ]);
  expect(weeks.map(({ startDate }) => startDate.text)).toEqual([
    'soon',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
  ]);
  expect(weeks.map((each) => each.month.date)).toEqual([
    '2026-10',
    '2026-10',
    '2026-10',
    '2026-11',
  ]);
  expect(fullWeeks(weeks)).toHaveLength(3);
});

it('weeksOf has a week once that two months list whole, and both of its parts', () => {
  const whole = { startDate: '2026-10-26', endDate: '2026-11-01', totalAppointments: 9 };
  const all = (second: object) => weeksOf([month('2026-10', [whole]), month('2026-11', [second])]);
  expect(all(whole).map((each) => each.month.date)).toEqual(['2026-10']);
  expect(all({ ...whole, totalAppointments: 4 })).toHaveLength(2);
});

describe('regionLines', () => {
  const weeks = (...rows: Record<string, number | null>[]) =>
    rows.map((byRegion) => week({ byRegion }));

  it('merges the names of a region, and lists known regions first', () => {
    const { lines, all } = regionLines(weeks({ Texas: 900, FL: 1, chicago: 2 }, { Illinois: 3 }));
    expect(lines.map(({ region, values }) => [region.name, region.key, values])).toEqual([
      ['Illinois', 'chicago', [2, 3]],
      ['Florida', 'florida', [1, null]],
      ['Texas', null, [900, null]],
    ]);
    expect(all).toBe(3);
  });

  it('keeps the six largest', () => {
    const counts = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'arizona'].map((name, index) => [name, index]),
    );
    const { lines, all } = regionLines(weeks(counts));
    expect(lines.map(({ region }) => region.name)).toEqual(['Arizona', 'g', 'f', 'e', 'd', 'c']);
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
    // The change is unknown, but no week is missing.
    [[0, 0, 0, 0, 1, 1, 1, 1], false],
    [[1, 1, 1, 1, 1, 1, 1], true],
    [[1, 1, 1, 1, 1, 1, 1, 1, null], true],
  ])('a region with the weeks %j has too few for a change: %j', (values, hasTooFewWeeks) => {
    const rows = values.map((value) => ({ california: value }));
    expect(regionLines(weeks(...rows)).lines).toMatchObject([{ hasTooFewWeeks }]);
  });

  it("takes '__proto__' for a name (rulings A9)", () => {
    const { lines } = regionLines([week({ byRegion: JSON.parse('{"__proto__":4}') })]);
    expect(lines).toMatchObject([{ region: { name: '__proto__', key: null }, values: [4] }]);
  });
});

const bars = (percents: readonly (number | null)[], isOpen = false): WeekBar[] =>
  percents.map((percent, index) => {
    const fullDays = isOpen && index === percents.length - 1 ? 3 : null;
    return { ...week({ startDate: monday(index) }), perDay: { average: null, fullDays }, percent };
  });

const received = { day: '2026-11-26', valid: 105 };

describe('weekBars', () => {
  it('name the week, its days and its distance', () => {
    expect(weekBars([week({})], 173.2, received).map(weekTitle)).toEqual([
      'Week of Jul 6: 178.5 per day, +3.1%',
    ]);
  });

  it("name a week in progress, and show '–' for unknown figures", () => {
    const odd = week({ dailyAverage: null, startDate: 'soon', isPartial: true });
    const open = week({
      startDate: '2026-11-23',
      totalAppointments: 620,
      dailyAverage: 155,
      isPartial: true,
    });
    const young = { day: '2026-11-23', valid: 90 };
    expect(weekBars([odd, open], 173.2, received).map(weekTitle)).toEqual([
      'Week of soon, In Progress, no full day yet: – per day, –',
      'Week of Nov 23, In Progress, 3 full days: 171.7 per day, -0.9%',
    ]);
    expect(weekBars([open], 173.2, young).map(weekTitle)).toEqual([
      'Week of Nov 23, In Progress, no full day yet: – per day, –',
    ]);
  });

  it('are the last 26', () => {
    const all = weekBars(
      Array.from({ length: 40 }, (_, index) => week({ startDate: monday(index) })),
      1,
      received,
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
  it('ends at the next 5 %, the best day included', () => {
    expect(scaleOf(bars([5, -10, 0, null]), null)).toEqual([-10, -5, 0, 5]);
    expect(scaleOf(bars([8.1, -6.5]), 14.3)).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(scaleOf(bars([45, -50]), null)).toEqual([-60, -40, -20, 0, 20, 40, 60]);
  });

  it.each([
    [[8, -6], -77, [-10, -5, 0, 5, 10]],
    [[8, -6], 90, [-10, -5, 0, 5, 10]],
    // One step below 0, so that the bar shows.
    [[8, 6], -77, [-5, 0, 5, 10]],
    [[-8], 2, [-10, -5, 0, 5]],
  ])('over the weeks %j one in progress of %j has %j', (full, open, grid) => {
    expect(scaleOf(bars([...full, open], true), null)).toEqual(grid);
  });

  it('is short and contains 0, for any figures', () => {
    const percent = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(fc.array(percent, { maxLength: 26 }), percent, (percents, best) => {
        const ticks = scaleOf(bars(percents, true), best);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThan(12);
      }),
    );
  });
});

it('weekOfDay finds the week of a day', () => {
  const all = bars([1, 2, 3, 4, 5, 6]);
  expect(weekOfDay(all, day(monday(1)))).toBe(all[1]);
  for (const date of [monday(9), '2025-12-31', 'soon'])
    expect(weekOfDay(all, day(date))).toBeUndefined();
});

it.each([
  [{ date: day('2026-07-15'), appointments: 198 }, 173.2, 'Best day, Jul 15: 198'],
  [{ date: day('soon'), appointments: 198 }, 173.2, 'Best day, soon: 198'],
  [{ date: day('2026-07-15'), appointments: null }, 173.2, undefined],
  [{ date: day('2026-07-15'), appointments: 198 }, 0, undefined],
  [null, 173.2, undefined],
])('the best day of %j over %j reads %j', (bestDay, average, text) => {
  expect(bestDayOf(bestDay, average)?.text).toBe(text);
});
