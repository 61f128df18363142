import { dashboardPath as path } from '../api/early-path.ts';
import { apiBase } from '../base.ts';
import type { EarlyRequest } from '../query/request.ts';

/** An unused response is aborted after this time, in ms: it is old and occupies a connection. */
const unusedMs = 15_000;

/** Requests the figures of `/`, for the app's first request (src/query/request.ts). */
export function sendEarlyRequest(): EarlyRequest {
  const controller = new AbortController();
  const response = fetch(apiBase + path, {
    method: 'GET',
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: controller.signal,
  });
  // Before the app uses it, a failure must not count as an unhandled rejection.
  response.catch(() => undefined);
  setTimeout(dropEarlyRequest, unusedMs);
  return (globalThis.earlyRequest = {
    path,
    response,
    abort: () => controller.abort(),
    sentAt: performance.now(),
    sentAtWall: Date.now(),
  });
}

export function dropEarlyRequest(): void {
  globalThis.earlyRequest?.abort();
  globalThis.earlyRequest = undefined;
}
