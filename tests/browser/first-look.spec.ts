import type { Page } from '@playwright/test';
import { addressOf, screenNames } from './addresses.ts';
import { expectNoViolations } from './axe.ts';
import { countShifts, shifted } from './fixtures.ts';
import { expect, test, type Site } from './site.ts';

// index.html has a static frame, and the stat cells of `/`, which have figures before the app runs.

const entry = /\/assets\/index-.*\.js$/;
const html = (page: Page) => page.locator('html');
const frame = (page: Page) => page.locator('#first');

/** Opens a page whose app is delayed until `release`. */
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

const titles = ['Total Valid Appointments', 'Active Regions', 'AI Confidence', 'Business Hours'];

const figure = (page: Page, title: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: title }) })
    .locator('p.font-semibold')
    .first();

/** The figures of the stat cells, with the boxes of cell and figure in px. */
const cells = (page: Page) =>
  Promise.all(
    titles.map(async (title) => {
      const cell = page.locator('section', { has: page.getByRole('heading', { name: title }) });
      const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
      const top = (await figure(page, title).boundingBox())?.y ?? 0;
      const text = ((await figure(page, title).textContent()) ?? '').trim();
      return [text, ...[x, y, width, height, top].map(Math.round)];
    }),
  );

const titleTop = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;

// The themes only differ in colors, the widths in layout.
for (const [width, colorScheme] of [
  [1440, 'light'],
  [1100, 'dark'],
  [800, 'light'],
  [390, 'dark'],
] as const)
  test(`the figures of / at ${width}, ${colorScheme}: there before the app, which moves nothing`, async ({
    page,
    site,
  }) => {
    site.keepResponses();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const start = await openHeld(page, site, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
    for (const title of titles) await expect(figure(page, title)).toHaveText(/^\s*\d/);
    await expect(page.getByText('starting...')).toBeHidden();
    await expectNoViolations(page);
    const places = async () => [await titleTop(page), ...(await cells(page))];
    const before = await places();
    await start();
    expect(await places()).toEqual(before);
    await expect(frame(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(site.requestsTo(/^\/api\/dashboard$/)).toBe(1);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

// src/boot/early-request.test.ts has other responses.
test('a response that is not JSON leaves the outlines, which the app replaces', async ({
  page,
  site,
}) => {
  site.fail(/^\/api\/dashboard$/, (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>Sign in</h1>'),
  );
  const isRead = page.waitForResponse(/\/api\/dashboard$/).then((response) => response.finished());
  const start = await openHeld(page, site, '/');
  await isRead;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(frame(page).locator('[data-figure] > .skeleton')).toHaveCount(3);
  await start();
  await expect(frame(page)).toHaveCount(0);
});

test('the other screens have the frame without cells, the wall none', async ({ page, site }) => {
  for (const name of screenNames) {
    if (name === 'dashboard') continue;
    await page.unrouteAll();
    await openHeld(page, site, addressOf(name));
    const isWall = name === 'wall';
    await expect(frame(page).locator('aside')).toBeVisible({ visible: !isWall });
    await expect(page.getByRole('heading')).toHaveCount(0);
  }
});

test('Ctrl K before the app has run opens the palette once it has', async ({ page, site }) => {
  const start = await openHeld(page, site, '/');
  await page.keyboard.press('ControlOrMeta+k');
  await start();
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  // It is open only once, so the key closes it.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and shows no frame', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.locator('noscript')).toBeVisible();
    const words = await page.locator('noscript').innerText();
    expect(words).toBe('Appointment Tracker needs JavaScript.');
    await expect(page.getByText('is starting...')).toBeHidden();
    await expect(page.getByRole('heading')).toHaveCount(0);
  });
});
