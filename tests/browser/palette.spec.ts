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

test('a phone number leads to its appointment', async ({ page }) => {
  await openPalette(page, '/historical');
  await field(page).fill('555 014');
  const first = options(page).first();
  await expect(first.locator('mark')).toHaveText(/^555\D+014$/);
  const phone = /phone (\(?555\D+014-\d{4})/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  await field(page).fill(phone);
  await expect(options(page).first().locator('mark')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/historical\?appointment=\w{14}$/);
  await expect(field(page)).toHaveCount(0);
});

for (const [typed, label, url] of [
  ['wall', 'Wall display', /\?display=wall$/],
  ['alerts', 'Manual Validation', /\/validation$/],
  ['settings', 'Settings', /\/#system$/],
  ['priya', 'Priya Shah', /\?view=telemarketer&telemarketer=Priya\+Shah$/],
] as const)
  test(`"${typed}" leads to ${label}`, async ({ page }) => {
    await openPalette(page, '/historical');
    await field(page).fill(typed);
    await expect(options(page).first()).toContainText(label);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  });

test('"dark" turns the page dark', async ({ page }) => {
  await openPalette(page, '/historical');
  await field(page).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`what it found has nothing for axe in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPalette(page, '/states');
    await field(page).fill('ca');
    await expect(page.getByRole('group', { name: 'Regions' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Appointments' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Sales reps' })).toBeVisible();
    await expectNoViolations(page);
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
