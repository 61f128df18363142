import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyRange, placeRange, rangeEnd, weeklyRange, type Range } from './range-plot.tsx';

type Figure = number | null;

const marksOf = (range: Range) =>
  range.map(({ kind, percent }) => `${kind} ${Math.round(percent * 10) / 10}`);

it.each<[Figure, Figure, Figure, string[]]>([
  [111, 104, 101, ['tick 0', 'now -6.3', 'next -9']],
  [100, 110, null, ['tick 0', 'now 10']],
  [100, null, 90, ['tick 0', 'next -10']],
  [100, 100, 100, ['tick 0', 'now 0', 'next 0']],
  [0, 5, 6, []],
  [null, 5, 6, []],
  [100, null, null, []],
])('weeklyRange from %j to %j and on to %j has %j', (previous, current, next, marks) => {
  expect(marksOf(weeklyRange(previous, current, next))).toEqual(marks);
});

it.each<[Figure, Figure, Figure, string[]]>([
  [105, 107.5, 113, ['tick -2.3', 'tick 5.1']],
  [100, 100, 100, ['tick 0', 'tick 0']],
  [105, 0, 113, []],
  [null, 107.5, 113, []],
  [105, 107.5, null, []],
])('the weeks from %j over an average of %j to %j have %j', (worst, average, best, marks) => {
  expect(marksOf(monthlyRange(worst, average, best))).toEqual(marks);
});

it.each([
  [[], 5],
  [[[]], 5],
  [[weeklyRange(111, 104, 101)], 10],
  [[weeklyRange(111, 104, 101), weeklyRange(100, 122, 100)], 25],
  [[weeklyRange(1, 4, 9)], 50],
])('rangeEnd of case %# ends at %j percent', (ranges, end) => {
  expect(rangeEnd(ranges)).toBe(end);
});

describe('placeRange', () => {
  it('puts a mark beyond the scale at its edge, with its figure', () => {
    const range = weeklyRange(100, 220, 40);
    expect(placeRange(range, rangeEnd([range]))).toEqual([
      { kind: 'tick', place: 50, beyond: '', inset: 0 },
      { kind: 'now', place: 100, beyond: '+120%', inset: 0 },
      { kind: 'next', place: 0, beyond: '-60%', inset: 0 },
    ]);
  });

  it.each<[Figure, Figure, string[]]>([
    // The mark farther out is at the edge; the other is beside its figure.
    [440, 310, ['tick 0', 'now 0 +340%', 'next 6 +210%']],
    [310, 1_500, ['tick 0', 'now 8 +210%', 'next 0 +1,400%']],
    [20, 10, ['tick 0', 'now 5 -80%', 'next 0 -90%']],
    [310, 310, ['tick 0', 'now 0 +210%', 'next 6 +210%']],
    [310, 120, ['tick 0', 'now 0 +210%', 'next 0']],
  ])('puts two marks of %j and %j beyond one edge side by side', (current, predicted, placed) => {
    const range = weeklyRange(100, current, predicted);
    const marks = placeRange(range, 50);
    expect(marks.map(({ kind, inset, beyond }) => `${kind} ${inset} ${beyond}`.trim())).toEqual(
      placed,
    );
  });

  it('stays on the scale, for any figures', () => {
    const figure = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(figure, figure, figure, (a, b, c) => {
        for (const range of [weeklyRange(a, b, c), monthlyRange(a, b, c)])
          for (const { place } of placeRange(range, rangeEnd([range])))
            expect(place >= 0 && place <= 100).toBe(true);
      }),
    );
  });
});
