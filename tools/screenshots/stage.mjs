// The production build over the simulated center in this process. Time stands still but for what is done to it here.
import { launchChromium } from '../browser/chromium.mjs';
import { filesOf, sendFile, serve } from '../served.mjs';
import { openTypeScript } from '../typescript.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */
/** @typedef {Awaited<ReturnType<Stage['open']>>} Scene */

const recordMs = 2_000;

/** @param {string} dist */
export async function openStage(dist) {
  const typescript = await openTypeScript();
  /** @type {typeof import('../../mocks/http.ts')} */
  const { respond } = await typescript.load('/mocks/http.ts');
  /** @type {typeof import('../../tests/browser/memory.ts')} */
  const { remember } = await typescript.load('/tests/browser/memory.ts');
  /** @type {typeof import('../../tests/browser/time.ts')} */
  const { holdTime, referenceTime } = await typescript.load('/tests/browser/time.ts');

  const files = filesOf(dist);
  let clock = Date.now;
  const server = await serve((request, response) => {
    response.setHeader('Date', new Date(clock()).toUTCString());
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (/^\/(?:api|__mock)\//.test(pathname)) {
      respond(request, response).then(
        (isKnown) => isKnown || response.writeHead(404).end(),
        () => response.destroy(),
      );
      return;
    }
    sendFile(files, pathname, response);
  });
  const baseURL = server.origin;
  // Letters with colored edges would depend on the machine's screen.
  const browser = await launchChromium(['--disable-lcd-text', '--font-render-hinting=none']);
  let worlds = 0;

  return {
    /** 2:41 PM Eastern on the day that is played. */
    afternoonMs: referenceTime.getTime(),
    /**
     * A page of its own, over a world of its own; its record holds 60 days.
     * @param {{ startMs: number, theme: 'light' | 'dark', viewport: { width: number, height: number } }} options
     */
    async open({ startMs, theme, viewport }) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'America/New_York',
        serviceWorkers: 'block',
      });
      worlds += 1;
      await context.addCookies([
        { name: 'mock-world', value: `picture-${worlds}`, url: baseURL },
        // x0: the center's clock stands still too.
        { name: 'mock', value: encodeURIComponent('remembered,x0'), url: baseURL },
      ]);
      const page = await context.newPage();
      await remember(page, baseURL, startMs);
      let jumped = 0;
      const pass = await holdTime(page, startMs, {
        setClock: (held) => void (clock = () => held() + jumped),
        openRequests: () => 0,
      });
      return {
        page,
        /** Until all that is on its way has come and is drawn. @param {number} ms */
        async pass(ms) {
          await pass(ms);
          await page.evaluate(async () => document.fonts.ready);
        },
        /**
         * World, server and page go on by so much at once; but the page by its last two seconds on its own, in which it
         * records what has come.
         * @param {number} ms
         */
        async jump(ms) {
          jumped += ms - recordMs;
          await page.request.post('/__mock/advance', { data: { ms } });
          await page.clock.fastForward(ms - recordMs);
          await pass(recordMs);
        },
        picture: () => page.screenshot({ animations: 'disabled', caret: 'hide' }),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      server.close();
      await typescript.close();
    },
  };
}
