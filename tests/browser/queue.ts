import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** Longer than the time in which nobody can have read an alert. */
export const readMs = 1_000;

export const dialog = (page: Page) => page.getByRole('dialog');
export const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
export const rows = (page: Page) => page.locator('[data-alert]');
export const rowIds = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-alert')));

/** The review queue, on a clock that the test moves. */
export async function openQueue(page: Page) {
  await page.clock.install({ time: referenceTime });
  await page.goto('/validation');
  await expect(rows(page).first()).toBeVisible();
}
