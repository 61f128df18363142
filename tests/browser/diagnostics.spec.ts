import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';

const health = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics' });

test('?health=1 passes axe, wide and narrow, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/historical?health=1');
  await expect(health(page).getByRole('row', { name: 'GET /api/' }).first()).toContainText('OK');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoViolationsInBoth(page);
});

test('over the wall diagnostics show the cursor again, and the screen is still kept awake', async ({
  page,
}) => {
  // Chromium's headless shell refuses it otherwise.
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?display=wall');
  await page.locator('[data-display=wall] main').waitFor();
  await page.keyboard.press('Shift+D');
  const lock = health(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Wake lock', { exact: true }) });
  await expect(lock.locator('dd')).toHaveText(/^Held since \d+:\d\d [AP]M ET$/);
  await expectNoViolations(page);
  expect(await health(page).evaluate((dialog) => getComputedStyle(dialog).cursor)).toBe('auto');
  await page.keyboard.press('Shift+D');
  await expect(health(page)).toBeHidden();
  await expect(page.locator('[data-display=wall] main')).toBeVisible();
});
