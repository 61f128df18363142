import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appointment } from '../../../../tests/entities.ts';
import { easternMs } from '../../../../tests/recorded-days.ts';
import { bookedTotals } from './curve.ts';

const day = '2026-11-21';

describe('booking times', () => {
  beforeAll(() => void vi.useFakeTimers({ now: easternMs(day, '11:59'), toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  const row = (time: string, status = 'valid') => [time, status] as const;
  const totalsOf = (rows: readonly (readonly [string, string])[], until: number) =>
    bookedTotals(
      rows.map(([time, status]) => appointment({ time, status })),
      day,
      until,
    );
  it.each([
    ['no rows', [], []],
    ['no instants', [row('noon'), row('2026-11-21'), row('11/21/2026 10:00'), row('N/A')], []],
    ['another day', [row('2026-11-20T10:00:00-05:00')], []],
    ['invalid rows', [row('2026-11-21T10:00:00-05:00', 'blocked')], []],
    ['later rows', [row('2026-11-21T12:00:01-05:00')], []],
    [
      'the instants among others, in any order and zone',
      [row('2026-11-21T11:00:00-05:00'), row('soon'), row('2026-11-21T15:00:00Z')],
      [
        [0, 600, 0],
        [600, 660, 1],
        [660, 720, 2],
      ],
    ],
    [
      'a time of day as one of today, and a clock without a zone as Eastern (rulings A12)',
      [row('10:30'), row('2:41 PM'), row('2026-11-21 11:00')],
      [
        [0, 630, 0],
        [630, 660, 1],
        [660, 720, 2],
      ],
    ],
  ])('%s', (_name, rows, wanted) => {
    const totals = totalsOf(rows, 720);
    expect(totals.map(({ from, to, valid }) => [from, to, valid])).toEqual(wanted);
  });

  it('count rows: never more than there are, and never fewer later', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 1_440 }), (booked, until) => {
        const start = easternMs(day, '00:00');
        const rows = booked.map((each) => row(new Date(start + each * 60_000).toISOString()));
        const counted = (by: number) => booked.filter((minute) => minute <= by).length;
        const totals = totalsOf(rows, until);
        for (const { to } of totals) expect(to).toBeLessThanOrEqual(until);
        for (const { from, valid } of totals.filter((total) => total.from < total.to))
          expect(valid).toBe(counted(from));
      }),
    );
  });
});
