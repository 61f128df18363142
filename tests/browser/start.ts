import { expect, type Page } from '@playwright/test';

/** The app's entry script. */
export const entry = /\/assets\/index-.*\.js$/;

export const html = (page: Page) => page.locator('html');
export const started = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'ready');
/** Resolves when boot.js has run and set its timers; the browser requests files before. */
export const watched = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'configFile' in globalThis)).toBe(true);

/** Stops the page's clock. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** Moves the page's clock on until a condition is met, slowly enough for responses to arrive. */
export const letPass = (page: Page, isSo: () => unknown) =>
  expect(async () => {
    await page.clock.runFor(500);
    await isSo();
  }).toPass({ intervals: [50], timeout: 20_000 });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
