import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, fontsLoaded, test } from './fixtures.ts';

// The settings of what asks for attention (issue 17), opened in System Health.

const opener = (page: Page) => page.getByRole('button', { name: 'Attention' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Attention' });

async function openSettings(page: Page) {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(2);
}

test('open, change and close by keyboard alone', async ({ page }) => {
  await openSettings(page);
  const isInside = () => dialog(page).evaluate((own) => own.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const count = dialog(page).getByRole('checkbox', { name: "Count in the tab's icon" });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(count).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Space');
  await expect(count).toBeChecked();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon-\d+\.svg$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`in the ${colorScheme} theme at ${width} they fit, and axe finds nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page);
      await fontsLoaded(page);
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(12);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 12);
      await expectNoViolations(page);
      await page.getByRole('checkbox').first().check();
      await expectNoViolations(page);
    });
