import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestDayOf,
  labeledWeeks,
  percentTicks,
  scaleOf,
  weekBars,
  type WeekBar,
  weekOfDay,
  weekTitle,
} from './distance.ts';
import type { TrackedWeek } from './weeks.ts';

const day = (index: number) =>
  new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);

const week = (rest: Partial<TrackedWeek>): TrackedWeek => ({
  month: '2026-07',
  weekNumber: 1,
  startDate: '2026-07-06',
  endDate: '2026-07-11',
  totalAppointments: 1_071,
  dailyAverage: 178.5,
  isPartial: false,
  byRegion: [],
  ...rest,
});

const bars = (percents: readonly (number | null)[], isOpen = false): WeekBar[] =>
  percents.map((percent, index) => ({
    ...week({ startDate: day(index), isPartial: isOpen && index === percents.length - 1 }),
    percent,
  }));

describe('weekBars', () => {
  it('name the week, its days and its distance', () => {
    expect(weekBars([week({})], 173.2).map(weekTitle)).toEqual([
      'Week of Jul 6: 178.5 per day, +3.1%',
    ]);
  });

  it("say what is in progress, and '–' for what is unknown", () => {
    const odd = week({ dailyAverage: null, startDate: 'soon', isPartial: true });
    expect(weekBars([odd], 173.2).map(weekTitle)).toEqual([
      'Week of soon, In Progress: – per day, –',
    ]);
  });

  it('are the last 26', () => {
    const all = weekBars(
      Array.from({ length: 40 }, (_, index) => week({ startDate: day(index) })),
      1,
    );
    expect(all).toHaveLength(26);
    expect(all.at(-1)?.startDate).toBe(day(39));
  });
});

describe('labeledWeeks', () => {
  it.each([
    [[3, 8.1, -6.5, -5], false, [1, 2]],
    [[3, 8.1, -6.5, -6.6], true, [3, 1, 2]],
    [[3, 8.1, -6.5, null], true, [1, 2]],
    [[4], false, [0]],
    [[4], true, [0]],
    [[null, 2, 2], false, [1, 2]],
    [[], false, []],
  ])('of %j, the last one open: %j, are %j', (percents, isOpen, labeled) => {
    const all = bars(percents, isOpen);
    expect([...labeledWeeks(all)].flatMap((bar) => (bar ? [all.indexOf(bar)] : []))).toEqual(
      labeled,
    );
  });
});

describe('percentTicks', () => {
  it.each([
    [-10, 15, [-10, -5, 0, 5, 10, 15]],
    [0, 5, [0, 5]],
    [-50, 45, [-60, -40, -20, 0, 20, 40, 60]],
    [-1000, 1000, [-1280, -960, -640, -320, 0, 320, 640, 960, 1280]],
  ])('from %j to %j are %j', (low, high, ticks) => {
    expect(percentTicks(low, high)).toEqual(ticks);
  });
});

describe('scaleOf', () => {
  it('ends at the next 5 %, the best day included', () => {
    expect(scaleOf(bars([5, -10, 0, null]), null)).toEqual([-10, -5, 0, 5]);
    expect(scaleOf(bars([8.1, -6.5]), 14.3)).toEqual([-10, -5, 0, 5, 10, 15]);
  });

  it.each([
    [[8, -6], -77, [-10, -5, 0, 5, 10]],
    [[8, -6], 90, [-10, -5, 0, 5, 10]],
    // One step, so that the bar is seen.
    [[8, 6], -77, [-5, 0, 5, 10]],
    [[-8], 2, [-10, -5, 0, 5]],
  ])('over the weeks %j one in progress of %j has %j', (full, open, grid) => {
    expect(scaleOf(bars([...full, open], true), null)).toEqual(grid);
  });

  it('is short, and holds 0, whatever the figures are', () => {
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

it('the best day stands over its week', () => {
  const all = bars([1, 2, 3, 4, 5, 6]);
  expect(weekOfDay(all, day(1))).toBe(all[1]);
  for (const date of [day(9), '2025-12-31', 'soon']) expect(weekOfDay(all, date)).toBeUndefined();
});

it.each([
  [{ date: '2026-07-15', appointments: 198 }, 173.2, 'Best day, Jul 15: 198'],
  [{ date: 'soon', appointments: 198 }, 173.2, 'Best day, soon: 198'],
  [{ date: '2026-07-15', appointments: null }, 173.2, undefined],
  [{ date: '2026-07-15', appointments: 198 }, 0, undefined],
  [null, 173.2, undefined],
])('the best day of %j over %j reads %j', (bestDay, average, text) => {
  expect(bestDayOf(bestDay, average)?.text).toBe(text);
});
