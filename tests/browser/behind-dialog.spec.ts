import type { LaunchOptions, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { rows } from './queue.ts';
import { twoFrames } from './time.ts';

// While a dialog is open, the page behind it does not move.

const scrolled = (page: Page) =>
  page.evaluate(() => ({
    top: window.scrollY,
    right: document.querySelector('main')?.getBoundingClientRect().right ?? 0,
  }));

// With real scroll bars, which Playwright hides.
const withScrollBars = test.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

withScrollBars('the page behind a dialog keeps its place and width (C47)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [path, open] of [
    ['/', (): Promise<unknown> => page.keyboard.press('Control+k')],
    ['/validation', () => rows(page).last().click()],
    ['/states/florida', () => page.locator('[data-appointment]').first().click()],
    ['/states', () => page.keyboard.press('Shift+D')],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 100 }));
    const before = await scrolled(page);
    expect(before.right, 'the scroll bar').toBeLessThan(1280);
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    const opened = await scrolled(page);
    expect(opened.right).toBe(before.right);
    await page.mouse.move(300, 700);
    await page.mouse.wheel(0, 600);
    await page.getByRole('dialog').hover();
    for (let times = 0; times < 3; times += 1) await page.mouse.wheel(0, 2_000);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('PageDown');
    await twoFrames(page);
    expect(await scrolled(page), path).toEqual(opened);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await scrolled(page)).right).toBe(before.right);
  }
});

/** Moves a finger up by 250 px. */
async function swipeUp(page: Page, from: number) {
  const protocol = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: { x: number; y: number }[]
  ) => protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 195, y: from });
  for (let y = from; y >= from - 250; y -= 25) await touch('touchMove', { x: 195, y });
  await touch('touchEnd');
}

test('a finger does not scroll the page behind a dialog', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/states/florida');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to' }).tap();
  await page.getByRole('combobox', { name: 'Go to' }).waitFor();
  // On the palette, and on the page behind.
  for (const from of [400, 830]) await swipeUp(page, from);
  expect((await scrolled(page)).top).toBe(0);
  await context.close();
});
