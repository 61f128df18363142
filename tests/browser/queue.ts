import { expect, type Page } from '@playwright/test';
import { referenceTime } from './time.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
export const rows = (page: Page) => page.locator('[data-alert]');

/** The review queue, on a clock that the test moves. */
export async function openQueue(page: Page) {
  await page.clock.install({ time: referenceTime });
  await page.goto('/validation');
  await expect(rows(page).first()).toBeVisible();
}
