// A page over the answers of the bench, its clock in our hands: it stands but for what is asked of it here.
import { startMs } from './centre.mjs';
import { cpuSeconds, startCounting, weigh } from './meter.mjs';
import { openSite } from './site.mjs';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {string} path
 * @param {(path: string) => string | null} bodyOf
 */
export async function openStand(browser, dist, path, bodyOf) {
  const site = await openSite(dist, { bodyOf });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
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

  /** Nothing is on its way, and the page has nothing left to do. */
  async function quiet() {
    for (let calm = 0; calm < 3;) {
      const before = await cpuSeconds(session);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      const isCalm = open.size === 0 && (await cpuSeconds(session)) - before < 0.000_5;
      calm = isCalm ? calm + 1 : 0;
    }
  }

  /** @param {number} ms */
  async function pass(ms) {
    for (let left = ms; left > 0; left -= 1_000) {
      await page.clock.runFor(Math.min(left, 1_000));
      await quiet();
    }
  }

  await pass(5_000);
  return {
    page,
    session,
    pass,
    /** Lets the clock go on to the next poll and until all that it brings is done. */
    async nextPoll() {
      for (;;) {
        const from = site.log.length;
        const before = await cpuSeconds(session);
        await pass(1_000);
        if (site.log.length === from) continue;
        await pass(100);
        const cpuMs = ((await cpuSeconds(session)) - before) * 1_000;
        return { cpuMs, paths: site.log.slice(from) };
      }
    },
    /** What it costs this page to parse the bodies of these answers once. @param {string[]} paths */
    async parseMs(paths) {
      await page.evaluate(async (asked) => {
        const bodies = await Promise.all(asked.map(async (of) => (await fetch(of)).text()));
        Reflect.set(window, 'benchBodies', bodies);
      }, paths);
      await quiet();
      const before = await cpuSeconds(session);
      await page.evaluate(() => {
        for (const body of Reflect.get(window, 'benchBodies')) JSON.parse(body);
      });
      const ms = ((await cpuSeconds(session)) - before) * 1_000;
      await page.evaluate(() => Reflect.deleteProperty(window, 'benchBodies'));
      return ms;
    },
    weigh: () => weigh(session),
    async close() {
      await context.close();
      site.close();
    },
  };
}
