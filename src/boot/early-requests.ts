import type { EarlyRequest } from '../query/early.ts';

/** An early response that nobody took by now is dropped: it would be old, and holds a connection; in ms. */
const keptMs = 15_000;

/** Requests what the screen reads first while the app's code is on its way; src/query/early.ts takes the responses. */
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
  // Whoever takes it handles the failure; until then it is no error of the page.
  response.catch(() => undefined);
  return {
    response,
    abort: () => controller.abort(),
    sentAt: performance.now(),
    sentAtWall: Date.now(),
  };
}
