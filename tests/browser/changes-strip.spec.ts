import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { countShifts, shifted } from './fixtures.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

// 'Since you last looked', with a clock and a visibility that the test sets.

const minute = 60_000;
const friday = Date.parse('2026-11-20T11:20:00-05:00');
const strip = (page: Page) => page.getByRole('region', { name: 'Since you last looked' });

/** Sets the tab's visibility, which the browser only changes with another window. */
async function fakeVisibility(page: Page) {
  await page.addInitScript(() => {
    let state = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.defineProperty(document, 'hidden', { get: () => state !== 'visible' });
    Reflect.set(globalThis, 'turn', (to: string) => {
      state = to;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
}

const turn = (page: Page, to: 'visible' | 'hidden') =>
  page.evaluate((state) => (Reflect.get(globalThis, 'turn') as (to: string) => void)(state), to);

/** The distance of each card from the top of the page, in px. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-card]'), (card) =>
      Math.round(card.getBoundingClientRect().top + scrollY),
    ),
  );

/** Moves the clocks of center and page on together. */
async function open(page: Page, site: Site, path = '/') {
  await fakeVisibility(page);
  const pass = await holdTime(page, friday, site);
  await page.goto(site.url(path));
  await pass(4_000);
  return {
    pass,
    async away(ms: number) {
      await turn(page, 'hidden');
      await page.clock.fastForward(ms);
      await page.request.post(site.url('/__mock/advance'), { data: { ms } });
      await turn(page, 'visible');
    },
  };
}

for (const width of [1440, 390])
  test(`after 180 minutes away, at ${width}, the changes have one row that never moves`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const { pass, away } = await open(page, site);
    await expect(strip(page)).toHaveCount(0);
    await away(180 * minute);
    await expect(strip(page)).toContainText('Since 11:20 AM:');
    const standing = await places(page);
    await pass(5_000);
    await expect(strip(page)).toHaveText(/^Since 11:20 AM:\+\d+ valid,.*(?:new alerts?|→|band)/);
    expect((await places(page)).slice(0, 4)).toEqual(standing.slice(0, 4));
    const height = (await strip(page).boundingBox())?.height ?? 0;
    expect(height).toBe(width === 390 ? 56 : 40);
    await expect(strip(page).getByRole('status')).toHaveCount(0);
    // axe needs running timers.
    await page.clock.resume();
    await expectNoViolations(page, '[aria-label="Since you last looked"]');
  });

test('a dashboard that is opened again has no strip, and nothing moves', async ({ page, site }) => {
  await countShifts(page);
  const { pass } = await open(page, site);
  await turn(page, 'hidden');
  await page.clock.fastForward(60 * minute);
  await page.reload();
  await pass(4_500);
  await expect(page.locator('[data-card="Quick Actions"]')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  expect(await shifted(page)).toBeLessThan(0.005);
});

test.describe('in an outage', () => {
  test.use({ allowConsole: ['the server responded with a status of 503'] });
  test('an outage leaves the changes in place, and closes the space of changes that were read', async ({
    page,
    site,
  }) => {
    const fail = (all: string | null) =>
      page.request.post(site.url('/__mock/faults'), { data: { all } });
    const { pass, away } = await open(page, site);
    await away(180 * minute);
    await pass(5_000);
    const text = await strip(page).textContent();
    const standing = (await places(page)).slice(0, 4);
    await fail('503');
    // Until the outage is told, the focus keeps the strip.
    const link = strip(page).getByRole('link').first();
    await link.focus();
    await pass(100_000);
    await expect(page.locator('[data-outage]')).toBeVisible();
    await link.blur();
    await pass(65_000);
    await expect(strip(page)).toHaveText(text ?? '');
    expect((await places(page)).slice(0, 4)).toEqual(standing);

    await fail(null);
    await pass(70_000);
    await expect(page.locator('[data-outage]')).toHaveCount(0);
    await pass(65_000);
    await expect(strip(page)).toHaveCount(0);
    expect((await places(page)).slice(0, 4)).toEqual(standing);
    await fail('503');
    await pass(100_000);
    await expect(page.locator('[data-outage]')).toBeVisible();
    const closed = (await places(page)).slice(0, 4);
    // The strip of 40 px and the gap under it.
    expect(standing.map((top, at) => top - (closed[at] ?? 0))).toEqual([56, 56, 56, 56]);
    await fail(null);
    await pass(70_000);
    expect((await places(page)).slice(0, 4)).toEqual(closed);
  });
});
