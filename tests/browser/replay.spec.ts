import type { Page } from '@playwright/test';
import { replayPath } from '../../src/paths.ts';
import { expectNoViolations } from './axe.ts';
import { remember } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime, referenceTime } from './time.ts';

const saturday = referenceTime.getTime();

/** A moment of a device that remembers 60 days; `pass` lets time go on. */
async function openReplay(page: Page, site: Site, path: string) {
  await remember(page, site.url('/'), saturday);
  const pass = await holdTime(page, saturday, site);
  await page.goto(site.url(path));
  await pass(3_000);
  await expect(page.getByText('recorded in this browser')).toBeVisible();
  return pass;
}

const valid = (page: Page) => page.locator('[data-card="Total Valid Appointments"] p').first();
const time = (page: Page) => page.getByRole('slider', { name: 'Time' });

test('goes through the day by keyboard, in the URL, and requests nothing for it', async ({
  page,
  site,
}) => {
  const pass = await openReplay(page, site, replayPath('10:15'));
  const requests = site.requestsTo(/^\/api\//);
  const then = Number(await valid(page).innerText());
  expect(then).toBeGreaterThan(0);
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Home');
  await expect(time(page)).toHaveAttribute('aria-valuetext', '8:52 AM');
  await expect(valid(page)).toHaveText('0');
  await page.keyboard.press('End');
  await expect.poll(async () => Number(await valid(page).innerText())).toBeGreaterThan(then);
  await time(page).focus();
  for (let i = 0; i < 200; i += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await expect(page.getByText('Friday, November 20, 2026, at')).toBeVisible();
  expect(site.requestsTo(/^\/api\//)).toBe(requests);
  await pass(1_000);
  await expect(page).toHaveURL(/\?at=2026-11-20T\d\d:\d\d$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(site.url('/'));
  await expect(page.getByRole('heading', { name: 'View Options' })).toBeVisible();
});

test('the mark stays in view, and the live polls go on', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const pass = await openReplay(page, site, replayPath('10:15'));
  const requests = site.requestsTo(/^\/api\/dashboard$/);
  // The last part to come: the record of other days is read after this one's.
  await expect(page.getByText('usual by 10:15 AM')).toBeVisible();
  const figures = await page.getByRole('main').innerText();
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByText('recorded in this browser')).toBeInViewport();
  await pass(65_000);
  expect(site.requestsTo(/^\/api\/dashboard$/)).toBeGreaterThan(requests);
  expect((await page.getByRole('main').innerText()).replaceAll(/\d:\d\d PM/g, '')).toBe(
    figures.replaceAll(/\d:\d\d PM/g, ''),
  );
});

for (const width of [1920, 1440, 1024, 768, 390])
  test(`at ${width} it fits, and has nothing for axe`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReplay(page, site, replayPath('12:00'));
    await expect(page.getByText(/^No data 11:42 AM – 12:24 PM\. The figures are/)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBe(0);
    // axe waits on timers.
    await page.clock.resume();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  });
