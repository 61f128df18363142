import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, fontsLoaded, test } from './fixtures.ts';

// What asks for attention (issue 17) is chosen in System Health.

const choices = (page: Page) => page.getByRole('group', { name: 'Notifications' });

async function openChoices(page: Page) {
  await page.goto('/#system');
  await expect(choices(page).getByRole('checkbox')).toHaveCount(2);
}

test('are changed by keyboard alone', async ({ page }) => {
  await openChoices(page);
  const count = choices(page).getByRole('checkbox', { name: "Count in the tab's icon" });
  await count.focus();
  await page.keyboard.press('Space');
  await expect(count).toBeChecked();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon-\d+\.svg$/);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`in the ${colorScheme} theme at ${width} they fit, and axe finds nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openChoices(page);
      await fontsLoaded(page);
      const box = await choices(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(12);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 12);
      await choices(page).getByRole('checkbox').first().check();
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
