import type { Page, Request } from '@playwright/test';

/** 2:41 PM Eastern on the simulated day. */
export const referenceTime = new Date('2026-11-21T19:41:00Z');

/** Chromium's connections to a server; further requests wait inside the browser. */
const connections = 6;

/** Lets the page run its pending tasks and their follow-ups. */
export async function twoTasks(): Promise<void> {
  for (let left = 2; left > 0; left -= 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
}

/** The server of a page with a held clock. */
interface Server {
  /** Sets the clock for the `Date` of its responses. */
  readonly setClock: (clock: () => number) => void;
  /** The number of requests that stay open until the page gives them up. */
  readonly openRequests: () => number;
}

/**
 * Stops the clocks of a page and its server at an instant, before the page is opened. The returned function moves them
 * on second by second, and lets the responses arrive in each, except those that stay open.
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
      // After this response, Playwright has reported the page's earlier requests.
      await page.evaluate(twoTasks);
      const hung = server.openRequests();
      const isCalm = open.size <= hung || (hung >= connections && turn > 3);
      // The server may learn late that the page gave a request up.
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

/** Stops a page's moving clock, some seconds ahead: a busy machine may take them. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

/** 10 PM Eastern of that day, when the wall shows the day's result. */
export const nightTime = new Date('2026-11-22T03:00:00Z');

/** Starts the clocks of a page and of its server at an instant, by default in business hours: at night the wall is another. */
export async function startClocks(page: Page, time = referenceTime): Promise<void> {
  const startedAt = Date.now();
  await page.clock.install({ time });
  await page.route('**/api/**', async (route) => {
    const date = () => new Date(time.getTime() + Date.now() - startedAt).toUTCString();
    await route
      .fetch()
      .then((response) =>
        route.fulfill({ response, headers: { ...response.headers(), date: date() } }),
      )
      // The test may have ended meanwhile.
      .catch(() => undefined);
  });
}

/** Resolves two frames later: by then a scroll or a shift would be seen. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
