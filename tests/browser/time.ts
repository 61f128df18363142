import type { Page, Request } from '@playwright/test';

/** 2:41 PM Eastern on the day that the simulated center plays. */
export const referenceTime = new Date('2026-11-21T19:41:00Z');

/** So many connections Chromium opens to a server; what is requested beyond them waits inside the browser. */
const connections = 6;

/** Lets the page do what it has at hand, and what comes of that. */
async function twoTasks(): Promise<void> {
  for (let left = 2; left > 0; left -= 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
}

/** What the server of a page with a held clock has to be known for. */
interface Server {
  /** Which clock its responses tell by their `Date`. */
  readonly setClock: (clock: () => number) => void;
  /** How many requests stay open, until the page gives them up. */
  readonly openRequests: () => number;
}

/**
 * Holds the clocks of a page and of its server at an instant, before the page is opened. Their time then goes on
 * only by what this returns: second by second, and in each the responses of the real server arrive, all but those
 * that are never given.
 */
export async function holdTime(page: Page, startMs: number, server: Server) {
  let now = startMs;
  server.setClock(() => now);
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.clock.install({ time: startMs - 1_000 });
  await page.clock.pauseAt(startMs);

  async function settle() {
    for (let turn = 0, calm = 0; calm < 2; turn += 1) {
      // What the page began or ended before this response has been told by now.
      await page.evaluate(twoTasks);
      const hung = server.openRequests();
      const isCalm = open.size <= hung || (hung >= connections && turn > 3);
      // The server may learn late that a request which it left open is given up.
      calm = isCalm ? calm + (hung === 0 ? 2 : 1) : 0;
    }
  }

  return async function pass(ms: number, stepMs = 1_000): Promise<void> {
    await settle();
    for (let left = ms; left > 0; left -= stepMs) {
      now += Math.min(stepMs, left);
      await page.clock.runFor(Math.min(stepMs, left));
      await settle();
    }
  };
}
