import { easternDate } from '../time/eastern.ts';

/**
 * File name of the dashboard export (spec 9) on the Eastern date of an instant in ms (rulings B2).
 */
export function appointmentReportName(nowMs: number): string {
  return `appointment-report-${easternDate(nowMs)}.json`;
}

/**
 * File name of the monthly export (spec 9) on the Eastern date of an instant in ms (rulings B2).
 */
export function monthlyMetricsName(nowMs: number): string {
  return `monthly-metrics-${easternDate(nowMs)}.json`;
}

/**
 * File name of the appointments' text export (spec 9) on the Eastern date of an instant in ms
 * (rulings B2).
 */
export function appointmentsTextName(nowMs: number): string {
  return `appointments-${easternDate(nowMs)}.txt`;
}
