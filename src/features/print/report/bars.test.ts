import { describe, expect, it } from 'vitest';
import { dayBars, hourBars } from './bars.tsx';

const at = (time: string, status = 'valid') => ({ time, status });

describe('bars of hours', () => {
  it('are 9 AM to 9 PM Eastern, with valid, invalid and all', () => {
    const bars = hourBars([
      at('2026-11-21T19:41:00Z'),
      at('2026-11-21T14:10:00-05:00', 'blocked'),
      at('2026-11-21T14:59:59-05:00', 'pending'),
      at('no time'),
    ]);
    expect(bars).toHaveLength(12);
    expect([bars[0]?.label, bars[3]?.label, bars.at(-1)?.label]).toEqual(['9 AM', '12 PM', '8 PM']);
    expect(bars[5]).toEqual({ label: '2 PM', valid: 1, invalid: 1, all: 3 });
  });

  it('are more where events lie outside, and none without a time', () => {
    const bars = hourBars([at('2026-11-21T00:30:00-05:00'), at('2026-11-21T23:00:00-05:00')]);
    expect(bars).toHaveLength(24);
    expect([bars[0]?.label, bars.at(-1)?.label]).toEqual(['12 AM', '11 PM']);
    expect(hourBars([at(''), at('soon')])).toEqual([]);
  });
});

describe('bars of days', () => {
  const week = { start: '2026-11-16', end: '2026-11-21' };

  it('are the days of the week that is shown', () => {
    const bars = dayBars([at('2026-11-16T09:00:00-05:00'), at('2026-11-22T02:00:00Z')], week);
    expect(bars.map(({ label, all }) => `${label}: ${all}`)).toEqual([
      'Nov 16: 1',
      'Nov 17: 0',
      'Nov 18: 0',
      'Nov 19: 0',
      'Nov 20: 0',
      'Nov 21: 1',
    ]);
  });

  it.each([
    ['an event outside', [at('2026-11-16T09:00:00-05:00'), at('2026-11-22T12:00:00-05:00')], week],
    ['no events', [], week],
    ['an unreadable day', [at('2026-11-16T09:00:00-05:00')], { start: '', end: 'soon' }],
    [
      'a longer time',
      [at('2026-11-16T09:00:00-05:00')],
      { start: '2026-10-16', end: '2026-11-21' },
    ],
    [
      'days in the wrong order',
      [at('2026-11-16T09:00:00-05:00')],
      { start: week.end, end: week.start },
    ],
  ])('are none with %s', (_, events, range) => {
    expect(dayBars(events, range)).toEqual([]);
  });
});
