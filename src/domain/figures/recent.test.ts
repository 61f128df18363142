import { expect, it } from 'vitest';
import { instantOf } from '../time/read-time.ts';
import { inLastDay } from './recent.ts';

const now = Date.parse('2026-11-21T19:41:48Z');

it.each([
  [[], 0],
  [['2026-11-21T19:41:00Z', '2026-11-20T19:41:49Z'], 2],
  [['2026-11-21T19:41:00Z', '2026-11-20T19:41:48Z', '2026-11-15T00:00:00Z'], 1],
  [['2026-11-20 15:00', '2026-11-20 14:00'], 1],
  [['2026-11-21T19:42:00Z'], 1],
  // '1 older' would be untrue (3.13).
  [['2026-11-23T19:41:00Z', '2026-11-21T19:41:00Z'], null],
  [['2026-11-21T19:41:00Z', '9:00 AM'], null],
  [['2026-11-21T19:41:00Z', ''], null],
])('of %j, %j are in the last 24 hours', (times, count) => {
  expect(
    inLastDay(
      times.map((text) => ({ ms: instantOf(text), text })),
      now,
    ),
  ).toBe(count);
});
