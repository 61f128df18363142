import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { printedPages } from './pdf.ts';
import { referenceTime } from './time.ts';

// Printing the dashboard before the report's code or its calls are there.

test.use({ centerNow: referenceTime.getTime() });

/** Counts the print dialogs instead of opening them. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'dialogs', 0);
    globalThis.print = () =>
      void Reflect.set(globalThis, 'dialogs', Reflect.get(globalThis, 'dialogs') + 1);
  }),
);

const printDialogs = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'dialogs'));

/** Delays a file of code. The returned function delivers it. */
async function holdCode(page: Page, file = 'report') {
  let deliver = () => undefined as void;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(new RegExp(`/assets/${file}-[\\w-]{8}\\.js$`), async (route) => {
    await delivered;
    await route.continue();
  });
  return () => deliver();
}

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Ctrl P': (page) => page.keyboard.press('Control+p'),
  'the button': async (page) => {
    await page.getByRole('button', { name: 'Copy summary' }).click();
    await page
      .getByRole('dialog', { name: 'Summary' })
      .getByRole('button', { name: 'Print' })
      .click();
  },
};

for (const [way, press] of Object.entries(ways))
  test(`${way} waits for the code and the calls of the report`, async ({ page }) => {
    const deliver = await holdCode(page);
    await centerOf(page).hold('appointments');
    await page.goto('/');
    await press(page);
    const preparing = page.getByText('Preparing the report…');
    await expect(preparing).toBeVisible();
    deliver();
    await expect(page.locator('.day-report')).toHaveCount(1);
    await expect(preparing).toBeVisible();
    expect(await printDialogs(page)).toBe(0);
    await centerOf(page).release('appointments');
    await expect.poll(() => printDialogs(page)).toBe(1);
    await expect(preparing).toHaveCount(0);
    const pages = await printedPages(page, 'A4');
    expect(pages[0]?.text).toContain('Valid104');
    const rows = pages.slice(1).flatMap(({ text }) => text.match(/\d:\d\d[AP]M(?!Eastern)/g) ?? []);
    expect(rows).toHaveLength(way === 'Ctrl P' ? 145 : 0);
  });

for (const file of ['deferred', 'report'])
  test(`the browser's own printout is one sentence until ${file} is loaded`, async ({ page }) => {
    const deliver = await holdCode(page, file);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Total Valid' })).toContainText('104');
    const [sheet, ...others] = await printedPages(page, 'A4');
    expect(others).toEqual([]);
    expect(sheet?.text.match(/Notloaded/g)).toHaveLength(1);
    expect(sheet?.text).not.toContain('104');
    deliver();
  });

test('of missing calls the report says once that they are not loaded', async ({ page }) => {
  await page.route('**/api/appointments*', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Calendar Performance' })).toContainText('Florida');
  // A printout requests the code of the report.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.day-report')).toHaveCount(1);
  await page.emulateMedia({ media: null });
  const pages = await printedPages(page, 'A4');
  const text = pages.map((sheet) => sheet.text).join('');
  expect(text.match(/Notloaded/g)).toHaveLength(1);
  expect(text).toContain('Notloaded:Appointments');
  expect(text).toContain('FLFlorida11–24');
});

test('another screen names once the cards that are not loaded', async ({ page }) => {
  await page.route('**/api/historical/*', () => undefined);
  await page.goto('/historical');
  const loading = page.locator('[data-card][data-state=loading]:has(> header)');
  await expect(loading).not.toHaveCount(0);
  const titles = await loading.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-card') ?? ''),
  );
  const pages = await printedPages(page, 'A4');
  for (const sheet of pages) expect(sheet.text).toMatch(/Historical.*Nodata/);
  const text = pages.map((sheet) => sheet.text).join('');
  expect(text.match(/Notloaded/g)).toHaveLength(1);
  for (const title of titles) expect(text).toContain(title.replaceAll(' ', ''));
});
