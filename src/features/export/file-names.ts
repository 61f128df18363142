import { easternDate } from '../../domain/time/eastern.ts';

export function appointmentReportName(nowMs: number): string {
  return `appointment-report-${easternDate(nowMs)}.json`;
}

export function monthlyMetricsName(nowMs: number): string {
  return `monthly-metrics-${easternDate(nowMs)}.json`;
}

export function appointmentsTextName(nowMs: number): string {
  return `appointments-${easternDate(nowMs)}.txt`;
}
