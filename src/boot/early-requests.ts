import type { EarlyRequest } from '../query/early.ts';

/** After this an untaken response is aborted: it is old, and holds a connection; in ms. */
const keptMs = 15_000;

/** Requests what the screen reads first while the code loads; src/query/early.ts takes the responses. */
export function sendEarlyRequests(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const requests = new Map(paths.map((path) => [path, send(path)]));
  globalThis.earlyRequests = requests;
  setTimeout(() => {
    for (const { abort } of requests.values()) abort();
    requests.clear();
  }, keptMs);
}

function send(path: string): EarlyRequest {
  const controller = new AbortController();
  const response = fetch(path, {
    method: 'GET',
    credentials: 'include',
    redirect: 'manual',
    cache: 'no-store',
    signal: controller.signal,
  });
  // Until it is taken, a failure is not reported as unhandled.
  response.catch(() => undefined);
  return {
    response,
    abort: () => controller.abort(),
    sentAt: performance.now(),
    sentAtWall: Date.now(),
  };
}
