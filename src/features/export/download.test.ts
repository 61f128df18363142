import { expect, it } from 'vitest';
import {
  appointmentReportName,
  appointmentsTextName,
  invalidPhonesName,
  monthlyMetricsName,
} from './download.ts';

it.each([
  ['2026-11-21T19:41:48Z', '2026-11-21'],
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
])('%s: files of %s', (instant, date) => {
  const ms = Date.parse(instant);
  expect(appointmentReportName(ms)).toBe(`appointment-report-${date}.json`);
  expect(monthlyMetricsName(ms)).toBe(`monthly-metrics-${date}.json`);
  expect(appointmentsTextName(ms)).toBe(`appointments-${date}.txt`);
  expect(invalidPhonesName(ms)).toBe(`invalid-phones-${date}.csv`);
});
