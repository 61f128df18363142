import { errorEvents } from '../../boot/keep.ts';
import { buildId } from '../../config.ts';
import { type ErrorReport, reportOf, screenPattern } from './report.ts';

const batchMs = 5_000;
const retryMs = 60_000;
/** Different errors of one page; a body then stays far under the 64 kB limit of `sendBeacon`. */
const mostReports = 30;

/** Reports each different error of this page once, including those that src/boot kept. */
export function startErrorReports(url: string): void {
  const { href } = new URL(url, location.origin);
  const reported = new Set<string>();
  let due: readonly ErrorReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (due.length === 0) return;
    if (send(href, due)) due = [];
    else timer = setTimeout(flush, retryMs);
  };

  const onEvent = (event: Event) => {
    try {
      const report = reportOf(event, screenPattern(location), location.origin);
      const key = JSON.stringify(report);
      if (report === null || reported.has(key) || reported.size >= mostReports) return;
      reported.add(key);
      due = [...due, report];
      timer ??= setTimeout(flush, batchMs);
    } catch {
      // Reading a thrown object may throw too; that error is dropped.
    }
  };
  for (const type of errorEvents) addEventListener(type, onEvent);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  addEventListener('pagehide', flush);
  globalThis.keptErrors?.splice(0).forEach(onEvent);
}

/** False where the browser has no beacons, refuses one, or throws. */
function send(url: string, errors: readonly ErrorReport[]): boolean {
  const engine = engineOf(navigator.userAgent);
  const sentAt = new Date().toISOString();
  const batch = { version: 2, build: buildId, engine, sentAt, errors };
  try {
    // This type needs no preflight on another origin.
    const body = new Blob([JSON.stringify(batch)], { type: 'text/plain;charset=utf-8' });
    return navigator.sendBeacon(url, body);
  } catch {
    return false;
  }
}

/** Only the engine's family, because a full user agent identifies devices. */
function engineOf(userAgent: string): string {
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Chrome/')) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}
