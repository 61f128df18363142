import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, fontsLoaded, test } from './fixtures.ts';

// The settings of what asks for attention (issue 17), opened in System Health.

const opener = (page: Page) => page.getByRole('button', { name: 'Notifications' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

async function openSettings(page: Page) {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(2);
}

test('open, change and close by keyboard alone', async ({ page }) => {
  await openSettings(page);
  const isInside = () => dialog(page).evaluate((own) => own.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const count = dialog(page).getByRole('checkbox', { name: "Count in the tab's icon" });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(count).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Space');
  await expect(count).toBeChecked();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon-\d+\.svg$/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`in the ${colorScheme} theme at ${width} they fit, and axe finds nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openSettings(page);
      await fontsLoaded(page);
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(12);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 12);
      await expectNoViolations(page);
      await page.getByRole('checkbox').first().check();
      await expectNoViolations(page);
    });

test('new alerts are one notification, however many tabs are open', async ({ page, context }) => {
  let total = 20;
  await context.route('**/api/manual-validation/stats', (route) =>
    route.fulfill({ json: { total, pending: 7 } }),
  );
  await context.addInitScript(() => {
    const sent: string[] = [];
    class Stub extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string) {
        super();
        sent.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Stub, sent });
    if (location.protocol !== 'http:') return;
    localStorage.setItem('attention-notices', 'on');
    localStorage.setItem('attention-count', 'on');
  });
  await page.clock.install();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/historical');
    // Who follows the count knows of the 20.
    await expect(tab.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-7.svg');
  }
  const sent = async () => {
    const each = tabs.map((tab) => tab.evaluate(() => Reflect.get(globalThis, 'sent') as string[]));
    return (await Promise.all(each)).flat();
  };
  total = 22;
  await page.clock.runFor(20_000);
  await expect.poll(sent).toEqual(['2 new alerts']);
  await page.clock.runFor(70_000);
  expect(await sent()).toEqual(['2 new alerts']);
});
