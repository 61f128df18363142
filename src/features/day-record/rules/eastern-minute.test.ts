import { describe, expect, it } from 'vitest';
import { easternMinute } from './curve.ts';

describe('a time of an Eastern day', () => {
  it.each([
    ['2026-11-20', '10:15', '2026-11-20T15:15Z'],
    ['2026-07-03', '10:15', '2026-07-03T14:15Z'],
    ['2026-07-03', '23:59', '2026-07-04T03:59Z'],
    // The clock goes back at 2: the first of two.
    ['2026-11-01', '01:30', '2026-11-01T05:30Z'],
    ['2026-11-01', '02:30', '2026-11-01T07:30Z'],
    // It goes on at 2, and 2:30 is not there.
    ['2027-03-14', '02:30', '2027-03-14T07:30Z'],
  ])('%s %s is %s', (of, time, instant) => {
    expect(easternMinute(of, time)).toBe(Date.parse(instant) / 60_000);
  });

  it('is none of a day that is not in the calendar', () => {
    expect(easternMinute('2026-02-30', '10:15')).toBeNull();
  });
});
