import { describe, expect, it } from 'vitest';
import { readStatus } from '../appointment/status.ts';
import { eventsByHour, hourLabel } from './hours.ts';
import { instantOf } from '../time/read-time.ts';

const at = (text: string) => ({
  time: { ms: instantOf(text), text },
  status: readStatus('valid'),
});

describe('eventsByHour', () => {
  it('has every hour of the call center, and counts in Eastern time', () => {
    const rows = ['2026-11-21T14:00:00Z', '2026-11-21T14:59:59Z', '2026-07-01T14:10:00Z', 'soon'];
    const { hours, untimed } = eventsByHour(rows.map(at));
    expect(hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    // 9 AM in winter, 10 AM in summer.
    expect(hours.slice(0, 3).map(({ all }) => all)).toEqual([2, 1, 0]);
    expect(untimed).toBe(1);
  });

  it('reaches beyond the day as far as there are bookings', () => {
    const { hours } = eventsByHour(['2026-11-21T12:30:00Z', '2026-11-22T04:00:00Z'].map(at));
    expect([hours[0], hours.at(-1)]).toEqual([
      { hour: 7, valid: 1, invalid: 0, all: 1 },
      { hour: 23, valid: 1, invalid: 0, all: 1 },
    ]);
    expect(eventsByHour([]).hours).toHaveLength(12);
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
