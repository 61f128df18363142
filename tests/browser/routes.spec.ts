import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Every route of spec section 2 with its screen's name. */
const routes = [
  ['/', 'Dashboard'],
  ['/states', 'States Performance Dashboard'],
  ['/states/', 'States Performance Dashboard'],
  ['/states/chicago', 'Illinois'],
  ['/States/IL', 'Illinois'],
  ['/sales-rep/A%2FC%20Crew%20%26%20Sons/florida', 'A/C Crew & Sons'],
  ['/sales-rep/100%25%20Jim/arizona', '100% Jim'],
  ['/sales-rep/Ann/Texas', 'Ann'],
  ['/validation', 'Manual Validation Alerts'],
  ['/corrections', 'Manual Sales Rep Corrections'],
  ['/data-quality', 'Data Quality Control'],
  ['/historical', 'Historical Data'],
  ['/ai-insights', 'AI Insights with Machine Learning'],
  ['/monthly-data', 'Monthly Data and Analytics'],
  ['/states/texas', '404 Page Not Found'],
  ['/no/such/screen', '404 Page Not Found'],
] as const;

for (const [path, name] of routes)
  test(`${path} is '${name}', with the menu beside it and nothing for axe`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // After the first response the title begins with the count of alerts that wait.
    expect(await page.title()).toContain(`${name} · Appointment Tracker`);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(13);
    await expectNoViolations(page);
  });

test('a malformed URL shows the 404 screen', async ({ page }) => {
  await page.goto('/states');
  // The server in front may refuse such a path; within the app it is one like any other.
  await page.evaluate(() => {
    history.pushState(null, '', '/sales-rep/%E0%A4%A/florida');
  });
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('another screen begins at its top, and Back leads to the place that was left', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
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
