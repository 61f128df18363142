// A page over the recorded responses, whose clock only moves when it is told to.
import { startMs } from './center.mjs';
import { cpuSeconds, startCounting, weigh } from './meter.mjs';
import { openSite } from './site.mjs';
import { median } from './table.mjs';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {string} path
 * @param {(path: string) => string | null} bodyOf
 */
export async function openStand(browser, dist, path, bodyOf) {
  const site = await openSite(dist, bodyOf);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Animations would keep the page busy while it waits for a response.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const open = new Set();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await startCounting(session);
  await page.clock.install({ time: startMs - 1_000 });
  await page.clock.pauseAt(startMs);
  await page.goto(site.url(path));

  let loggedBefore = 0;

  /** Resolves when no request is open and the page is idle. */
  async function untilIdle() {
    const until = performance.now() + 20_000;
    for (let calm = 0; calm < 2;) {
      const before = await cpuSeconds(session);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      const isOpen = open.size > 0 || site.open() > 0 || site.log.length > loggedBefore;
      loggedBefore = site.log.length;
      const isCalm = !isOpen && (await cpuSeconds(session)) - before < 0.000_5;
      calm = isCalm ? calm + 1 : 0;
      if (performance.now() > until)
        throw new Error(`Not idle: ${[...open].map((request) => request.url()).join(' ')}`);
    }
  }

  /** @param {number} ms @param {number} [stepMs] */
  async function pass(ms, stepMs = 1_000) {
    for (let left = ms; left > 0; left -= stepMs) {
      await page.clock.runFor(Math.min(left, stepMs));
      await untilIdle();
    }
  }

  await pass(5_000);
  return {
    page,
    session,
    pass,
    /** Moves the clock on until the next poll of a path is done. @param {string} polledPath */
    async nextPoll(polledPath) {
      // The seconds without a request, after this step, show the cost of an idle second.
      await page.clock.runFor(24_000);
      await untilIdle();
      const idle = [];
      for (;;) {
        const from = site.log.length;
        const before = await cpuSeconds(session);
        await pass(1_100);
        const cpuMs = ((await cpuSeconds(session)) - before) * 1_000;
        const paths = site.log.slice(from);
        if (paths.length === 0) idle.push(cpuMs);
        // The second of the poll also has the cost of an idle second.
        if (paths.includes(polledPath)) return { cpuMs: Math.max(0, cpuMs - median(idle)), paths };
      }
    },
    /** The CPU ms to fetch and parse the same responses without the app. @param {string[]} paths */
    async floorMs(paths) {
      const before = await cpuSeconds(session);
      await page.evaluate(async (urls) => {
        for (const body of await Promise.all(urls.map(async (url) => (await fetch(url)).text())))
          JSON.parse(body);
      }, paths);
      await untilIdle();
      return ((await cpuSeconds(session)) - before) * 1_000;
    },
    weigh: () => weigh(session),
    async close() {
      await context.close();
      site.close();
    },
  };
}
