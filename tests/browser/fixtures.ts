import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect };

export interface Options {
  /** What the simulated call centre plays for this test. */
  scenario: string;
  /** Parts of console messages that a planted fault causes: Chromium prints each failed request. */
  allowConsole: readonly string[];
}

interface Guards {
  world: void;
  silence: void;
}

export const test = base.extend<Options & Guards>({
  scenario: ['day', { option: true }],
  allowConsole: [[], { option: true }],

  world: [
    async ({ context, baseURL, scenario }, use, { testId, repeatEachIndex, retry }) => {
      const url = baseURL ?? '';
      await context.addCookies([
        { name: 'mock-world', value: `${testId}-${repeatEachIndex}-${retry}`, url },
        { name: 'mock', value: encodeURIComponent(scenario), url },
      ]);
      await use();
    },
    { auto: true },
  ],

  silence: [
    async ({ context, allowConsole }, use) => {
      const heard = await listen(context);
      await use();
      // An answer from each page means that what it had reported before has arrived too.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => null)));
      const problems = heard.filter((text) => !allowConsole.some((part) => text.includes(part)));
      expect(problems, 'nothing may be printed, thrown or blocked').toEqual([]);
    },
    { auto: true },
  ],
});

async function listen(context: BrowserContext) {
  const heard: string[] = [];
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    heard.push(`pageerror: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    heard.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  await context.exposeFunction('reportBlocked', (what: string) => {
    heard.push(`blocked: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportBlocked');
      if (typeof report === 'function') {
        report(`${event.effectiveDirective} ${event.blockedURI}`);
      }
    });
  });
  return heard;
}
