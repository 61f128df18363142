import { expect, it } from 'vitest';
import { isOpenAt } from './calendar.ts';

it.each([
  ['2026-11-21T13:59:59Z', false],
  ['2026-11-21T14:00:00Z', true],
  ['2026-11-22T01:59:59Z', true],
  ['2026-11-22T02:00:00Z', false],
  ['2026-11-22T18:00:00Z', false],
  // Sundays of the clock changes, and the Mondays after them at 9 AM by the new clock.
  ['2026-03-08T18:00:00Z', false],
  ['2026-03-09T12:59:59Z', false],
  ['2026-03-09T13:00:00Z', true],
  ['2026-11-01T18:00:00Z', false],
  ['2026-11-02T13:59:59Z', false],
  ['2026-11-02T14:00:00Z', true],
])('%s: open %j', (instant, open) => {
  expect(isOpenAt(Date.parse(instant))).toBe(open);
});
