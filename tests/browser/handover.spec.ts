import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, fontsLoaded, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// 'Copy summary' in the dashboard's header, and the link that says then and now (issue 17, visual.md 08).

const button = (page: Page) => page.getByRole('button', { name: 'Copy summary' });
const item = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));
test.use({ centerNow: referenceTime.getTime() });

async function ready(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await fontsLoaded(page);
}

test('the menu by keyboard alone: the text in the clipboard, the focus back', async ({ page }) => {
  await ready(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(item(page, /^Copy summary/)).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowUp');
  await expect(item(page, /^Print/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, /^Copy summary/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Summary copied', { exact: true })).toBeVisible();
  const [first, second, ...rest] = (await clipboard(page)).split('\n');
  expect(first).toMatch(/^\w{3} \d+, \d+:\d\d [AP]M: 104 valid of 145 \(71\.7%\)$/);
  expect(second).toBe('CA 41/48, IL 33/42, AZ 19/31, FL 11/24');
  expect(rest).toContain('Florida: 11 valid of 24 (45.8%), Poor');
  expect(rest.join('\n')).toMatch(
    /\nLargest reason: .+ of 38 invalid .+\nAlerts: .+\nUnknown reps: /,
  );
});

for (const width of [390, 768, 1024, 1200, 1440])
  test(`at ${width} the header keeps its rows and the menu is in the window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await ready(page);
    const names = ['Monthly Data', 'Export', 'Copy summary', 'Refresh Data'];
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    const boxes = await Promise.all(
      names.map((name) => header.getByRole('button', { name }).boundingBox()),
    );
    const tops = boxes.map((box) => box?.y);
    const [monthly, , copy, refresh] = boxes;
    if (width === 390) {
      expect(new Set([tops[0], tops[1], tops[3]]).size).toBe(1);
      expect(copy?.y).toBeGreaterThan((monthly?.y ?? 0) + 30);
      expect(copy?.width).toBeGreaterThan(340);
    } else {
      expect(new Set(tops).size).toBe(1);
      expect(copy?.x).toBeLessThan(refresh?.x ?? 0);
    }
    if (width >= 1200) expect((await header.boundingBox())?.height).toBe(76);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await button(page).click();
    const panel = await page.locator('.handover').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
  });

for (const width of [390, 1024, 1440])
  test(`at ${width} a link that was copied says then and now, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await ready(page, '/?view=sales-rep');
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, [data-card], header button:not([aria-label=Dismiss])')]
          .slice(0, 14)
          .map((each) => {
            const { x, y } = each.getBoundingClientRect();
            return `${each.textContent.slice(0, 20)} ${Math.round(x)} ${Math.round(y)}`;
          })
          .filter((text) => !/ago|now/.test(text)),
      );
    const before = await places();
    await button(page).click();
    await item(page, /^Copy link/).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const url = new URL(await clipboard(page));
    expect(url.searchParams.get('view')).toBe('sales-rep');
    expect(url.searchParams.get('seen')).toMatch(/^104\.\d{4}-\d\d-\d\d\.\d{4}$/);
    await ready(page, url.pathname + url.search);
    const line = page.locator('.handover-then');
    await expect(line).toHaveText(/^Then 104 at \d+:\d\d [AP]M, now 104$/);
    expect(await places()).toEqual(before);
    await expectNoViolations(page);
    const close = line.getByRole('button', { name: 'Dismiss' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(
      width < 640 ? 36 : 24,
    );
    await close.click();
    await expect(line).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?view=sales-rep');
    expect(await places()).toEqual(before);
  });
