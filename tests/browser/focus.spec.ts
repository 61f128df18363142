import type { Page } from '@playwright/test';
import { repPage, respondWith } from './center.ts';
import { expect, test } from './fixtures.ts';

/** The focus ring of the focused element; 'none' without one. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle;
  });

test('a click on a tab draws no focus ring and leaves its underline straight, a key does', async ({
  page,
}) => {
  await page.goto('/');
  const tab = page.getByRole('tab', { name: /^Invalid\/Blocked/ });
  await tab.click();
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('border-radius', '0px');
  expect(await ring(page)).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /^Valid/ })).toBeFocused();
  expect(await ring(page)).toBe('solid');
  await tab.click();
  expect(await ring(page)).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  expect(await ring(page)).toBe('solid');
});

test('a card that a click leads to flashes once, without a frame; after a key it has a frame', async ({
  page,
}) => {
  await page.goto('/');
  const entry = page.getByRole('link', { name: 'Telemarketers' });
  const card = page.locator('[data-card="Telemarketer Performance"]');
  const look = async () => {
    await expect(card).toHaveAttribute('data-goal');
    return card.evaluate((element) => ({
      frame: getComputedStyle(element).outlineStyle,
      flash: getComputedStyle(element, '::after').animationName,
    }));
  };
  await entry.click();
  expect(await look()).toEqual({ frame: 'none', flash: 'flash' });
  await expect(card).not.toHaveAttribute('data-goal');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await entry.press('Enter');
  expect(await look()).toEqual({ frame: 'solid', flash: 'none' });
});

test("'Skip to content' is for the keyboard, not for paper", async ({ page }) => {
  await page.goto('/states');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toBeHidden();
});

/** The focused element's name, if nothing of it can be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    // A radio button drawn as its label.
    const focused = activeElement?.closest('label') ?? activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const uppermost = document.elementFromPoint(left + width * part, top + height * part);
      return uppermost !== null && (focused.contains(uppermost) || uppermost.contains(focused));
    });
    return isSeen ? null : `${focused.tagName} ${focused.textContent}`;
  });

const longName = 'Devon%20Hartley%20of%20the%20family%20Wolfeschlegelsteinhausenbergerdorff';

for (const [path, width] of [
  ['/states/florida', 1280],
  ['/data-quality', 1280],
  // Its header has several lines.
  [`/sales-rep/${longName}/california`, 1024],
  ['/states/florida', 390],
] as const)
  test(`backwards through ${path} at ${width} px, no focus is under the header (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
    await page.locator('main').locator('a[href], button').last().focus();
    const hidden: (string | null)[] = [];
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Shift+Tab');
      hidden.push(await covered(page));
    }
    expect(hidden.filter((name) => name !== null)).toEqual([]);
  });

test("backwards through a table, no focus is under the table's heads", async ({ page }) => {
  await respondWith(page, 60);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(repPage);
  const links = page.getByRole('table').first().locator('tbody [data-appointment]');
  await links.last().focus();
  const hidden: (string | null)[] = [];
  for (let steps = 0; steps < 58; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(await covered(page));
  }
  expect(hidden.filter((name) => name !== null)).toEqual([]);
});
