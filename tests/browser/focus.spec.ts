import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The focus ring of the focused element; 'none' without one. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle;
  });

test('a click on a tab draws no focus ring and leaves its underline straight, a key does', async ({
  page,
}) => {
  await page.goto('/');
  const tab = page.getByRole('tab', { name: /^Invalid\/Blocked/ });
  await tab.click();
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('border-radius', '0px');
  expect(await ring(page)).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^Valid/ })).toBeFocused();
  expect(await ring(page)).toBe('solid');
  await tab.click();
  expect(await ring(page)).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  expect(await ring(page)).toBe('solid');
});

test("'Skip to content' is for the keyboard, not for paper", async ({ page }) => {
  await page.goto('/states');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
});
