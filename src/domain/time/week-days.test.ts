import { expect, it } from 'vitest';
import { daysOf } from './period.ts';

it.each([
  ['2026-11-20', '2026-11-22', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
  ['2026-11-21', '2026-11-16', []],
  ['2026-11-14', '2026-11-21', []],
  ['', '2026-11-21', []],
])('the days from %j to %j are %j', (start, end, days) => {
  expect(daysOf({ start, end })).toEqual(days);
});
