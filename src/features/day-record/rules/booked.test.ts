import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternMs } from '../../../../tests/recorded-days.ts';
import { bookedTotals } from './curve.ts';

const day = '2026-11-21';

describe('booking times', () => {
  const row = (time: string, status = 'valid') => ({ time, status });
  it.each([
    ['no rows', [], []],
    ['no instants', [row('2:41 PM'), row('2026-11-21'), row('N/A')], []],
    ['another day', [row('2026-11-20T10:00:00-05:00')], []],
    ['invalid rows', [row('2026-11-21T10:00:00-05:00', 'blocked')], []],
    ['later rows', [row('2026-11-21T12:00:01-05:00')], []],
    [
      'the instants among others, in any order and zone',
      [row('2026-11-21T11:00:00-05:00'), row('10:30'), row('2026-11-21T15:00:00Z')],
      [
        [0, 600, 0],
        [600, 660, 1],
        [660, 720, 2],
      ],
    ],
  ])('%s', (_name, rows, wanted) => {
    const totals = bookedTotals(rows, day, 720);
    expect(totals.map(({ from, to, valid }) => [from, to, valid])).toEqual(wanted);
  });

  it('count rows: never more than there are, and never fewer later', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 1_440 }), (booked, until) => {
        const start = easternMs(day, '00:00');
        const rows = booked.map((each) => row(new Date(start + each * 60_000).toISOString()));
        const counted = (by: number) => booked.filter((minute) => minute <= by).length;
        const totals = bookedTotals(rows, day, until);
        for (const { to } of totals) expect(to).toBeLessThanOrEqual(until);
        for (const { from, valid } of totals.filter((total) => total.from < total.to))
          expect(valid).toBe(counted(from));
      }),
    );
  });
});
