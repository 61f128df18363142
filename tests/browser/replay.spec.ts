import type { Page } from '@playwright/test';
import { replayPath } from '../../src/paths.ts';
import { expectContrast, expectNoViolations } from './axe.ts';
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

test('it fits at any width, and has nothing for axe', async ({ page, site }) => {
  await openReplay(page, site, replayPath('12:00'));
  await expect(page.getByText(/^No data 11:42 AM – 12:24 PM\. The figures are/)).toBeVisible();
  // axe waits on timers.
  await page.clock.resume();
  for (const width of [1920, 1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, `${width} px`).toBe(0);
    if (width === 1440 || width === 390) await expectNoViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});
