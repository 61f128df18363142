import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { dayOf } from '../../domain/time/read-time.ts';
import { daysOfWeek } from './week-chart.tsx';

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
