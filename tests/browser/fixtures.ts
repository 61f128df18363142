import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { everywhere } from '../../tools/served.mjs';
import { twoTasks } from './time.ts';

export { expect };

export interface Options {
  /** The scenario of the simulated call center. */
  scenario: string;
  /** The simulated instant in ms, for a test of one day's figures; null: now. */
  centerNow: number | null;
  /** Whether `page.goto` waits until the app has started. */
  waitsForApp: boolean;
  /** Parts of expected console messages: Chromium prints each failed request. */
  allowConsole: readonly string[];
}

interface Guards {
  /** The messages, errors and policy violations of this test's pages. */
  reported: string[];
  world: void;
  silence: void;
}

export const test = base.extend<Options & Guards>({
  scenario: ['day', { option: true }],
  centerNow: [null, { option: true }],
  waitsForApp: [true, { option: true }],
  allowConsole: [[], { option: true }],

  page: async ({ page, waitsForApp }, run) => {
    trackRequests(page);
    const go = page.goto.bind(page);
    if (waitsForApp)
      page.goto = async (...of) => {
        const response = await go(...of);
        if (/text\/html/.test(response?.headers()['content-type'] ?? ''))
          await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
        return response;
      };
    await run(page);
  },

  world: [
    async ({ context, baseURL, scenario, centerNow }, use, { testId, repeatEachIndex, retry }) => {
      const url = baseURL ?? '';
      await context.addCookies([
        { name: 'mock-world', value: `${testId}-${repeatEachIndex}-${retry}`, url },
        { name: 'mock', value: encodeURIComponent(scenario), url },
        ...(centerNow === null ? [] : [{ name: 'mock-now', value: String(centerNow), url }]),
      ]);
      // The page is open at the time of its center.
      if (centerNow !== null) await context.addInitScript(shiftDate, centerNow - Date.now());
      await use();
    },
    { auto: true },
  ],

  reported: async ({ context }, run) => run(await listen(context)),

  silence: [
    async ({ context, reported, allowConsole }, use) => {
      await use();
      // After a response from each page, its earlier reports have arrived, too.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => null)));
      const problems = reported.filter((text) => !allowConsole.some((part) => text.includes(part)));
      expect(problems, 'nothing may be printed, thrown or blocked').toEqual([]);
    },
    { auto: true },
  ],
});

/** Moves the page's dates by some ms. Its timers are the browser's own, unlike those of `page.clock`. */
function shiftDate(ms: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: readonly number[]) {
      super(...((given.length === 0 ? [Real.now() + ms] : given) as [number]));
    }
    static override now(): number {
      return Real.now() + ms;
    }
  } as DateConstructor;
}

/** The open requests of each page. */
const openRequests = new WeakMap<Page, ReadonlySet<Request>>();

function trackRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * Waits until the page requests nothing more, and draws what came. A load state would not do: the page may be without
 * requests for half a second before its first one.
 */
export async function settled(page: Page): Promise<void> {
  const isQuiet = async () => {
    await page.evaluate(twoTasks);
    return openRequests.get(page)?.size === 0;
  };
  await expect
    .poll(async () => (await isQuiet()) && (await isQuiet()) && isQuiet(), { intervals: [20] })
    .toBe(true);
  // A card's height differs a little in a fallback font.
  await page.evaluate(async () => document.fonts.ready);
}

/** Measures the layout shifts of a page that is opened afterwards. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(Reflect.get(shift, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shifted = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'shifts') as number[]).reduce((a, b) => a + b, 0));

const policy = 'Content-Security-Policy';

async function listen(context: BrowserContext) {
  const reported: string[] = [];
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    reported.push(`pageerror: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    reported.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('response', (response) => {
    if (!response.request().isNavigationRequest() || response.status() !== 200) return;
    // Without the policy nothing would be blocked, and no test would fail.
    const isUnderPolicy = response.headers()[policy.toLowerCase()] === everywhere[policy];
    if (!isUnderPolicy) reported.push(`served without the policy: ${response.url()}`);
  });
  await context.exposeFunction('reportBlocked', (what: string) => {
    reported.push(`blocked: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportBlocked');
      if (typeof report === 'function') {
        report(`${event.effectiveDirective} ${event.blockedURI}`);
      }
    });
  });
  return reported;
}
