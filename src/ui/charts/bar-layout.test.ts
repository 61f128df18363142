import { describe, expect, it } from 'vitest';
import { layOutBars, type Bar } from './bar-layout.ts';

function bar(parts: readonly number[], rest: Partial<Bar> = {}): Bar {
  const total = parts.reduce((all, part) => all + part, 0);
  const blank = { key: '', tick: '', title: '', isOpen: false, isStrong: false };
  return { ...blank, group: 'November', parts, total, ...rest };
}

const weeks = (count: number, parts = [300, 200]) =>
  Array.from({ length: count }, () => bar(parts));

describe('layOutBars', () => {
  it('stacks the parts from the base up, in their order, a hair apart', () => {
    const { bars, base } = layOutBars([bar([30, 20, 50])], 700, 174);
    const [first, second, third] = bars[0]?.segments ?? [];
    // 100 px for a value of 100, above a base at 126.
    expect(base).toBe(126);
    expect(first).toEqual({ part: 0, y: 96, height: 30 });
    expect(second).toEqual({ part: 1, y: 76, height: 18.5 });
    expect(third).toEqual({ part: 2, y: 26, height: 48.5 });
    expect(bars[0]?.top).toBe(26);
  });

  it('leaves out what is 0, missing or less, and keeps the others in place', () => {
    const { bars, base } = layOutBars([bar([0, 40, -5, 60])], 700, 174);
    expect(bars[0]?.segments.map(({ part }) => part)).toEqual([1, 3]);
    expect(bars[0]?.segments[0]).toEqual({ part: 1, y: base - 40, height: 40 });
  });

  it('draws bars of nothing on the zero line', () => {
    const { bars, ticks, base } = layOutBars([bar([0, 0])], 700, 300);
    expect(bars[0]).toMatchObject({ top: base, segments: [] });
    expect(ticks).toEqual([{ value: 0, y: base }]);
  });

  it('shows as many of the last bars as can carry their totals', () => {
    const all = weeks(40).map((week, index) => ({ ...week, key: String(index) }));
    const { bars } = layOutBars(all, 400 + 33, 300);
    expect(bars).toHaveLength(8);
    expect(bars.at(-1)?.key).toBe('39');
    expect(layOutBars(all, 714, 300).bars.length).toBeGreaterThan(16);
    expect(layOutBars(weeks(20, [900_000]), 340, 300).bars.length).toBeLessThan(8);
    expect(layOutBars(weeks(5), 714, 300).bars).toHaveLength(5);
  });

  it('keeps every bar inside the box', () => {
    for (const width of [1, 120, 366, 714, 1_900]) {
      const { bars, barWidth } = layOutBars(weeks(60), width, 300);
      for (const { x } of bars) expect(x + barWidth).toBeLessThanOrEqual(Math.max(width, 40));
    }
  });

  it('names each run of one group once, cut where there is no room', () => {
    const groups = ['September', 'October', 'October', 'October'];
    const all = groups.map((group) => bar([200], { group }));
    expect(layOutBars(all, 240, 300).groups.map(({ text }) => text)).toEqual(['Sep', 'October']);
    expect(layOutBars(all, 800, 300).groups.map(({ text }) => text)).toEqual([
      'September',
      'October',
    ]);
  });

  it('places nothing without bars', () => {
    expect(layOutBars([], 700, 300)).toMatchObject({ bars: [], groups: [] });
  });
});
