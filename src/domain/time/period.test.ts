import { expect, it } from 'vitest';
import { periodOf } from './period.ts';

it('is today on a working day', () => {
  expect(periodOf(null)).toEqual({
    isWeek: false,
    name: 'today',
    days: 'today',
    before: ' yesterday',
  });
});

it.each([
  ['2026-11-16', '2026-11-21', 'Nov 16 to Nov 21'],
  ['2026-12-28', '2027-01-02', 'Dec 28 to Jan 2'],
  ['2026-03-02T14:00:00Z', '2026-03-08T01:00:00Z', 'Mar 2 to Mar 7'],
  ['', '2026-11-21', 'this week'],
  ['Nov 16', '__proto__', 'this week'],
])('from %j to %j is %s, compared with no days', (start, end, days) => {
  const before = ' before';
  expect(periodOf({ start, end })).toEqual({ isWeek: true, name: 'this week', days, before });
});
