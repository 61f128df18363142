import { errorEvents } from '../../boot/keep-errors.ts';
import { buildId } from '../../config.ts';
import { Batches, type Batch } from './batches.ts';
import { reportOf } from './report.ts';
import { screenPattern } from './screen-pattern.ts';
import { reportStatus } from './status.ts';

const batchMs = 5_000;
const retryMs = 60_000;
const hourMs = 3_600_000;

/** Reports this page's errors to a URL from now on, and those that src/boot kept (docs/errors.md). Returns an unsubscribe function. */
export function startErrorReports(url: string): () => void {
  const { origin, href } = new URL(url, location.origin);
  const batches = new Batches({ build: buildId, engine: engineOf(navigator.userAgent) }, send);
  let timer: ReturnType<typeof setTimeout> | undefined;
  reportStatus.set({ sent: 0, refused: 0, isBlocked: false });

  function send(batch: Batch): boolean {
    // A type that another origin receives without a preflight.
    const body = new Blob([JSON.stringify(batch)], { type: 'text/plain;charset=utf-8' });
    const isSent = beacon(href, body);
    count(isSent);
    return isSent;
  }

  const flush = (all = false) => {
    clearTimeout(timer);
    const isDone = batches.flush(Date.now(), all);
    timer = isDone ? undefined : setTimeout(flush, retryMs);
  };

  const onEvent = (event: Event) => {
    if (isOwnRefusal(event, origin)) {
      const status = reportStatus.get();
      if (status) reportStatus.set({ ...status, isBlocked: true });
      return;
    }
    try {
      const report = reportOf(event, screenPattern(location), location.origin);
      if (report && batches.add(report, Date.now())) timer ??= setTimeout(flush, batchMs);
    } catch {
      // An object that throws when it is read is no reason for another error.
    }
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush(true);
  };
  const onLeave = () => flush(true);

  for (const type of errorEvents) addEventListener(type, onEvent);
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', onLeave);
  const hourly = setInterval(onLeave, hourMs);
  globalThis.keptErrors?.splice(0).forEach(onEvent);

  return () => {
    for (const type of errorEvents) removeEventListener(type, onEvent);
    document.removeEventListener('visibilitychange', onHide);
    removeEventListener('pagehide', onLeave);
    clearInterval(hourly);
    clearTimeout(timer);
    reportStatus.set(null);
  };
}

/** False where the browser has no beacons, refuses one, or throws. */
function beacon(url: string, body: Blob): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false;
  }
}

function count(isSent: boolean): void {
  const status = reportStatus.get();
  if (!status) return;
  const { sent, refused } = status;
  reportStatus.set({
    ...status,
    sent: sent + (isSent ? 1 : 0),
    refused: refused + (isSent ? 0 : 1),
  });
}

/** A report about a report would go on for ever. */
function isOwnRefusal(event: Event, origin: string): boolean {
  return (
    origin !== location.origin &&
    event instanceof SecurityPolicyViolationEvent &&
    event.effectiveDirective === 'connect-src' &&
    event.blockedURI.startsWith(origin)
  );
}

/** The engine's family alone: a whole user agent tells devices apart. */
function engineOf(userAgent: string): string {
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (userAgent.includes('Chrome/')) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}
