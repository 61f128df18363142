import * as fc from 'fast-check';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { describe, expect, it } from 'vitest';
import {
  easternClock,
  easternDate,
  easternDateTime,
  easternLongDate,
  easternTime,
  easternTimeSeconds,
  easternZone,
  isEasternSunday,
  minuteOfDay,
  hourLabel,
  minuteText,
} from './eastern.ts';
import { easternIso } from '../text/csv.ts';

const at = (text: string) => Date.parse(text);

describe('Eastern dates and times', () => {
  it.each([
    // an ordinary afternoon, winter and summer
    ['2026-11-21T19:41:48Z', '2026-11-21', '2:41:48 PM', 14 * 60 + 41],
    ['2026-07-01T18:41:48Z', '2026-07-01', '2:41:48 PM', 14 * 60 + 41],
    // around midnight
    ['2026-11-22T04:59:59Z', '2026-11-21', '11:59:59 PM', 23 * 60 + 59],
    ['2026-11-22T05:00:00Z', '2026-11-22', '12:00:00 AM', 0],
    ['2026-12-31T17:00:00Z', '2026-12-31', '12:00:00 PM', 12 * 60],
    // clocks go forward at 2:00
    ['2026-03-08T06:59:59Z', '2026-03-08', '1:59:59 AM', 60 + 59],
    ['2026-03-08T07:00:00Z', '2026-03-08', '3:00:00 AM', 3 * 60],
    ['2026-03-08T04:59:59Z', '2026-03-07', '11:59:59 PM', 23 * 60 + 59],
    ['2026-03-09T04:00:00Z', '2026-03-09', '12:00:00 AM', 0],
    // clocks go back at 2:00
    ['2026-11-01T04:59:59Z', '2026-11-01', '12:59:59 AM', 59],
    ['2026-11-01T05:00:00Z', '2026-11-01', '1:00:00 AM EDT', 60],
    ['2026-11-01T05:30:00Z', '2026-11-01', '1:30:00 AM EDT', 90],
    ['2026-11-01T06:30:00Z', '2026-11-01', '1:30:00 AM EST', 90],
    ['2026-11-01T06:59:59Z', '2026-11-01', '1:59:59 AM EST', 119],
    ['2026-11-01T07:00:00Z', '2026-11-01', '2:00:00 AM', 120],
    ['2026-11-01T03:59:59Z', '2026-10-31', '11:59:59 PM', 23 * 60 + 59],
    ['2026-11-02T05:00:00Z', '2026-11-02', '12:00:00 AM', 0],
  ])('%s is %s, %s', (instant, date, time, minutes) => {
    expect(easternDate(at(instant))).toBe(date);
    expect(easternTimeSeconds(at(instant))).toBe(time);
    expect(easternTime(at(instant))).toBe(time.replace(/:\d\d (?=[AP]M)/, ' '));
    expect(Math.floor(minuteOfDay(at(instant)))).toBe(minutes);
  });

  it('writes the long forms with ordinary spaces', () => {
    expect(easternLongDate(at('2026-11-22T04:00:00Z'))).toBe('Saturday, November 21, 2026');
    expect(easternDateTime(at('2026-11-21T19:41:48Z'))).toBe('Nov 21, 2026, 2:41 PM');
    expect(easternDateTime(at('2026-11-01T06:30:00Z'))).toBe('Nov 1, 2026, 1:30 AM EST');
  });

  it.each([
    ['2026-11-22T04:59:59Z', false],
    ['2026-11-22T05:00:00Z', true],
    ['2026-11-23T04:59:59Z', true],
    ['2026-11-23T05:00:00Z', false],
    ['2026-03-08T05:00:00Z', true],
    ['2026-03-09T03:59:59Z', true],
    ['2026-03-09T04:00:00Z', false],
    ['2026-11-01T04:00:00Z', true],
    ['2026-11-02T04:59:59Z', true],
    ['2026-11-02T05:00:00Z', false],
  ])('%s is Sunday: %j', (instant, sunday) => {
    expect(isEasternSunday(at(instant))).toBe(sunday);
  });

  it.each([
    ['2026-11-21T19:41:03.999Z', '2026-11-21T14:41:03-05:00'],
    ['2026-07-04T03:59:59Z', '2026-07-03T23:59:59-04:00'],
    // The hour that comes twice.
    ['2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
  ])('%s is %s with its offset', (instant, text) => {
    expect(easternIso(at(instant))).toBe(text);
    expect(Date.parse(text)).toBe(Math.floor(at(instant) / 1000) * 1000);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%j ms is no instant', (ms) => {
    for (const show of [easternLongDate, easternDateTime]) expect(show(ms)).toBe('–');
  });

  it('agrees with date-fns-tz, which makes instants of wall-clock times (C27)', () => {
    const hourMs = 3_600_000;
    const shown = (ms: number) => {
      const { year, month, day, hour, minute, second } = easternClock(ms);
      const pad = (n = 0) => String(n).padStart(2, '0');
      return `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
    };
    const changes = ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'].map(at);
    const anywhere = fc.integer({
      min: at('2000-01-01T00:00:00Z'),
      max: at('2100-01-01T00:00:00Z'),
    });
    const atAChange = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * hourMs, max: 3 * hourMs }))
      .map(([change, ms]) => change + ms);
    fc.assert(
      fc.property(fc.oneof(anywhere, atAChange), (instant) => {
        const ms = Math.floor(instant / 1_000) * 1_000;
        const sameClock = [ms - hourMs, ms, ms + hourMs].filter(
          (each) => shown(each) === shown(ms),
        );
        expect(sameClock).toContain(fromZonedTime(shown(ms), easternZone).getTime());
      }),
      { seed: 20261121, numRuns: 2_000 },
    );
  });
});

it.each([
  [0, '12 AM'],
  [9, '9 AM'],
  [12, '12 PM'],
  [20, '8 PM'],
])('hourLabel of %d reads %s', (hour, text) => {
  expect(hourLabel(hour)).toBe(text);
});

it.each([
  [0, '12 AM'],
  [9 * 60, '9 AM'],
  [13 * 60 + 5.5, '1:05 PM'],
])('minute %d of the day reads %s', (minute, text) => {
  expect(minuteText(minute)).toBe(text);
});
