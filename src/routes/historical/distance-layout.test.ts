import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestDayOf,
  labeledWeeks,
  layOutDistances,
  percentTicks,
  weekBars,
  type WeekBar,
} from './distance-layout.ts';
import type { TrackedWeek } from './weeks.ts';

const day = (index: number) =>
  new Date(Date.UTC(2026, 0, 5) + index * 7 * 86_400_000).toISOString().slice(0, 10);

const bars = (percents: readonly (number | null)[], isOpen = false): WeekBar[] =>
  percents.map((percent, index) => ({
    key: String(index),
    start: day(index),
    tick: '1',
    group: 'July',
    percent,
    isOpen: isOpen && index === percents.length - 1,
    title: '',
  }));

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

describe('weekBars', () => {
  it('name the week, its days and its distance', () => {
    const [bar] = weekBars([week({})], 173.2);
    expect(bar).toMatchObject({ tick: '6', group: 'July', start: '2026-07-06', isOpen: false });
    expect(bar?.title).toBe('Week of Jul 6: 178.5 per day, +3.1%');
  });

  it("say what is in progress, and '–' for what is unknown", () => {
    const odd = week({ dailyAverage: null, startDate: 'soon', isPartial: true });
    const [bar] = weekBars([odd], 173.2);
    expect(bar).toMatchObject({ percent: null, tick: '–', isOpen: true });
    expect(bar?.title).toBe('Week of soon, In Progress: – per day, –');
  });

  it('are the last 26', () => {
    const all = weekBars(
      Array.from({ length: 40 }, (_, index) => week({ startDate: day(index) })),
      1,
    );
    expect(all).toHaveLength(26);
    expect(all.at(-1)?.start).toBe(day(39));
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
    expect(labeledWeeks(bars(percents, isOpen))).toEqual(labeled);
  });
});

describe('percentTicks', () => {
  it.each([
    [-10, 15, [-10, -5, 0, 5, 10, 15]],
    [0, 5, [0, 5]],
    [-50, 45, [-40, -20, 0, 20, 40]],
    [-1000, 1000, [-960, -640, -320, 0, 320, 640, 960]],
  ])('from %j to %j are %j', (low, high, ticks) => {
    expect(percentTicks(low, high)).toEqual(ticks);
  });
});

describe('layOutDistances', () => {
  const best = { date: day(1), percent: 14.3, text: 'Best day, Jan 14: 198' };

  it('draws up from the average what is above it, and down what is below', () => {
    const {
      bars: placed,
      zero,
      ticks,
    } = layOutDistances(bars([5, -10, 0, null]), null, 173.2, 700, 280);
    expect(ticks.map(({ value }) => value)).toEqual([-10, -5, 0, 5]);
    expect(placed.map(({ isAbove }) => isAbove)).toEqual([true, false, true, true]);
    expect(placed[0]).toMatchObject({ y: 22, height: zero - 22 });
    expect(placed[1]?.y).toBe(zero);
    expect(placed.slice(2).map(({ height }) => height)).toEqual([0, 0]);
  });

  it('ends its scale at the next 5 %, the best day included', () => {
    const { ticks, named } = layOutDistances(bars([8.1, -6.5]), best, 173.2, 700, 280);
    expect(ticks.map(({ value }) => named(value))).toEqual([
      '-10%',
      '-5%',
      '173.2',
      '+5%',
      '+10%',
      '+15%',
    ]);
  });

  it.each([
    [[8, -6], -77, [-10, -5, 0, 5, 10]],
    [[8, -6], 90, [-10, -5, 0, 5, 10]],
    // One step, so that the bar is seen.
    [[8, 6], -77, [-5, 0, 5, 10]],
    [[-8], 2, [-10, -5, 0, 5]],
  ])('over the weeks %j one in progress of %j draws %j', (full, open, grid) => {
    const {
      ticks,
      bars: placed,
      base,
    } = layOutDistances(bars([...full, open], true), null, 1, 700, 280);
    expect(ticks.map(({ value }) => value)).toEqual(grid);
    const { y = 0, height = 0 } = placed.at(-1) ?? {};
    expect(height).toBeGreaterThan(10);
    expect([y >= 22, y + height <= base]).toEqual([true, true]);
  });

  it('prints the figure of a bar at the lower end over the zero line, where no date stands', () => {
    const { labels, zero, base } = layOutDistances(bars([8, -6, -77], true), null, 1, 700, 280);
    expect(labels[0]).toMatchObject({ text: '-77%', y: zero - 6 });
    for (const { y } of labels) expect(y).toBeLessThan(base);
  });

  it('puts the best day over its week', () => {
    const all = bars([1, 2, 3, 4, 5, 6]);
    const drawn = layOutDistances(all, best, 100, 700, 280);
    expect(drawn.best).toMatchObject({ x: drawn.bars[1]?.middle });
    for (const date of [day(9), '2025-12-31', 'soon'])
      expect(layOutDistances(all, { ...best, date }, 100, 700, 280).best).toBeNull();
  });

  it('prints no figure over another: the current week first', () => {
    const all = bars([1, 2, -6.4, -6.6], true);
    expect(layOutDistances(all, null, 100, 700, 280).labels).toHaveLength(3);
    expect(layOutDistances(all, null, 100, 150, 280).labels.map(({ text }) => text)).toContain(
      '-6.6%',
    );
    expect(layOutDistances(all, null, 100, 150, 280).labels.map(({ text }) => text)).not.toContain(
      '-6.4%',
    );
  });

  it('prints a long figure whole, at the right edge of a phone too', () => {
    const { labels } = layOutDistances(bars([1, 2, -76.9], true), null, 100, 130, 280);
    expect(labels[0]).toMatchObject({ text: '-76.9%', x: 130, anchor: 'end' });
  });

  it('shows the last eight on a phone, and as many as have room elsewhere', () => {
    const all = bars(Array.from({ length: 26 }, () => 1));
    const phone = layOutDistances(all, best, 173.2, 332, 280);
    expect(phone.bars).toHaveLength(8);
    expect(phone.slot).toBeGreaterThanOrEqual(36);
    expect(layOutDistances(all, null, 100, 500, 280).bars.length).toBeLessThan(26);
    expect(layOutDistances(all, null, 100, 748, 280).bars).toHaveLength(26);
  });

  it('keeps everything inside the box, whatever the figures are', () => {
    const percent = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    const widths = fc.integer({ min: 1, max: 1_900 });
    fc.assert(
      fc.property(fc.array(percent, { maxLength: 26 }), widths, (percents, width) => {
        const drawn = layOutDistances(bars(percents, true), best, 100, width, 280);
        expect(drawn.ticks.length).toBeLessThan(11);
        expect(drawn.barWidth).toBeGreaterThan(0);
        for (const { y, height, middle } of drawn.bars) {
          expect(y).toBeGreaterThanOrEqual(22);
          expect(y + height).toBeLessThanOrEqual(drawn.base + 1e-6);
          expect(middle).toBeLessThan(Math.max(width, drawn.left + drawn.slot));
        }
      }),
    );
  });
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
