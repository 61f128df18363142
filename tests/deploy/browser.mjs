// A real Chromium before a server of deploy/, with the simulated center behind it.
import { launchChromium } from '../../tools/browser/chromium.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./programs.mjs').Name} Name */
/** @typedef {{ what: string, said: string, faults: string[] }} Look */
/** A path, its heading, and the only server that can serve it. @typedef {readonly [string, string, Name?]} Screen */

const deadlineMs = 15_000;

/** @type {readonly Screen[]} */
const screens = [
  ['/', 'Dashboard'],
  ['/?display=wall', 'Wall Display'],
  ['/sales-rep/A%2FC%20Crew%20%26%20Sons/florida', 'A/C Crew & Sons'],
  ['/sales-rep/%FF/florida', '404 Page Not Found'],
  // Go refuses these before Caddy is reached.
  ['/sales-rep/%E0%A4%A/florida', '404 Page Not Found', 'nginx'],
  ['/sales-rep/100%/florida', '404 Page Not Found', 'nginx'],
];

/** A host name of an office kiosk over http, with which the browser trusts the page less. */
const officeName = 'tracker.test';
const officeNotice = 'The Cross-Origin-Opener-Policy header has been ignored';

/** A thrown message with a name that no report may have. */
const planted = 'Planted: Ana Torres is not a function';

export async function openBrowser() {
  const browser = await launchChromium([`--host-resolver-rules=MAP ${officeName} 127.0.0.1`]);

  /**
   * Opens a page, checks it, and returns what is wrong with its responses and reports.
   * @param {string} url
   * @param {(page: Page) => Promise<string[]>} check
   * @param {string} [known] an expected report
   */
  async function checkPage(url, check, known) {
    const page = await browser.newPage({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
    // The headless shell refuses it otherwise; the site's policy still decides.
    await page.context().grantPermissions(['screen-wake-lock']);
    const reported = await listen(page);
    try {
      await page.goto(url, { timeout: deadlineMs });
      const faults = await check(page);
      return [
        ...faults,
        ...reported.filter((text) => known === undefined || !text.includes(known)),
      ];
    } catch (error) {
      return [...reported, String(error).split('\n')[0] ?? ''];
    } finally {
      await page.close();
    }
  }

  return {
    /**
     * @param {Name} name
     * @param {string} origin
     * @returns {Promise<Look[]>}
     */
    async checkScreens(name, origin) {
      const looks = [];
      for (const [path, title, only = name] of screens)
        if (only === name)
          looks.push({
            what: `Chromium shows ${path}`,
            faults: await checkPage(origin + path, (page) => faultsOfScreen(page, title)),
          });
      const { protocol, port } = new URL(origin);
      if (protocol === 'http:')
        looks.push({
          what: 'Chromium shows / under a name, over plain http',
          faults: await checkPage(
            `http://${officeName}:${port}`,
            (page) => faultsOfScreen(page, 'Dashboard'),
            officeNotice,
          ),
        });
      looks.push({
        what: 'Chromium lets the page write, and keep the screen on',
        faults: await checkPage(origin, (page) => faultsOfRights(page, origin)),
      });
      return looks.map((one) => ({ ...one, said: 'page' }));
    },
    /**
     * Signs out in the middle of a note, and in again by the button of the refused decision.
     * @param {string} origin
     * @param {() => void} signOut
     * @returns {Promise<Look>}
     */
    async checkSignIn(origin, signOut) {
      const faults = await checkPage(
        `${origin}/validation`,
        (page) => faultsOfSignIn(page, signOut),
        'status of 401',
      );
      return { what: 'Chromium signs in, and is back at the note', said: 'page', faults };
    },
    /**
     * Opens every screen of a site's folder.
     * @param {string} folder its URL, without a slash at the end
     * @param {readonly import('../../src/screens.ts').Screen[]} all
     * @returns {Promise<Look[]>}
     */
    async checkFolder(folder, all) {
      const looks = [];
      for (const { path, title } of all) {
        const address = path
          .replace(':state', 'florida')
          .replaceAll(/:(?:repName|telemarketer)/g, 'A%2FC%20%C3%9C%20Crew');
        const faults = await checkPage(folder + address, async (page) => [
          ...(await faultsOfScreen(page, title)),
          ...(await faultsOfLinks(page, new URL(folder).pathname)),
        ]);
        looks.push({ what: `Chromium shows ${address} in a folder`, said: 'page', faults });
      }
      return looks;
    },
    /**
     * Checks the page of a container, of whose designated telemarketers the backend has `count`, and its error report.
     * @param {string} origin
     * @param {number} count
     * @returns {Promise<Look[]>}
     */
    async lookAtRunTime(origin, count) {
      const what = 'Chromium shows the telemarketers of the environment alone';
      return [
        {
          what,
          said: 'page',
          faults: await checkPage(origin, (page) => faultsOfPeople(page, count), planted),
        },
      ];
    },
    close: () => browser.close(),
  };
}

/**
 * Collects the page's messages, errors, policy violations and failed requests.
 * @param {Page} page
 */
async function listen(page) {
  /** @type {string[]} */
  const reported = [];
  page.on('pageerror', (error) => reported.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving the page ends its requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      reported.push(`failed: ${request.url()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportBlocked', (/** @type {string} */ what) => {
    reported.push(`blocked: ${what}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(globalThis, 'reportBlocked')(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return reported;
}

/**
 * @param {Page} page
 * @param {() => void} signOut
 */
async function faultsOfSignIn(page, signOut) {
  page.setDefaultTimeout(deadlineMs);
  const dialog = page.getByRole('dialog');
  const notes = dialog.getByLabel('Review notes');
  await page.locator('[data-alert]').first().click();
  await notes.fill('Called back, no answer');
  const alert = page.url();
  signOut();
  await dialog.getByRole('button', { name: /^Mark Valid/ }).click();
  await dialog.getByRole('button', { name: 'Sign In' }).first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const typed = await notes.inputValue();
  return [
    ...(page.url() === alert ? [] : [`${page.url()} is not ${alert}`]),
    ...(typed === 'Called back, no answer' ? [] : [`the note is ${typed}`]),
  ];
}

/**
 * The links out of the folder.
 * @param {Page} page
 * @param {string} folder
 */
async function faultsOfLinks(page, folder) {
  const links = await page.locator('a[href^="/"], link[href^="/"], script[src^="/"]').all();
  const urls = links.map((one) =>
    one.evaluate((at) => at.getAttribute('href') ?? at.getAttribute('src')),
  );
  return (await Promise.all(urls))
    .filter((url) => !url?.startsWith(`${folder}/`))
    .map((url) => `${url} is outside`);
}

/**
 * @param {Page} page
 * @param {string} [title] by default any except that of a 404
 */
async function faultsOfScreen(page, title) {
  page.setDefaultTimeout(deadlineMs);
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await page
    .getByRole('heading', { level: 1, name: title ?? /^(?!404)/, exact: true })
    .waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[data-card][data-state=loading]'));
  const failed = await page.locator('[data-card][data-state=error]').count();
  return failed === 0 ? [] : [`${failed} cards have failed`];
}

/**
 * Throws an error in the page, and leaves once the browser has sent its report.
 * @param {Page} page
 * @param {number} count
 */
async function faultsOfPeople(page, count) {
  const faults = await faultsOfScreen(page, 'Dashboard');
  const rows = page.locator('[data-card="Telemarketer Performance"] li');
  await rows.first().waitFor({ state: 'attached' });
  const shown = await rows.count();
  if (shown !== count) faults.push(`${shown} telemarketers`);
  const sent = page.waitForResponse(/\/error-reports$/);
  await page.evaluate((message) => {
    setTimeout(() => {
      // An error that a test throws counts as injected, unless its frame is a file of the build.
      const at = `${location.origin}/assets/index-a1b2c3d4.js:1:2`;
      const stack = `TypeError: ${message}\n    at f (${at})`;
      throw Object.assign(new TypeError(message), { stack });
    });
  }, planted);
  const status = (await sent).status();
  return status === 204 ? faults : [...faults, `the report was answered with ${status}`];
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function faultsOfRights(page, origin) {
  await page.context().addCookies([{ name: 'session', value: 'a%2Fb', url: origin }]);
  const { arrived, isAwake } = await page.evaluate(async () => {
    // As src/api/client.ts does.
    const response = await fetch('/api/echo', {
      method: 'POST',
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const lock = await navigator.wakeLock.request('screen').catch(String);
    return { arrived: await response.json(), isAwake: typeof lock === 'object' };
  });
  const { origin: from, cookie, referer } = arrived.headers;
  return [
    // A backend recognizes writes of its own page by it.
    ...(from === origin ? [] : [`Origin: ${from}`]),
    ...(cookie === 'session=a%2Fb' ? [] : [`Cookie: ${cookie}`]),
    ...(referer === undefined ? [] : [`Referer: ${referer}`]),
    ...(isAwake ? [] : ['no wake lock']),
  ];
}
