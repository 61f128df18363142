import { expect, type Page } from '@playwright/test';
import { referenceTime } from './time.ts';

/** The app's entry script. */
export const entry = /\/assets\/index-.*\.js$/;

export const html = (page: Page) => page.locator('html');
export const started = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'ready');
/** Resolves when boot.js has run and set its timers; the browser requests files before. */
export const watched = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'configFile' in globalThis)).toBe(true);

/** Stops the clock of all pages of the context. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: referenceTime });
  await page.clock.pauseAt(referenceTime.getTime() + 1_000);
}

/** For a condition inside `letPass`, which looks again. */
export const once = { timeout: 1 };

/** The step of `letPass`, in ms. */
export const stepMs = 500;

/** Moves the page's clock on until a condition is met, slowly enough for responses to arrive. */
export const letPass = (page: Page, isSo: () => unknown, timeout = 20_000) =>
  expect(async () => {
    await page.clock.runFor(stepMs);
    await isSo();
  }).toPass({ intervals: [50], timeout });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
