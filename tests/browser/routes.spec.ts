import { menu as menuGroups } from '../../src/menu.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** The screens of the menu (S2), by their entries. */
const entries = [
  ['States Dashboard', 'States Performance Dashboard'],
  ['Manual Validation', 'Manual Validation Alerts'],
  ['Field Agent Corrections', 'Manual Sales Rep Corrections'],
  ['Data Quality', 'Data Quality Control'],
  ['Historical Data', 'Historical Data'],
  ['AI Insights', 'AI Insights with Machine Learning'],
  ['Monthly Data', 'Monthly Data and Analytics'],
] as const;

const entryCount = menuGroups.flatMap((group) => group.entries).length;

/** Typed or linked addresses, with the name of their screen; src/shell/location.test.tsx has more of them. */
const typed = [
  ['/sales-rep/A%2FC%20Crew%20%26%20Sons/florida', 'A/C Crew & Sons'],
  ['//states//IL', 'Illinois'],
  ['/\\evil', '404 Page Not Found'],
  ['/states/atlantis', '404 Page Not Found'],
] as const;

test('the menu leads to every screen, and is shown beside it', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [entry, name] of entries) {
    await menu.getByRole('link', { name: new RegExp(`^${entry}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // After the first response the title begins with the count of pending alerts.
    await expect(page).toHaveTitle(new RegExp(`${name} · Appointment Tracker$`));
    await expect(menu.getByRole('link')).toHaveCount(entryCount);
  }
});

test('a typed URL shows its screen or the 404 screen, and both pass axe', async ({
  page,
  baseURL,
}) => {
  for (const [path, name] of typed) {
    await page.goto((baseURL ?? '') + path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    // Only these might be read as the name of a host.
    if (!/^\/[/\\]/.test(path)) continue;
    await page.getByRole('link', { name: 'Data Quality' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Quality Control');
    await page.goBack();
  }
  await expectNoViolations(page);
  // A server may refuse such a path, so it is opened within the app.
  await page.evaluate(() => {
    history.pushState(null, '', '/states');
    history.pushState(null, '', '/sales-rep/%E0%A4%A/florida');
  });
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('a new screen begins at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole('heading', { name: 'Validation Rules' })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1_500 }));
  expect(await scrollY()).toBe(1_500);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/corrections"]')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Corrections/);
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect.poll(scrollY).toBe(1_500);
});

test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('a reload keeps the scroll position, also of a link to a section', async ({ page }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    const loaded = async () => {
      await expect(page.locator('[data-card]').first()).toBeVisible();
      await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
    };
    for (const path of ['/', '/#api', '/states/florida']) {
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.goto('/corrections');
      await page.goto(path);
      await loaded();
      if (path === '/#api')
        await expect(page.getByRole('heading', { name: 'API Testing' })).toBeFocused();
      // Scrolling draws the lower half.
      await page.evaluate(() => window.scrollTo({ top: 150 }));
      await expect.poll(scrollY, path).toBe(150);
      await page.reload();
      await loaded();
      await expect.poll(scrollY, path).toBe(150);
    }
  });
});
