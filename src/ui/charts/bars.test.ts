import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bar, layOutBars, percentFrom, placeOnScale, roundUpTo5, scaleEnd } from './bars.ts';

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

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const percents = fc.double({ min: -1e6, max: 1e6, noNaN: true });

it.each([
  [0, 0],
  [0.1, 5],
  [5, 5],
  [5.1, 10],
  [10.000000000000002, 10],
  [14.3, 15],
  [98, 100],
])('%j percent are rounded up to %j', (percent, end) => {
  expect(roundUpTo5(percent)).toBe(end);
});

describe('scaleEnd', () => {
  it.each([
    [[], Infinity, 5],
    [[null, undefined, NaN, Infinity], Infinity, 5],
    [[0], Infinity, 5],
    [[0.8, -7, 4.7], Infinity, 10],
    [[-10], Infinity, 10],
    [[3, -120], Infinity, 120],
    [[3, -120], 50, 50],
    [[3, 48], 50, 50],
    [[3, 44], 50, 45],
  ])('of %j, at most %j, is %j', (distances, most, end) => {
    expect(scaleEnd(distances, most)).toBe(end);
  });

  it('is the least multiple of 5 that holds every distance', () => {
    fc.assert(
      fc.property(fc.array(percents, { minLength: 1 }), (distances) => {
        const end = scaleEnd(distances);
        const largest = Math.max(...distances.map(Math.abs));
        expect(end % 5).toBe(0);
        expect(end).toBeGreaterThanOrEqual(Math.max(5, largest) - 1e-6);
        expect(end).toBeLessThan(largest + 5 + 1e-6);
      }),
    );
  });
});

describe('percentFrom', () => {
  it.each([
    [111, 104, -6.306],
    [173.2, 198, 14.319],
    [100, 100, 0],
    [100, 0, -100],
    [0, 5, null],
    [-4, 5, null],
    [null, 5, null],
    [5, undefined, null],
    [1e-300, 1e300, null],
    [NaN, 1, null],
  ])('from %j to %j is %j', (base, value, percent) => {
    const found = percentFrom(base, value);
    expect(found === null ? null : Math.round(found * 1_000) / 1_000).toBe(percent);
  });

  it('is a finite number or null, whatever it is given', () => {
    fc.assert(
      fc.property(finite, finite, (base, value) => {
        const percent = percentFrom(base, value);
        expect(percent === null || Number.isFinite(percent)).toBe(true);
      }),
    );
  });
});

describe('placeOnScale', () => {
  it.each([
    [0, 50],
    [5, 75],
    [-5, 25],
    [10, 100],
    [-10, 0],
    [400, 100],
    [-400, 0],
  ])('puts %j percent at %j', (percent, place) => {
    expect(placeOnScale(percent, 10)).toBe(place);
  });

  it('keeps the order of percents, and stays between the edges', () => {
    fc.assert(
      fc.property(percents, percents, (a, b) => {
        const end = scaleEnd([a]);
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((each) => placeOnScale(each, end));
        expect(low).toBeLessThanOrEqual(high ?? NaN);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
      }),
    );
  });
});
