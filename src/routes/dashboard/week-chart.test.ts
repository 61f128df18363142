import { describe, expect, it } from 'vitest';
import { appointment, month } from '../../../tests/entities.ts';
import { dayOf } from '../../domain/time/read-time.ts';
import { daysOfWeek, usualWeek } from './week-chart.tsx';

const day = (text: string) => ({ date: dayOf(text), text });
const days = (start: string, end: string) => ({ start: day(start), end: day(end) });
const range = days('2026-11-16', '2026-11-18');
const row = (time: string, status = 'valid') => appointment({ time, status });

describe('the days of a week', () => {
  it('count the valid appointments by their Eastern day, empty days too', () => {
    const rows = [
      row('2026-11-16T14:00:00Z'),
      row('2026-11-17T04:59:59Z'),
      row('2026-11-18T20:00:00Z'),
      row('2026-11-18T20:00:00Z', 'blocked'),
      row('2026-11-18T20:00:00Z', 'pending'),
    ];
    expect(daysOfWeek(rows, range, 3)).toEqual([
      { day: '2026-11-16', valid: 2 },
      { day: '2026-11-17', valid: 0 },
      { day: '2026-11-18', valid: 1 },
    ]);
  });

  it.each([
    ['another total', [row('2026-11-16T14:00:00Z')], range, 2],
    ['no total', [row('2026-11-16T14:00:00Z')], range, null],
    ['nothing at all', [], range, 0],
    ['a time that is no day', [row('2:38 PM'), row('2026-11-16T14:00:00Z')], range, 2],
    ['a day outside', [row('2026-11-16T14:00:00Z'), row('2026-11-19T14:00:00Z')], range, 2],
    ['no start', [row('2026-11-16T14:00:00Z')], days('', '2026-11-18'), 1],
    ['a range that ends before it starts', [], days('2026-11-18', '2026-11-16'), 0],
    ['a range of years', [row('2026-11-16T14:00:00Z')], days('2020-01-01', '2026-11-16'), 1],
  ])('are not drawn with %s (visual.md 14)', (_what, rows, sent, total) => {
    expect(daysOfWeek(rows, sent, total)).toBeNull();
  });
});

describe('a usual week', () => {
  const week = (startDate: string, endDate: string, count: number | null, isPartial = false) => ({
    startDate,
    endDate,
    totalAppointments: count,
    isPartial,
  });
  const october = [
    week('2026-10-12', '2026-10-17', 1),
    week('2026-10-19', '2026-10-24', 985),
    week('2026-10-26', '2026-10-31', 990),
  ];
  const november = [
    week('2026-11-02', '2026-11-07', 1_001),
    week('2026-11-09', '2026-11-14', 1_033),
    week('2026-11-16', '2026-11-21', 1_040),
  ];
  const months = (...lists: (typeof october)[]) =>
    lists.map((weeklyBreakdown) => month({ weeklyBreakdown }));

  it('spans the last four full weeks before this one, in any order, each once', () => {
    const usual = { lowest: 985, highest: 1_033 };
    expect(usualWeek(months(november, october), '2026-11-16')).toEqual(usual);
    expect(usualWeek(months(october, november, november), '2026-11-16')).toEqual(usual);
  });

  it('needs four full weeks with a count', () => {
    expect(usualWeek(months(november), '2026-11-16')).toBeNull();
    expect(usualWeek([], '2026-11-16')).toBeNull();
    const partial = week('2026-11-09', '2026-11-14', 1_033, true);
    expect(usualWeek(months(october, [partial]), '2026-11-16')).toBeNull();
    const unread = week('2026-11-09', '2026-11-14', null);
    expect(usualWeek(months(october, [unread]), '2026-11-16')).toBeNull();
  });
});
