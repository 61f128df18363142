import type { EarlyRequest } from '../query/request.ts';

/** After this an untaken response is aborted: it is old, and holds a connection; in ms. */
const keptMs = 15_000;
/** A page in the background paints nothing, in ms. */
const frameMs = 300;

/** Requests what the screen reads first, for src/query/request.ts: `atOnce` now, the others when the app shell is painted. */
export function sendEarlyRequests(paths: readonly string[], atOnce: number): void {
  if (paths.length === 0) return;
  const requests = new Map(paths.map((path) => [path, sendOnce(path)]));
  globalThis.earlyRequests = requests;
  const sendAll = () => requests.forEach((request) => request());
  for (const path of paths.slice(0, atOnce)) requests.get(path)?.();
  requestAnimationFrame(() => setTimeout(sendAll));
  setTimeout(sendAll, frameMs);
  setTimeout(dropEarlyRequests, keptMs);
}

export function dropEarlyRequests(): void {
  globalThis.earlyRequests?.forEach((request) => request().abort());
  globalThis.earlyRequests?.clear();
}

function sendOnce(path: string): () => EarlyRequest {
  let sent: EarlyRequest | undefined;
  return () => (sent ??= send(path));
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
  // Not reported as unhandled until it is taken.
  response.catch(() => undefined);
  return {
    response,
    abort: () => controller.abort(),
    sentAt: performance.now(),
    sentAtWall: Date.now(),
  };
}
