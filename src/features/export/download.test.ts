import { expect, it } from 'vitest';
import { datedName } from './download.ts';

it.each([
  ['appointment-report.json', 'appointment-report-2026-11-21.json'],
  ['monthly-metrics.json', 'monthly-metrics-2026-11-21.json'],
  ['appointments.txt', 'appointments-2026-11-21.txt'],
] as const)('%s of a day is %s', (name, file) => {
  expect(datedName(name, '2026-11-21')).toBe(file);
});
