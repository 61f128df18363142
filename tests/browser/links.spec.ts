import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCsv } from '../read-csv.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// Issue 16: from any figure to its rows, and back.

const analysis = (page: Page) => page.getByRole('region', { name: 'Appointments Analysis' });
const rows = (page: Page) => analysis(page).getByRole('tabpanel').getByRole('listitem');
const filtered =
  '/?tab=invalid&telemarketer=Daniel+Cole&reason=Empty+who+field&hour=12#appointments';

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

test('a link sent to a colleague shows the same, and its chips go by keyboard', async ({
  page,
  context,
}) => {
  await page.goto(filtered);
  const chip = (name: string) => analysis(page).getByRole('button', { name });
  await expect(chip('Remove hour 12 PM')).toBeVisible();
  const shown = await rows(page).allTextContents();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveText(shown);
  await expect(analysis(other).getByRole('heading', { level: 2 })).toBeInViewport();
  await other.close();

  await chip('Remove telemarketer Daniel Cole').press('Enter');
  await expect(chip('Remove reason Empty who field')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chip('Remove hour 12 PM')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(analysis(page).getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\/\?tab=invalid#appointments$/);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`chips, the third tab and a region by text keep axe silent at ${width}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/?tab=all&region=Nevada&rep=Ann&telemarketer=Daniel+Cole#appointments');
      await expect(analysis(page).getByText('No appointment matches these filters')).toBeVisible();
      const tab = analysis(page).getByRole('tab', { name: /^All Events/ });
      await expect(tab).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page);
      await page.goto('/?tab=all&telemarketer=Daniel+Cole#appointments');
      await expect(rows(page).first()).toBeVisible();
      await expectNoViolations(page);
    });

test('the rows that are left are saved as CSV', async ({ page }) => {
  await page.goto('/?tab=invalid&region=florida#appointments');
  const button = analysis(page).getByRole('button', { name: /^Export \d+ rows, CSV$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await expect(rows(page)).toHaveCount(count);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^appointments-florida-invalid-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head = [], ...lines] = readCsv(bytes.toString('utf8').slice(1));
  expect(head).toHaveLength(13);
  expect(lines).toHaveLength(count);
  expect(new Set(lines.map((line) => line[head.indexOf('Region')]))).toEqual(new Set(['Florida']));
});

test('nothing of it is on the wall', async ({ page }) => {
  await page.goto('/?display=wall');
  await expect(page.locator('[data-poll-step]').first()).toBeAttached();
  await expect(page.getByRole('link')).toHaveCount(0);
});
