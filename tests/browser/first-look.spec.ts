import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { screens } from '../../src/screens.ts';
import { addressOf, screenNames } from './addresses.ts';
import { expectNoViolations } from './axe.ts';
import { countShifts, shifted } from './fixtures.ts';
import { expect, test, type Site } from './site.ts';

// The frame and the outlines of a screen are in index.html, before the app has run (issue 14).

const entry = /\/assets\/index-.*\.js$/;
const html = (page: Page) => page.locator('html');

/** Opens a page whose app does not come until `release`. */
async function openHeld(page: Page, site: Site, path: string) {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(entry, async (route) => {
    await isReleased;
    await route.fallback();
  });
  await countShifts(page);
  await page.goto(site.url(path), { waitUntil: 'commit' });
  await expect(html(page)).toHaveAttribute('data-app', 'starting');
  return async () => {
    release();
    await expect(html(page)).toHaveAttribute('data-app', 'ready');
    await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  };
}

/** Where the headings of the screen stand: in another font they may be a pixel higher. */
const places = (page: Page, names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => {
      const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
      return [Math.round((box?.x ?? -1) / 4), Math.round((box?.y ?? -1) / 4)];
    }),
  );

const dashboard = ['AI Confidence', 'Needs you now', 'View Options', 'Calendar Performance'];

// The themes differ in colors alone, the widths in what stands where.
for (const [path, width, colorScheme, title, cards] of [
  ['/', 1440, 'light', 'Dashboard', dashboard],
  ['/', 390, 'dark', 'Dashboard', dashboard],
  ['/validation', 1440, 'light', 'Manual Validation Alerts', ['Pending', 'Alerts']],
  // Its charts are drawn once their width is known.
  ['/monthly-data', 390, 'dark', 'Monthly Data and Analytics', []],
] as const)
  test(`${path} at ${width}, ${colorScheme}: there before the app, which moves nothing`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const start = await openHeld(page, site, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
    const isWide = width > 1024;
    const current = page.locator('nav [aria-current]');
    if (isWide) {
      await expect(current).toHaveAttribute('href', path);
      await expect(page.locator('aside input:checked')).toHaveValue('system');
    } else await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByLabel('Open menu')).toHaveCount(isWide ? 0 : 1);
    await expect(page.getByText('starting...')).toBeHidden();
    await expectNoViolations(page);
    const before = await places(page, cards);
    await start();
    expect(await places(page, cards)).toEqual(before);
    await expect(page.locator('#first, template')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(isWide ? 1 : 0);
    // On a phone one label wraps in the fallback font, where no font like Arial is installed.
    expect(await shifted(page)).toBeLessThan(isWide ? 0.005 : 0.01);
  });

test('every screen has a picture of its own, with its title', async ({ page, site }) => {
  for (const name of screenNames) {
    if (name === 'wall') continue;
    await page.unrouteAll();
    await openHeld(page, site, addressOf(name));
    const { title = '\u00a0' } = screens[name];
    await expect(page.locator('#first h1')).toHaveText(title, { useInnerText: false });
    const current = page.locator('#first nav [aria-current]');
    await expect(current).toHaveCount(name === 'sales-rep' ? 0 : 1);
  }
});

test.describe('the figures of /', () => {
  const titles = ['Total Valid Appointments', 'Active Regions', 'AI Confidence'];
  const figure = (page: Page, title: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: title }) })
      .locator('p.font-semibold');

  test('are there before the app, which does not change them', async ({ page, site }) => {
    site.keepResponses();
    const start = await openHeld(page, site, '/');
    const texts = () => Promise.all(titles.map((title) => figure(page, title).textContent()));
    for (const title of titles) await expect(figure(page, title)).toHaveText(/^\d/);
    const before = await texts();
    expect(before[2]).toMatch(/%$/);
    await expect(page.locator('#first section', { hasText: 'Loading AI Confidence' })).toHaveCount(
      0,
    );
    await start();
    expect(await texts()).toEqual(before);
    expect(site.requestsTo(/^\/api\/dashboard$/)).toBe(1);
  });

  // src/boot/app-shell.test.ts has what else they can be.
  test('that are not JSON stay outlines, which the app replaces', async ({ page, site }) => {
    site.fail(/^\/api\/dashboard$/, (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>Sign in</h1>'),
    );
    const isRead = page
      .waitForResponse(/\/api\/dashboard$/)
      .then((response) => response.finished());
    const start = await openHeld(page, site, '/');
    await isRead;
    // What the page does with the response is done by now.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('#first').getByText('Loading AI Confidence...')).toHaveCount(1);
    for (const title of titles) await expect(figure(page, title)).toHaveCount(0);
    await start();
    await expect(page.locator('#first')).toHaveCount(0);
  });
});

test('a menu link works before the app has run', async ({ page, site }) => {
  await openHeld(page, site, '/');
  await page.getByRole('link', { name: 'Historical Data' }).click();
  await expect(page.locator('#first h1')).toHaveText('Historical Data');
});

test('Ctrl K before the app has run opens the palette once it has', async ({ page, site }) => {
  const start = await openHeld(page, site, '/');
  await page.keyboard.press('ControlOrMeta+k');
  await start();
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  // It opens once: the key closes it, as ever.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden();
});

test('holds nothing of the day on which it was built', () => {
  const text = readFileSync(join(import.meta.dirname, '../../dist/index.html'), 'utf8');
  const day =
    /\b(?:January|February|March|April|June|July|August|October|November|December)\b|\b(?:Fri|Sun)day\b/;
  expect(text).toContain('data-first="dashboard"');
  expect(text).not.toMatch(day);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says so, and shows no outlines', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.locator('noscript')).toBeVisible();
    const words = await page.locator('noscript').innerText();
    expect(words).toBe('Appointment Tracker needs JavaScript.');
    await expect(page.getByText('is starting...')).toBeHidden();
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});
