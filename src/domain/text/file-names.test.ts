import { describe, expect, it } from 'vitest';
import { noFilter } from '../appointment/row-filter.ts';
import { appointmentReportName, appointmentsTextName, monthlyMetricsName } from './file-names.ts';
import { appointmentsCsvName } from '../appointment/csv-name.ts';

it.each([
  ['2026-11-21T19:41:48Z', '2026-11-21'],
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
])('%s: files of %s', (instant, date) => {
  const ms = Date.parse(instant);
  expect(appointmentReportName(ms)).toBe(`appointment-report-${date}.json`);
  expect(monthlyMetricsName(ms)).toBe(`monthly-metrics-${date}.json`);
  expect(appointmentsTextName(ms)).toBe(`appointments-${date}.txt`);
});

describe('the name of a CSV file says region, filter and date', () => {
  const now = Date.parse('2026-11-22T04:59:59Z');

  it.each([
    ['valid', {}, 'all-regions-valid'],
    ['invalid', { region: 'FL', telemarketer: 'Daniel Cole' }, 'florida-invalid-daniel-cole'],
    ['all', { region: 'Nevada', hour: 0, q: 'Zoë  O’Neil' }, 'nevada-all-events-12-am-zoe-o-neil'],
    ['valid', { rep: '../../etc/passwd', status: 'a:b*?"<>|' }, 'all-regions-valid-etc-passwd-a-b'],
    ['valid', { reason: '北京' }, 'all-regions-valid-other'],
    ['valid', { q: 'W'.repeat(9_000) }, `all-regions-valid-${'w'.repeat(30)}`],
  ] as const)('%s, %j: %s', (list, filter, name) => {
    expect(appointmentsCsvName(list, { ...noFilter, ...filter }, now)).toBe(
      `appointments-${name}-2026-11-21.csv`,
    );
  });
});
