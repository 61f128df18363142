import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** The nine screens beside the dashboard, each with what there is to open on it. */
const screens: readonly { path: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/states' },
  { path: '/states?tab=chicago' },
  { path: '/states/california' },
  { path: '/sales-rep/Devon%20Hartley/california' },
  {
    path: '/validation',
    open: async (page) => {
      await page.getByRole('button', { name: 'Start Review' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    path: '/corrections',
    open: async (page) => {
      await page.getByRole('radio').first().check();
      await expect(page.getByRole('textbox', { name: /Sales Rep Name/i })).toBeVisible();
    },
  },
  { path: '/data-quality' },
  { path: '/data-quality?tab=duplicates' },
  { path: '/data-quality?tab=validation' },
  { path: '/data-quality?tab=recommendations' },
  { path: '/historical' },
  { path: '/ai-insights' },
  { path: '/ai-insights?tab=monthly' },
  { path: '/monthly-data' },
];
const states = '[data-card]';

// On a Sunday /ai-insights requests nothing.
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.locator(states).first()).toBeVisible();
}

/** The themes differ in colors alone: the dark one is looked at for contrast. */
async function expectNoViolationsInBoth(page: Page) {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing hangs over the sides of the page. */
async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const loading = (page: Page) => page.locator('[data-card][data-state=loading]');

for (const { path, open: openMore } of screens)
  test(`${path} has nothing for axe, wide or narrow, light or dark`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await open(page, path, width);
      await expect(loading(page)).toHaveCount(0);
      await expectNoOverflow(page);
      await expectNoViolationsInBoth(page);
    }
    if (!openMore) return;
    await openMore(page);
    await expectNoViolationsInBoth(page);
  });

test.describe('without responses', () => {
  test.use({ allowConsole: ['the server responded with a status of 503'] });

  for (const { path } of screens)
    test(`${path} has nothing for axe, loading or failed, light or dark`, async ({ page }) => {
      await centerOf(page).faults({ all: 'hang' });
      await open(page, path, 390);
      await expect(loading(page).first()).toBeVisible();
      await expectNoViolationsInBoth(page);
      await centerOf(page).faults({ all: '503' });
      await open(page, path, 1440);
      await expect(page.locator('[data-card][data-state=error]').first()).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await expectNoViolationsInBoth(page);
    });
});

test.describe('on the first day', () => {
  test.use({ scenario: 'first-day' });

  for (const { path } of screens)
    test(`${path} has nothing for axe when it is empty, light or dark`, async ({ page }) => {
      await open(page, path, 1440);
      await expect(loading(page)).toHaveCount(0);
      await expectNoViolationsInBoth(page);
    });
});
