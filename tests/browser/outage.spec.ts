import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, settled, test } from './fixtures.ts';
import { holdClock, referenceTime } from './time.ts';

test.use({
  allowConsole: [
    'the server responded with a status of 503',
    'the server responded with a status of 401',
  ],
});

/** The place of every card and the height of its head, and the scroll position. */
const places = (page: Page) =>
  page.evaluate(() => ({
    scroll: window.scrollY,
    cards: Array.from(document.querySelectorAll<HTMLElement>('[data-card]'), (card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const head = card.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return [card.dataset['card'], ...[left, top, width, height, head].map(Math.round)];
    }),
  }));

const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'No API response since 2:41 PM.' });

async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install({ time: referenceTime });
  await page.goto(path);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  // The lower cards follow the first view.
  if (path === '/') await page.locator('[data-card="Validation Rules"]').waitFor();
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await settled(page);
}

/** Refuses all calls until the page must show the outage; in steps, so that each poll ends, and in the time of its server. */
async function breakDown(page: Page) {
  const center = centerOf(page);
  await center.faults({ all: '503' });
  for (let left = 11; left > 0; left -= 1) {
    await center.advance(10_000);
    await page.clock.runFor(10_000);
    await settled(page);
  }
}

/** Ends the outage by the button; the clock is held, since a poll would be sooner. */
async function tryAgain(page: Page) {
  await holdClock(page);
  await settled(page);
  await centerOf(page).faults({ all: null });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.clock.resume();
}

for (const [path, width] of [
  ['/', 1440],
  ['/', 1280],
  ['/', 390],
] as const)
  test(`an outage on ${path} at ${width} is one banner that causes no layout shift`, async ({
    page,
  }) => {
    await open(page, path, width);
    await page.evaluate(() => window.scrollTo({ top: 200 }));
    const before = await places(page);
    await breakDown(page);
    await expect(banner(page)).toBeInViewport();
    expect(await places(page)).toEqual(before);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(1);
    await expectNoViolations(page, '[data-outage]');

    await tryAgain(page);
    await expect(banner(page)).toHaveCount(0);
    // The button is gone, and the keyboard goes on from the screen's start (C46).
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await places(page)).toEqual(before);
    await expect(
      page.locator('[data-card]:not([data-state=ready], [data-state=empty])'),
    ).toHaveCount(0);
  });

test('the banner never covers the end of the page', async ({ page }) => {
  for (const width of [390, 1440]) {
    await open(page, '/corrections', width);
    await breakDown(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const [card, bar] = await Promise.all([
      page.getByRole('region', { name: 'Manual Corrections' }).boundingBox(),
      page.locator('[data-outage]').boundingBox(),
    ]);
    expect((card?.y ?? Infinity) + (card?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await centerOf(page).faults({ all: null });
  }
});

test('typed text is there after the reload of a signed-out page (C31)', async ({ page }) => {
  const center = centerOf(page);
  const name = () => page.getByLabel('Sales Rep Name');
  const notes = () => page.getByRole('dialog').getByLabel('Review notes');
  await page.goto('/validation');
  await page.locator('[data-alert]').first().click();
  await notes().fill('Called back, no answer');
  const review = await page.evaluate(() => location.href);
  await page.goto('/corrections');
  await page
    .getByRole('region', { name: 'Unknown Field Agents' })
    .locator('label:has([type=radio])')
    .first()
    .click();
  await name().fill('Renee Castillo');

  await center.faults({ all: '401' });
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveText(/^You may be signed out\. .*401: Simulated fault 401$/);
  await expectNoViolations(page);

  await center.faults({ all: null });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await reloaded;
  await expect(name()).toHaveValue('Renee Castillo');
  await expect(alert).toHaveCount(0);
  await page.goto(review);
  await expect(notes()).toHaveValue('Called back, no answer');
});
