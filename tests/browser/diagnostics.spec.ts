import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';

const health = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics' });
const rowOf = (page: Page, call: string) => health(page).getByRole('row', { name: call });
const fact = (page: Page, label: string) =>
  health(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

for (const [where, colorScheme, width, path] of [
  ['in the light theme', 'light', 1440, '/historical?'],
  ['in the dark theme', 'dark', 1440, '/historical?'],
  ['on a phone', 'light', 390, '/historical?'],
  ['over the wall', 'light', 1920, '/?display=wall&'],
] as const)
  test(`?health=1 ${where} has nothing for axe`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}health=1`);
    await expect(rowOf(page, 'GET /api/').first()).toContainText('OK');
    await expectNoViolations(page);
  });

test.describe('with a call that fails', () => {
  test.use({ allowConsole: ['the server responded with a status of 503'] });

  test('Shift+D tells what the calls did, and Esc gives the page back as it was', async ({
    page,
  }) => {
    await page.goto('/historical');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-card][data-state=ready]').first().waitFor();
    const link = page.getByRole('link', { name: 'Corrections' });
    await link.focus();
    const url = page.url();
    await centerOf(page).faults({ historicalSummary: '503' });
    await page.getByRole('button', { name: /Refresh/ }).click();
    await link.focus();
    await page.keyboard.press('Shift+D');
    await expect(rowOf(page, 'GET /api/historical/summary')).toContainText('503');
    await expect(rowOf(page, 'GET /api/historical/insights')).toContainText('OK');
    await expect(fact(page, 'Server clock')).toHaveText('The server clock is in sync');
    await page.keyboard.press('Escape');
    await expect(health(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(page.url()).toBe(url);
  });
});

test('over the wall the cursor is back, the wall stays, and its screen is kept awake', async ({
  page,
}) => {
  await page.goto('/?display=wall');
  await page.locator('[data-display=wall] main').waitFor();
  await page.keyboard.press('Shift+D');
  await expect(fact(page, 'Wake lock')).toHaveText(/^Held since \d+:\d\d [AP]M ET$/);
  expect(await health(page).evaluate((dialog) => getComputedStyle(dialog).cursor)).toBe('auto');
  await page.keyboard.press('Shift+D');
  await expect(health(page)).toBeHidden();
  await expect(page.locator('[data-display=wall] main')).toBeVisible();
});
