import type { Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// Issue 16: from any figure to its rows, and back.

const analysis = (page: Page) => page.getByRole('region', { name: 'Appointments Analysis' });
const rows = (page: Page) => analysis(page).getByRole('tabpanel').getByRole('listitem');
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

test('a stat card leads to its rows, and Back to where it was clicked', async ({ page }) => {
  await page.goto('/?view=sales-rep');
  const card = page.getByRole('region', { name: 'Total Valid Appointments' });
  const figure = card.getByRole('link', { name: /^Show / });
  const count = Number(await figure.textContent());
  await figure.click();
  await expect(page).toHaveURL(/\/\?view=sales-rep#appointments$/);
  await expect(analysis(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(analysis(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(rows(page)).toHaveCount(count);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?view=sales-rep$/);
  await expect(figure).toBeInViewport();
});

test('chips, the third tab and a region by text fit a phone and keep axe silent', async ({
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
