import { expect, it } from 'vitest';
import { reads } from './index.ts';
import { instantOf } from '../domain/time/read-time.ts';
import { countInLastDay, recentValidations } from './validations.ts';

const timeOf = (text: string) => ({ ms: instantOf(text), text });

it.each([
  [[], 0],
  [['2026-11-21T19:41:00Z', '2026-11-20T19:41:49Z'], 2],
  [['2026-11-21T19:41:00Z', '2026-11-20T19:41:48Z', '2026-11-15T00:00:00Z'], 1],
  [['2026-11-20 15:00', '2026-11-20 14:00'], 1],
  [['2026-11-23T19:41:00Z', '2026-11-21T19:41:00Z'], 2],
  [['2026-11-21T19:41:00Z', '9:00 AM', ''], 1],
])('of %j, %j are in the last 24 hours', (times, count) => {
  const rows = times.map((text) => ({ time: timeOf(text) }));
  expect(countInLastDay(rows, Date.parse('2026-11-21T19:41:48Z'))).toBe(count);
});

it('counts by result, the newest first (C37)', () => {
  const sent = [
    { id: '1', status: 'valid', time: '2026-11-21T14:00:00Z' },
    { id: '2', status: 'pending', time: '2026-11-21T15:00:00Z' },
    { id: '3', status: 'blocked', time: '2026-11-21T13:00:00Z' },
  ];
  const figures = recentValidations.figures(reads.recentValidations.response(sent));
  expect(figures.newestFirst.map(({ id }) => id)).toEqual(['2', '1', '3']);
  expect(figures).toMatchObject({ all: 3, blocked: 2, unknown: 1 });
});
