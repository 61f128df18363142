// The production build over the simulated center, whose clocks only move when they are told to.
import { launchChromium } from '../browser/chromium.mjs';
import { filesOf, sendFile, serve } from '../served.mjs';
import { openTypeScript } from '../typescript.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */
/** @typedef {Awaited<ReturnType<Stage['open']>>} Scene */

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
  // Subpixel text would depend on the machine's screen.
  const browser = await launchChromium(['--disable-lcd-text', '--font-render-hinting=none']);
  const startMs = referenceTime.getTime();
  let worlds = 0;

  return {
    /**
     * Opens a page with its own world at 2:41 PM Eastern, and a record of the day before.
     * @param {{ theme: 'light' | 'dark', viewport: { width: number, height: number } }} options
     */
    async open({ theme, viewport }) {
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
        // x0 stops the center's clock, too.
        { name: 'mock', value: encodeURIComponent('remembered,x0'), url: baseURL },
      ]);
      const page = await context.newPage();
      await remember(page, baseURL, startMs);
      const pass = await holdTime(page, startMs, {
        setClock: (held) => void (clock = held),
        openRequests: () => 0,
      });
      return {
        page,
        /** Moves the clock on, and waits for responses and fonts. @param {number} ms */
        async pass(ms) {
          await pass(ms);
          await page.evaluate(async () => document.fonts.ready);
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
