// A page over the responses of the bench, its clock in our hands: it stands but for what is done to it here.
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
    // What moves while a response is awaited would never be quiet.
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

  let seen = 0;

  /** Nothing is on its way, and the page has nothing left to do. */
  async function quiet() {
    const until = performance.now() + 20_000;
    for (let calm = 0; calm < 2;) {
      const before = await cpuSeconds(session);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      const isOpen = open.size > 0 || site.open() > 0 || site.log.length > seen;
      seen = site.log.length;
      const isCalm = !isOpen && (await cpuSeconds(session)) - before < 0.000_5;
      calm = isCalm ? calm + 1 : 0;
      if (performance.now() > until)
        throw new Error(`Not quiet: ${[...open].map((request) => request.url()).join(' ')}`);
    }
  }

  /** @param {number} ms @param {number} [stepMs] */
  async function pass(ms, stepMs = 1_000) {
    for (let left = ms; left > 0; left -= stepMs) {
      await page.clock.runFor(Math.min(left, stepMs));
      await quiet();
    }
  }

  await pass(5_000);
  return {
    page,
    session,
    pass,
    /** Lets the clock go on to the next poll of a call, and until all that it brings is done. @param {string} of */
    async nextPoll(of) {
      // Most of the way in one step; the last seconds tell what a second costs in which nothing is requested.
      await page.clock.runFor(24_000);
      await quiet();
      /** @type {number[]} */
      const idle = [];
      for (;;) {
        const from = site.log.length;
        const before = await cpuSeconds(session);
        await pass(1_100);
        const cpuMs = ((await cpuSeconds(session)) - before) * 1_000;
        const paths = site.log.slice(from);
        if (paths.length === 0) idle.push(cpuMs);
        // A second passes in it too, with its ticks and with what the bench itself does to the page.
        if (paths.includes(of)) return { cpuMs: Math.max(0, cpuMs - median(idle)), paths };
      }
    },
    /** What it costs to fetch and parse the same responses without us. @param {string[]} paths */
    async floorMs(paths) {
      const before = await cpuSeconds(session);
      await page.evaluate(async (asked) => {
        for (const body of await Promise.all(asked.map(async (of) => (await fetch(of)).text())))
          JSON.parse(body);
      }, paths);
      await quiet();
      return ((await cpuSeconds(session)) - before) * 1_000;
    },
    weigh: () => weigh(session),
    async close() {
      await context.close();
      site.close();
    },
  };
}
