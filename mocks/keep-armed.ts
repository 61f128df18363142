/**
 * Chromium stops an idle worker, in a hidden tab above all, and the worker that it starts later has forgotten that it stands in for
 * the server (mswjs/msw#2115): calls then go to the dev server and look like an outage. So it is reminded before each burst of calls.
 */

/** A burst is reminded once. */
const trustedMs = 1_000;
/** A worker that has to be started takes a moment; without any answer the call goes out as it is. */
const patienceMs = 5_000;

let answeredAt = -Infinity;
let waiting: (() => void)[] = [];

/** Holds back calls to /api until the worker has said that it is armed. */
export function keepArmed(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type !== 'MOCKING_ENABLED') return;
    answeredAt = performance.now();
    for (const go of waiting.splice(0)) go();
  });
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (isCall(input)) await armed();
    return send(input, init);
  };
}

function isCall(input: RequestInfo | URL): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url, location.href).pathname.startsWith('/api/');
}

async function armed(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller === null || performance.now() - answeredAt < trustedMs) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    controller.postMessage('MOCK_ACTIVATE');
  });
}
