import { easternDate } from '../../domain/time/eastern.ts';

/** Saves a text, or a file's content, as a file. Pass a name of ours, never the server's. */
export function download(
  name: string,
  content: string | Blob,
  type: 'text/plain' | 'text/csv' | 'application/json' = 'text/plain',
): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Until it is revoked, a URL keeps its content in memory.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Name = 'appointment-report.json' | 'monthly-metrics.json' | 'appointments.txt';

/** A file name with the Eastern date: 'appointments-2026-11-21.txt'. */
export function datedName(name: Name, nowMs: number): string {
  return name.replace('.', `-${easternDate(nowMs)}.`);
}
