import { apiBase } from '../src/base.ts';

// Chromium stops an idle worker, and a restarted one no longer intercepts (mswjs/msw#2115): calls would go to the
// dev server and look like an outage. So the worker is activated again before each burst of calls.

const trustedMs = 1_000;
/** The longest wait for the worker's start; the call is sent anyway then. */
const timeoutMs = 5_000;

let armedAt = -Infinity;
let pending: (() => void)[] = [];

/** Delays calls to /api until the worker is active. */
export function keepArmed(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type !== 'MOCKING_ENABLED') return;
    armedAt = performance.now();
    for (const resolve of pending.splice(0)) resolve();
  });
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (isCall(input)) await armed();
    return send(input, init);
  };
}

function isCall(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url, location.href).pathname.startsWith(`${apiBase}/api/`);
}

async function armed(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller === null || performance.now() - armedAt < trustedMs) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    pending.push(() => {
      clearTimeout(timer);
      resolve();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    controller.postMessage('MOCK_ACTIVATE');
  });
}
