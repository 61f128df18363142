import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonthlyInsight, WeeklyInsight } from '../../api/entities/insights.ts';
import { monthlyRange, placeRange, rangeEnd, weeklyRange, type Range } from './range.ts';

type Figure = number | null;

const weekly = (previous: Figure, current: Figure, predictedNext: Figure) =>
  weeklyRange({
    metrics: { previous, current },
    mlAnalysis: { predictedNext },
  } as unknown as WeeklyInsight);

const monthly = (worst: Figure, weeklyAverage: Figure, best: Figure) =>
  monthlyRange({
    metrics: { weeklyAverage, worstWeek: { value: worst }, bestWeek: { value: best } },
  } as unknown as MonthlyInsight);

const marksOf = (range: Range | null) =>
  range?.marks.map(({ kind, percent }) => `${kind} ${Math.round(percent * 10) / 10}`) ?? null;
const linesOf = (range: Range | null) =>
  range?.lines.map(({ from, to, isForecast }) =>
    [Math.round(from), Math.round(to), isForecast].join(' '),
  );

describe('weeklyRange', () => {
  it.each<[Figure, Figure, Figure, string[] | null, string[] | undefined]>([
    [111, 104, 101, ['tick 0', 'next -9', 'now -6.3'], ['0 -6 false', '-6 -9 true']],
    [100, 110, null, ['tick 0', 'now 10'], ['0 10 false']],
    [100, null, 90, ['tick 0', 'next -10'], ['0 -10 true']],
    [100, 100, 100, ['tick 0', 'next 0', 'now 0'], ['0 0 false', '0 0 true']],
    [0, 5, 6, null, undefined],
    [null, 5, 6, null, undefined],
    [100, null, null, null, undefined],
  ])('from %j to %j and on to %j has %j and %j', (previous, current, next, marks, lines) => {
    const range = weekly(previous, current, next);
    expect(marksOf(range)).toEqual(marks);
    expect(linesOf(range)).toEqual(lines);
  });

  it('is none without metrics', () => {
    expect(weeklyRange({ metrics: null, mlAnalysis: null } as WeeklyInsight)).toBeNull();
  });
});

it.each<[Figure, Figure, Figure, string[] | null]>([
  [105, 107.5, 113, ['tick -2.3', 'tick 5.1']],
  [100, 100, 100, ['tick 0', 'tick 0']],
  [105, 0, 113, null],
  [null, 107.5, 113, null],
  [105, 107.5, null, null],
])('the weeks from %j over an average of %j to %j have %j', (worst, average, best, marks) => {
  expect(marksOf(monthly(worst, average, best))).toEqual(marks);
});

describe('rangeEnd', () => {
  it.each([
    [[], 5],
    [[null], 5],
    [[weekly(111, 104, 101)], 10],
    [[weekly(111, 104, 101), weekly(100, 122, 100)], 25],
    [[weekly(1, 4, 9)], 50],
  ])('of case %# ends at %j percent', (ranges, end) => {
    expect(rangeEnd(ranges)).toBe(end);
  });
});

describe('placeRange', () => {
  it('puts a mark beyond the scale at its edge, with its figure', () => {
    const range = weekly(100, 220, 40);
    expect(placeRange(range as Range, rangeEnd([range])).marks).toEqual([
      { kind: 'tick', place: 50, beyond: '', inset: 0 },
      { kind: 'next', place: 0, beyond: '-60%', inset: 0 },
      { kind: 'now', place: 100, beyond: '+120%', inset: 0 },
    ]);
  });

  it.each<[Figure, Figure, string[]]>([
    // The nearer one stands inside of the other's figure and a gap.
    [440, 310, ['tick 0', 'next 6 +210%', 'now 0 +340%']],
    [310, 1_500, ['tick 0', 'next 0 +1,400%', 'now 8 +210%']],
    [20, 10, ['tick 0', 'next 0 -90%', 'now 5 -80%']],
    [310, 310, ['tick 0', 'next 0 +210%', 'now 6 +210%']],
    [310, 120, ['tick 0', 'next 0', 'now 0 +210%']],
  ])('puts two marks of %j and %j beyond one edge side by side', (current, predicted, placed) => {
    const range = weekly(100, current, predicted);
    const { marks } = placeRange(range as Range, 50);
    expect(marks.map(({ kind, inset, beyond }) => `${kind} ${inset} ${beyond}`.trim())).toEqual(
      placed,
    );
  });

  it('stays on the scale, and its lines end at marks, whatever the figures are', () => {
    const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(figure, figure, figure, (a, b, c) => {
        for (const range of [weekly(a, b, c), monthly(a, b, c)]) {
          if (range === null) continue;
          const { marks, lines } = placeRange(range, rangeEnd([range]));
          const places = new Set(marks.map(({ place }) => place));
          for (const place of places) expect(place >= 0 && place <= 100).toBe(true);
          for (const { left, width } of lines) {
            expect(places).toContain(left);
            expect(width).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(100 + 1e-9);
          }
        }
      }),
    );
  });
});
