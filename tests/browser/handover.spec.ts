import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, settled, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// 'Copy summary' in the dashboard's header.

const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Copy summary' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Summary' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));
test.use({ centerNow: referenceTime.getTime() });

async function ready(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await settled(page);
}

test('by keyboard alone the shown text is copied, and the focus returns', async ({ page }) => {
  await ready(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const copy = sheet(page).getByRole('button', { name: 'Copy summary' });
  await expect(copy).toBeFocused();
  await expectNoViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy).toBeFocused();
  const text = await sheet(page).locator('pre').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Summary copied', { exact: true })).toBeVisible();
  await expect(opener(page)).toBeFocused();
  expect(await clipboard(page)).toBe(text);
});

test('at any width the header keeps its rows, and the summary fits the window', async ({
  page,
}) => {
  await ready(page);
  const names = ['Monthly Data', 'Export', 'Copy summary', 'Refresh Data'];
  const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
  for (const width of [390, 768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const more = header.getByRole('button', { name: 'More', exact: true });
    if (width === 390) await more.click();
    const boxes = await Promise.all(
      names.map((name) => header.getByRole('button', { name, exact: true }).boundingBox()),
    );
    if (width === 390) {
      // Rows of one menu, each large enough for a finger.
      expect(boxes.map((box) => box?.height)).toEqual([44, 44, 44, 44]);
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
    } else {
      // In one line: some are lower than others.
      const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2));
      expect(new Set(middles).size, `${width} px`).toBe(1);
      await expect(opener(page)).toHaveText('Copy summary');
    }
    if (width >= 1024) expect((await header.boundingBox())?.height).toBe(76);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await header.getByRole('button', { name: 'More', exact: true }).click();
  await opener(page).click();
  const box = await sheet(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});
