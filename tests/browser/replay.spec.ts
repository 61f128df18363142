import type { Page } from '@playwright/test';
import { replayPath } from '../../src/paths.ts';
import { expectContrast, expectNoViolations } from './axe.ts';
import { remember } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime, referenceTime } from './time.ts';

const saturday = referenceTime.getTime();

/** A moment of a device that remembers 60 days. */
async function openReplay(page: Page, site: Site, path: string) {
  await remember(page, site.url('/'), saturday);
  const pass = await holdTime(page, saturday, site);
  await page.goto(site.url(path));
  await pass(3_000);
  await expect(page.getByText('recorded in this browser')).toBeVisible();
}

test('its mark stays in view, it fits at any width, and has nothing for axe', async ({
  page,
  site,
}) => {
  await openReplay(page, site, replayPath('12:00'));
  await expect(page.getByText(/^No data 11:42 AM – 12:24 PM\. The figures are/)).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByText('recorded in this browser')).toBeInViewport();
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
