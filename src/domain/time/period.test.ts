import { expect, it } from 'vitest';
import { daysOf, periodOf, todaySubtitle, weekSubtitle, workingDays } from './period.ts';
import { dayOf } from './read-time.ts';

const day = (text: string) => ({ date: dayOf(text), text });
const range = (start: string, end: string) => ({ start: day(start), end: day(end) });

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
  ['2026-11-21', '2026-11-16', 'Nov 21 – Nov 16'],
  ['', '2026-11-21', 'this week'],
  ['Nov 16', '__proto__', 'this week'],
])('from %j to %j is %s, compared with no days', (start, end, days) => {
  const before = ' before';
  expect(periodOf(range(start, end))).toEqual({ isWeek: true, name: 'this week', days, before });
});

it.each([
  [
    '2026-11-16',
    '2026-11-21',
    'Week of November 16, 2026 to November 21, 2026 (Call Center Closed)',
  ],
  [
    '2026-11-16T14:00:00Z',
    '2026-11-22T01:00:00.000Z',
    'Week of November 16, 2026 to November 21, 2026 (Call Center Closed)',
  ],
  // A range that ends before it begins is shown as its two ends (C19).
  [
    '2026-11-21',
    '2026-11-16',
    'Week of November 21, 2026 – November 16, 2026 (Call Center Closed)',
  ],
  ['Nov 16', 'Nov 21', 'Week of \u2068Nov 16\u2069 to \u2068Nov 21\u2069 (Call Center Closed)'],
  ['', '__proto__', 'Week of – to \u2068__proto__\u2069 (Call Center Closed)'],
])('%j to %j', (start, end, subtitle) => {
  expect(weekSubtitle(range(start, end))).toBe(subtitle);
});

it.each([
  ['2026-11-22T04:59:59Z', 'Today, Saturday, November 21, 2026'],
  ['2026-11-22T05:00:00Z', 'Today, Sunday, November 22, 2026'],
  ['2026-03-08T06:59:59Z', 'Today, Sunday, March 8, 2026'],
])('%s: %s', (instant, subtitle) => {
  expect(todaySubtitle(Date.parse(instant))).toBe(subtitle);
});

it.each([
  ['2026-11-20', '2026-11-22', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['2026-02-28', '2026-03-01', ['2026-02-28', '2026-03-01']],
  ['2026-11-21', '2026-11-16', []],
  ['2026-11-14', '2026-11-21', []],
  ['', '2026-11-21', []],
])('the days from %j to %j are %j', (start, end, days) => {
  expect(daysOf(range(start, end))).toEqual(days);
});

it.each([
  ['2026-07-06', '2026-11-20', 119],
  ['2026-11-16', '2026-11-21', 6],
  ['2026-11-16', '2026-11-22', 6],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-22', '2026-11-23', 1],
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-01T14:00:00Z', '2026-11-21T02:00:00Z', 17],
  ['2026-11-21', '2026-11-20', null],
  ['', '2026-11-20', null],
  ['2026-11-20', 'soon', null],
])('workingDays from %j to %j are %j', (start, end, count) => {
  expect(workingDays(day(start), day(end))).toBe(count);
});
