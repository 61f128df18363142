import { expect, it } from 'vitest';
import { todaySubtitle, weekSubtitle } from './period.ts';

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
  ['Nov 16', 'Nov 21', 'Week of \u2068Nov 16\u2069 to \u2068Nov 21\u2069 (Call Center Closed)'],
  ['', '__proto__', 'Week of – to \u2068__proto__\u2069 (Call Center Closed)'],
  [
    '\u202E61 voN',
    '2026-11-21',
    'Week of \u206861 voN\u2069 to November 21, 2026 (Call Center Closed)',
  ],
])('%j to %j', (start, end, subtitle) => {
  expect(weekSubtitle({ start, end })).toBe(subtitle);
});

it.each([
  ['2026-11-22T04:59:59Z', 'Today, Saturday, November 21, 2026'],
  ['2026-11-22T05:00:00Z', 'Today, Sunday, November 22, 2026'],
  ['2026-03-08T06:59:59Z', 'Today, Sunday, March 8, 2026'],
])('%s: %s', (instant, subtitle) => {
  expect(todaySubtitle(Date.parse(instant))).toBe(subtitle);
});
