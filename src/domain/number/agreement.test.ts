import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradicts, nextFigure, type Figure } from './agreement.ts';

type Sent = readonly [value: number | null, atSecond: number, durationSeconds?: number];

/** A figure after some responses. */
function figureOf(sent: readonly Sent[], isPolled = true): Figure {
  let figure: Figure | null = null;
  for (const [value, at, took = 0.2] of sent)
    figure = nextFigure(
      figure,
      { value, requestedAt: at * 1_000, answeredAt: (at + took) * 1_000 },
      isPolled,
    );
  if (!figure) throw new Error('no response');
  return figure;
}

describe('two calls', () => {
  it.each<[string, readonly Sent[], readonly Sent[], boolean]>([
    [
      'agree',
      [
        [41, 0],
        [41, 30],
      ],
      [
        [41, 0],
        [41, 30],
      ],
      false,
    ],
    ['differed once', [[41, 0]], [[39, 0]], false],
    [
      'differed once, one twice',
      [
        [41, 0],
        [41, 30],
      ],
      [[39, 0]],
      false,
    ],
    [
      'differ in two responses of each',
      [
        [41, 0],
        [41, 30],
      ],
      [
        [39, 1],
        [39, 31],
      ],
      true,
    ],
    [
      'differ half an interval apart',
      [
        [41, 0],
        [41, 30],
      ],
      [
        [39, 15],
        [39, 45],
      ],
      true,
    ],
    [
      'differ by one that was booked between',
      [
        [41, 0],
        [42, 30],
      ],
      [
        [42, 15],
        [42, 45],
      ],
      false,
    ],
    [
      'differ, the older about to follow',
      [
        [41, 0],
        [41, 30],
      ],
      [
        [41, 15],
        [42, 45],
      ],
      false,
    ],
    [
      'stay apart while both move',
      [
        [41, 0],
        [43, 30],
      ],
      [
        [38, 15],
        [40, 45],
      ],
      true,
    ],
    [
      'met while both moved',
      [
        [41, 0],
        [43, 30],
      ],
      [
        [38, 15],
        [41, 45],
      ],
      false,
    ],
    [
      'differ, an hour apart',
      [
        [41, 0],
        [41, 30],
      ],
      [
        [39, 3_600],
        [39, 3_630],
      ],
      false,
    ],
    [
      'differ, one unchanged for an hour',
      [
        [41, 0],
        [41, 3_600],
      ],
      [
        [39, 15],
        [39, 45],
      ],
      true,
    ],
    [
      'began to differ',
      [
        [41, 0],
        [41, 30],
        [42, 60],
      ],
      [
        [41, 0],
        [41, 30],
        [41, 60],
      ],
      false,
    ],
    [
      'went on to',
      [
        [41, 0],
        [42, 60],
        [42, 90],
      ],
      [
        [41, 0],
        [41, 60],
        [41, 90],
      ],
      true,
    ],
    [
      'met again',
      [
        [41, 0],
        [41, 30],
        [39, 60],
      ],
      [
        [39, 0],
        [39, 30],
        [39, 60],
      ],
      false,
    ],
    [
      'cannot both be read',
      [
        [41, 0],
        [null, 30],
      ],
      [
        [39, 0],
        [39, 30],
      ],
      false,
    ],
  ])('that %s', (_name, one, other, isSaid) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    expect(contradicts(a, b)).toBe(isSaid);
    expect(contradicts(b, a)).toBe(isSaid);
  });

  it('of which one is not polled: its one response stands until the next', () => {
    const once = figureOf([[98, 0]], false);
    expect(contradicts(figureOf([[104, 0]]), once)).toBe(false);
    expect(
      contradicts(
        figureOf([
          [104, 30],
          [104, 60],
        ]),
        once,
      ),
    ).toBe(true);
    expect(
      contradicts(
        figureOf([
          [98, 0],
          [104, 30],
        ]),
        once,
      ),
    ).toBe(false);
    const again = figureOf(
      [
        [98, 0],
        [104, 31],
      ],
      false,
    );
    expect(
      contradicts(
        figureOf([
          [104, 30],
          [104, 60],
        ]),
        again,
      ),
    ).toBe(false);
  });
});

/** When a call is polled: its interval, when it began, and how long each response takes. */
const polls = fc.record({
  every: fc.integer({ min: 5, max: 60 }),
  begins: fc.integer({ min: 0, max: 60 }),
  took: fc.double({ min: 0, max: 4, noNaN: true }),
  times: fc.integer({ min: 1, max: 12 }),
});
const seed = 20261122;

function readingsOf(
  { every, begins, took, times }: { every: number; begins: number; took: number; times: number },
  valueAt: (second: number) => number,
): Sent[] {
  return Array.from({ length: times }, (_, index) => {
    const at = begins + index * every;
    // The server reads its figure somewhere on the way.
    return [valueAt(at + took / 2), at, took];
  });
}

describe('over generated polls', () => {
  it('a figure that only grows, or stands, never contradicts itself', () => {
    const bookings = fc.array(fc.double({ min: 0, max: 800, noNaN: true }), { maxLength: 300 });
    fc.assert(
      fc.property(polls, polls, bookings, (one, other, times) => {
        const countAt = (second: number) => times.filter((time) => time <= second).length;
        const [a, b] = [figureOf(readingsOf(one, countAt)), figureOf(readingsOf(other, countAt))];
        expect(contradicts(a, b)).toBe(false);
      }),
      { seed, numRuns: 500 },
    );
  });

  it('two that stand apart do, once each has responded twice at a common time', () => {
    fc.assert(
      fc.property(polls, polls, fc.integer({ min: 1, max: 9 }), (one, other, apart) => {
        const [a, b] = [
          figureOf(readingsOf(one, () => 41)),
          figureOf(readingsOf(other, () => 41 + apart)),
        ];
        const isTwice = one.times > 1 && other.times > 1;
        const meets = a.from <= b.answeredAt && b.from <= a.answeredAt;
        expect(contradicts(a, b)).toBe(isTwice && meets);
      }),
      { seed, numRuns: 500 },
    );
  });
});
