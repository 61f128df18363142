import { expect, it } from 'vitest';
import { datedName } from './download.ts';

it.each([
  ['2026-11-21T19:41:48Z', '2026-11-21'],
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
])('%s: files of %s', (instant, date) => {
  const ms = Date.parse(instant);
  expect(datedName('appointment-report.json', ms)).toBe(`appointment-report-${date}.json`);
  expect(datedName('monthly-metrics.json', ms)).toBe(`monthly-metrics-${date}.json`);
  expect(datedName('appointments.txt', ms)).toBe(`appointments-${date}.txt`);
});
