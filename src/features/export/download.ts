import { easternDate } from '../../domain/time/eastern.ts';

/** Saves text, or its parts, as a file. The name is ours, never the server's. */
export function download(
  name: string,
  content: string | string[],
  type: 'text/plain' | 'text/csv' | 'application/json',
): void {
  const url = URL.createObjectURL(new Blob([content].flat(), { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Until it is revoked, a URL keeps its content in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function appointmentReportName(nowMs: number): string {
  return `appointment-report-${easternDate(nowMs)}.json`;
}

export function monthlyMetricsName(nowMs: number): string {
  return `monthly-metrics-${easternDate(nowMs)}.json`;
}

export function appointmentsTextName(nowMs: number): string {
  return `appointments-${easternDate(nowMs)}.txt`;
}

export function invalidPhonesName(nowMs: number): string {
  return `invalid-phones-${easternDate(nowMs)}.csv`;
}
