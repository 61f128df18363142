import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

// Find anything: Ctrl K on every route.

const field = (page: Page) => page.getByRole('combobox', { name: 'Go to' });
const options = (page: Page) => page.getByRole('option');

async function openPalette(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Keys work once the app is there, in the place of its shell.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('status')).not.toContainText('Loading');
}

test('what it found has nothing for axe, light or dark, and fits a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPalette(page, '/states');
  await field(page).fill('ca');
  await expect(page.getByRole('group', { name: 'Regions' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Appointments' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sales reps' })).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, ['color-contrast']);
  const { scrollWidth, clientWidth } = await page
    .getByRole('listbox')
    .evaluate((list) => ({ scrollWidth: list.scrollWidth, clientWidth: list.clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test.describe('of 10,000 rows', () => {
  test.use({ scenario: '10k' });
  test('each row is found, and the list that the last option leads to is that long', async ({
    page,
  }) => {
    await openPalette(page, '/');
    const counted = options(page).filter({ hasText: 'All appointments with "555"' });
    await field(page).fill('555');
    await expect(counted).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).not.toContainText('Searching');
    const { appointments } = (await (await page.request.get('/api/appointments')).json()) as {
      readonly appointments: readonly { readonly phone: string | null }[];
    };
    const rows = appointments.filter(({ phone }) => phone?.includes('555')).length;
    expect(rows).toBeGreaterThan(5_000);
    // The center's time goes on meanwhile.
    const text = (await counted.textContent()) ?? '';
    const shown = Number(/([\d,]+) rows$/.exec(text)?.[1]?.replace(',', ''));
    expect(Math.abs(shown - rows)).toBeLessThan(50);
  });
});
