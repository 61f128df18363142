import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DayRecord,
  emptyDay,
  evictionOrder,
  type Figures,
  gapMs,
  gapsOf,
  mergeDays,
  minuteOf,
  seenUntil,
  thinned,
  withFigures,
} from './day-record.ts';

const day = '2026-11-21';
const opened = Date.parse('2026-11-21T13:52:00Z');
const minute = 60_000;

function figures(valid: number | null, pendingAlerts: number | null = null): Figures {
  return { valid, activeRegions: 4, confidence: 86, regions: [], telemarketers: [], pendingAlerts };
}

type Received = readonly (readonly [ms: number, valid: number])[];

const recordOf = (received: Received): DayRecord =>
  received.reduce(
    (record, [ms, valid]) => withFigures(record, figures(valid), opened + ms),
    emptyDay(day),
  );

const short = (record: DayRecord) => ({
  points: record.points.map(({ at, valid }) => [at - opened, valid]),
  gaps: gapsOf(record).map((gap) => gap.map((ms) => ms - opened)),
  seenUntil: (seenUntil(record) ?? NaN) - opened,
});

describe('withFigures', () => {
  it.each<[string, Received, object]>([
    [
      'a change is a point',
      [
        [0, 1],
        [60_000, 2],
      ],
      {
        points: [
          [0, 1],
          [60_000, 2],
        ],
        gaps: [],
        seenUntil: 60_000,
      },
    ],
    [
      'the same again only confirms',
      [
        [0, 1],
        [90_000, 1],
      ],
      { points: [[0, 1]], gaps: [], seenUntil: 90_000 },
    ],
    [
      'a minute has one point',
      [
        [0, 1],
        [20_000, 2],
        [59_999, 3],
      ],
      { points: [[59_999, 3]], gaps: [], seenUntil: 59_999 },
    ],
    [
      'five minutes are no gap',
      [
        [0, 1],
        [gapMs, 1],
      ],
      { points: [[0, 1]], gaps: [], seenUntil: gapMs },
    ],
    [
      'more are',
      [
        [0, 1],
        [gapMs + 1, 1],
      ],
      { points: [[0, 1]], gaps: [[0, gapMs + 1]], seenUntil: gapMs + 1 },
    ],
    [
      'what is older than the last is left out',
      [
        [60_000, 1],
        [0, 2],
      ],
      { points: [[60_000, 1]], gaps: [], seenUntil: 60_000 },
    ],
  ])('%s', (_, received, expected) => {
    expect(short(recordOf(received))).toEqual(expected);
  });
});

describe('mergeDays', () => {
  it('unites what two pages saw: a gap is where neither did', () => {
    const one = recordOf([
      [0, 1],
      [30 * minute, 4],
    ]);
    const other = recordOf([
      [4 * minute, 2],
      [8 * minute, 2],
      [12 * minute, 3],
    ]);
    expect(short(mergeDays(one, other))).toEqual({
      points: [
        [0, 1],
        [4 * minute, 2],
        [12 * minute, 3],
        [30 * minute, 4],
      ],
      gaps: [[12 * minute, 30 * minute]],
      seenUntil: 30 * minute,
    });
  });
});

describe('bounds', () => {
  it('a day that is over has the first point, and the last one of each quarter of an hour', () => {
    const record = recordOf([
      [0, 1],
      [2 * minute, 2],
      [7 * minute, 3],
      [9 * minute, 4],
      [70 * minute, 5],
    ]);
    expect(short(thinned(record)).points).toEqual([
      [0, 1],
      [7 * minute, 3],
      [9 * minute, 4],
      [70 * minute, 5],
    ]);
  });

  it('a day that is over has the first point after a gap: none holds where another was received', () => {
    const points = [
      [0, 1],
      [2 * minute, 2],
      [38 * minute, 3],
      [41 * minute, 4],
      [42 * minute, 5],
    ] as const;
    const record = recordOf(points);
    expect(gapsOf(record)).toHaveLength(1);
    expect(short(thinned(record)).points).toEqual(points.filter(([, valid]) => valid !== 4));
  });

  it('what a wrong clock called later goes first, then the oldest; today never', () => {
    const days = ['2026-11-18', '2099-01-01', '2026-11-17', day];
    expect(evictionOrder(days, day)).toEqual(['2099-01-01', '2026-11-17', '2026-11-18']);
  });
});

const received = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 24 * 60 * minute }), fc.integer({ min: 0, max: 3 })),
  { maxLength: 60 },
);

const isIn = (record: DayRecord, all: Received) =>
  record.points.every(({ at, valid }) =>
    all.some(([ms, of]) => at === opened + ms && valid === of),
  );

function expectSound(record: DayRecord, all: Received) {
  const ats = record.points.map(({ at }) => at);
  expect(isIn(record, all), 'never a point that was not received').toBe(true);
  expect(ats).toEqual(ats.toSorted((a, b) => a - b));
  expect(new Set(record.points.map(({ at }) => minuteOf(at))).size).toBe(ats.length);
  expect(ats.length).toBeLessThanOrEqual(24 * 60 + 1);
  for (const [from, to] of gapsOf(record)) expect(to - from).toBeGreaterThan(gapMs);
  for (const at of ats)
    expect(record.spans.some(([from, to]) => from <= at && at <= to)).toBe(true);
}

describe('any order of responses, gaps and clock changes', () => {
  it('a record is sound, alone and mergeIntervals with another, whole and thinned', () => {
    fc.assert(
      fc.property(received, received, (one, other) => {
        const [a, b] = [recordOf(one), recordOf(other)];
        const both = mergeDays(a, b);
        for (const record of [a, b]) expectSound(record, [...one, ...other]);
        expectSound(both, [...one, ...other]);
        const thin = thinned(both);
        expect(isIn(thin, [...one, ...other])).toBe(true);
        expect(thin.points.length).toBeLessThanOrEqual(24 * 4 + 1);
      }),
    );
  });

  it('uniting is the same in any order, and once or twice', () => {
    fc.assert(
      fc.property(received, received, (one, other) => {
        const [a, b] = [recordOf(one), recordOf(other)];
        const both = mergeDays(a, b);
        expect(mergeDays(both, b)).toEqual(both);
        expect(mergeDays(both, both)).toEqual(both);
        expect(mergeDays(b, a).spans).toEqual(both.spans);
        expect(mergeDays(b, a).points.map(({ at }) => minuteOf(at))).toEqual(
          both.points.map(({ at }) => minuteOf(at)),
        );
      }),
    );
  });
});
