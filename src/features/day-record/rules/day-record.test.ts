import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternMs } from '../../../../tests/recorded-days.ts';
import { easternTimeSeconds } from '../../../domain/time/eastern.ts';
import {
  type DayRecord,
  emptyDay,
  evictionOrder,
  type Figures,
  gapMs,
  gapsOf,
  mergeDays,
  minuteOf,
  confirmedUntil,
  thinned,
  withFigures,
} from './day-record.ts';

const day = '2026-11-21';
const opened = Date.parse('2026-11-21T13:52:00Z');
const minute = 60_000;

function figures(valid: number | null): Figures {
  return { valid, regions: [], telemarketers: [] };
}

type Received = readonly (readonly [ms: number, valid: number])[];

const recordOf = (received: Received): DayRecord =>
  received.reduce(
    (record, [ms, valid]) => withFigures(record, figures(valid), opened + ms),
    emptyDay(day),
  );

/** The record of totals at Eastern times: '8:52 1, 8:53:20 2'. */
const dayWith = (received: string) =>
  recordOf(
    received.split(', ').map((one) => {
      const [time = '', valid] = one.split(' ');
      return [easternMs(day, time) - opened, Number(valid)];
    }),
  );

const clock = (ms: number) => easternTimeSeconds(ms).replace(/(:00)? [AP]M$/, '');
const short = (record: DayRecord) =>
  [
    record.points.map(({ at, valid }) => `${clock(at)} ${valid}`).join(', '),
    ...gapsOf(record).map((gap) => `no data ${gap.map(clock).join('-')}`),
    `until ${clock(confirmedUntil(record) ?? NaN)}`,
  ].join('; ');

it.each([
  ['a change is a point', '8:52 1, 8:53 2', '8:52 1, 8:53 2; until 8:53'],
  ['unchanged figures only confirm', '8:52 1, 8:53:30 1', '8:52 1; until 8:53:30'],
  ['a minute has one point', '8:52 1, 8:52:20 2, 8:52:59 3', '8:52:59 3; until 8:52:59'],
  ['five minutes are no gap', '8:52 1, 8:57 1', '8:52 1; until 8:57'],
  [
    'more than five minutes are a gap',
    '8:52 1, 8:57:01 1',
    '8:52 1; no data 8:52-8:57:01; until 8:57:01',
  ],
  ['older figures are ignored', '8:53 1, 8:52 2', '8:53 1; until 8:53'],
])('withFigures: %s', (_, received, expected) => {
  expect(short(dayWith(received))).toBe(expected);
});

it('mergeDays merges the records of two pages; only a gap in both is left', () => {
  const both = mergeDays(dayWith('8:52 1, 9:22 4'), dayWith('8:56 2, 9:00 2, 9:04 3'));
  expect(short(both)).toBe('8:52 1, 8:56 2, 9:04 3, 9:22 4; no data 9:04-9:22; until 9:22');
});

describe('bounds', () => {
  it('a past day has the first point, and the last one of each quarter of an hour', () => {
    const record = dayWith('8:52 1, 8:54 2, 8:59 3, 9:01 4, 10:02 5');
    expect(short(thinned(record))).toMatch(/^8:52 1, 8:59 3, 9:01 4, 10:02 5; /);
  });

  it('a past day has the first point after each gap', () => {
    const record = dayWith('8:52 1, 8:54 2, 9:30 3, 9:33 4, 9:34 5');
    expect(short(thinned(record))).toBe(
      '8:52 1, 8:54 2, 9:30 3, 9:34 5; no data 8:54-9:30; until 9:34',
    );
  });

  it('days after today are deleted first, then the oldest, and today never', () => {
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

function expectValid(record: DayRecord, all: Received) {
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
  it('a record is valid, alone and merged with another, whole and thinned', () => {
    fc.assert(
      fc.property(received, received, (one, other) => {
        const [a, b] = [recordOf(one), recordOf(other)];
        const both = mergeDays(a, b);
        for (const record of [a, b]) expectValid(record, [...one, ...other]);
        expectValid(both, [...one, ...other]);
        const thin = thinned(both);
        expect(isIn(thin, [...one, ...other])).toBe(true);
        expect(thin.points.length).toBeLessThanOrEqual(24 * 4 + 1);
      }),
    );
  });

  it('merging is the same in any order, once or twice', () => {
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
