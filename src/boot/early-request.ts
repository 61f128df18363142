import type { EarlyRequest } from '../query/request.ts';

const path = '/api/dashboard';
/** After this an untaken response is aborted: it is old, and holds a connection; in ms. */
const keptMs = 15_000;

/** Requests the figures of `/` for src/query/request.ts. */
export function sendEarlyRequest(): EarlyRequest {
  const controller = new AbortController();
  const response = fetch(path, {
    method: 'GET',
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: controller.signal,
  });
  // Not reported as unhandled until it is taken.
  response.catch(() => undefined);
  setTimeout(dropEarlyRequest, keptMs);
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
