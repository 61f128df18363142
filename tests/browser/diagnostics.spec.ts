import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';

const diagnostics = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics' });

test.describe('with a call that fails', () => {
  test.use({ scenario: 'day,historicalSummary:503', allowConsole: ['Failed to load resource'] });

  test('diagnostics pass axe, wide and narrow, light and dark, and scroll no page sideways', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/historical');
    await page.keyboard.press('Shift+D');
    await expect(
      diagnostics(page).getByRole('row', { name: '/api/historical/summary' }),
    ).toContainText('503');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoViolationsInBoth(page);
    const widths = () =>
      diagnostics(page).evaluate((dialog) =>
        [document.documentElement, ...dialog.querySelectorAll('div')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    expect(Math.max(...(await widths()))).toBe(0);
  });
});

test('over the wall diagnostics show the cursor again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/?display=wall');
  await page.locator('[data-display=wall] main').waitFor();
  await page.keyboard.press('Shift+D');
  await expect(diagnostics(page)).toBeVisible();
  await expectNoViolations(page);
  expect(await diagnostics(page).evaluate((dialog) => getComputedStyle(dialog).cursor)).toBe(
    'auto',
  );
  await page.keyboard.press('Escape');
  await expect(diagnostics(page)).toBeHidden();
  await expect(page.locator('[data-display=wall] main')).toBeVisible();
});
