import type { Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// Issue 16: from any figure to its rows, and back.

const analysis = (page: Page) => page.getByRole('region', { name: 'Appointments Analysis' });
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

test('filter chips, the third tab and a region without a key fit a phone and pass axe', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/?tab=all&region=Nevada&rep=Ann&telemarketer=Daniel+Cole#appointments');
  await expect(analysis(page).getByText('No appointment matches these filters')).toBeVisible();
  const tab = analysis(page).getByRole('tab', { name: /^All Events/ });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, '[data-card="Appointments Analysis"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, '[data-card="Appointments Analysis"]');
});
