import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
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

test('a bar of the state page leads to the bookings of its hour, and Back to the bar', async ({
  page,
}) => {
  await page.goto('/states/california');
  const bars = page.getByRole('list', { name: 'Bookings per hour' });
  const bar = bars.getByRole('link', { name: /12 PM$/ });
  const count = Number(await bar.textContent());
  expect(count).toBeGreaterThan(0);
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?region=california&hour=12#appointments$/);
  await expect(analysis(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(rows(page)).toHaveCount(count);
  // As much as stands where the list is cut off.
  await expect(analysis(page).getByText(`${count} of`, { exact: false }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/states\/california$/);
  await expect(bar).toBeVisible();
});

test('a figure is clicked twice, and leads there twice', async ({ page }) => {
  await page.goto('/');
  const figure = page.getByRole('link', { name: /by Ana Torres$/ });
  for (const _ of [1, 2]) {
    await figure.click();
    await expect(analysis(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(figure).toBeInViewport();
  }
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
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, ['color-contrast']);
});
