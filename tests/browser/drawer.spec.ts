import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => drawer(page).getByRole('heading', { level: 2 });
const analysis = (page: Page) => page.getByRole('region', { name: 'Appointments Analysis' });
const rows = (page: Page) => analysis(page).locator('[data-appointment]');

async function openList(page: Page, search = '?tab=invalid') {
  await page.clock.install({ time: referenceTime });
  await page.goto(`/${search}`);
  // The cards below the first view are drawn when the page is idle.
  await page.clock.runFor(6_000);
  await expect(rows(page).first()).toBeVisible();
}

test('the drawer passes axe docked and as a sheet, light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openList(page);
  await rows(page).nth(2).click();
  await expect(heading(page)).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await page.setViewportSize({ width: 390, height: 700 });
  const footer = drawer(page).getByRole('link', { name: 'Correct rep' });
  await expect(footer).toBeInViewport({ ratio: 1 });
  const box = await drawer(page).boundingBox();
  expect(box && [box.x, box.width, box.y + box.height]).toEqual([0, 390, 700]);
  expect(box?.height).toBeLessThanOrEqual(700 * 0.92 + 1);
  await expectNoViolationsInBoth(page, 'dialog[open]');
  await drawer(page).getByText('Detected state').scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport({ ratio: 1 });
});

test.describe('with hostile texts', () => {
  test.use({ scenario: 'hostile' });

  test('no row of the drawer is wider than the sheet', async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await openList(page);
    await rows(page).first().click();
    for (let step = 0; step < 8; step += 1) {
      await expect(heading(page)).toBeFocused();
      const wide = await drawer(page).evaluate((box) => [
        document.documentElement.scrollWidth - innerWidth,
        ...[box, ...box.querySelectorAll('header, [role=group], footer')].map(
          (each) => each.scrollWidth - each.clientWidth,
        ),
      ]);
      expect(Math.max(...wide), (await heading(page).textContent()) ?? '').toBeLessThanOrEqual(0);
      await expect(drawer(page).getByRole('link', { name: 'Correct rep' })).toBeInViewport();
      await page.keyboard.press('j');
      await expect(drawer(page).getByText(`${step + 2} of `)).toBeVisible();
    }
  });
});
