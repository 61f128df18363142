import type { Page } from '@playwright/test';
import { telemarketerPath } from '../../src/paths.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

const [ana, priya, daniel] = ['Ana Torres', 'Priya Shah', 'Daniel Cole'] as const;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page, and waits until the app runs and its cards have their data. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
}

test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

for (const width of [1440, 390])
  test(`two telemarketers side by side have nothing for axe and fit, ${width} px wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, telemarketerPath(daniel, ana));
    await expect(page.getByRole('columnheader', { name: ana })).toHaveCount(3);
    const root = page.locator('html');
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, ['color-contrast']);
  });

test('a name leads there, and Back to where the page was', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/');
  const link = page.getByRole('region', { name: 'Recent Validations' }).getByRole('link', {
    name: daniel,
  });
  await link.first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await link.first().click();
  await expect(h1(page)).toHaveText(daniel);
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Daniel Cole · Appointment Tracker$/);
  await page.goBack();
  await expect(h1(page)).toHaveText('Dashboard');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('the keyboard steps, compares and opens a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, telemarketerPath(daniel));
  const previous = page.getByRole('button', { name: 'Previous telemarketer' });
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText(priya);
  await expect(previous).toBeFocused();
  const choice = page.getByRole('combobox', { name: 'Compare with' });
  await choice.selectOption(ana);
  await expect(page).toHaveURL(/beside=Ana\+Torres/);
  await page.getByRole('button', { name: `Remove ${ana}` }).focus();
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  await expect(page).not.toHaveURL(/beside/);
  const bar = page.getByRole('region', { name: 'By hour' }).getByRole('link').first();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?telemarketer=Priya\+Shah&hour=\d+&tab=all#appointments$/);
  await expect(h1(page)).toHaveText('Dashboard');
});

test('bars are targets on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, telemarketerPath(daniel));
  const bars = page.getByRole('region', { name: 'By hour' }).getByRole('link');
  await expect(bars.first()).toBeVisible();
  const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()));
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(36);
  }
});

test.describe('of 10,000 rows', () => {
  test.use({ scenario: '10k' });

  test('windows the list, and reaches its end', async ({ page }) => {
    await open(page, telemarketerPath(ana));
    const name = `All appointments of ${ana}`;
    const rows = page.getByRole('list', { name }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect.poll(() => rows.count()).toBeLessThan(100);
    await page.getByRole('group', { name }).focus();
    await page.keyboard.press('End');
    const places = ['aria-posinset', 'aria-setsize'] as const;
    // Polls bring more rows.
    const left = () =>
      rows.last().evaluate((row, [at, of]) => {
        return Number(row.getAttribute(of)) - Number(row.getAttribute(at));
      }, places);
    await expect.poll(left).toBeLessThan(50);
  });
});
