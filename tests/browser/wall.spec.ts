import type { Page } from '@playwright/test';
import { expectContrast, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { startClocks } from './time.ts';
import { becomeOld, expectOnePicture, open, stage } from './wall.ts';

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

/** Every box on the stage with its text, in shares of the stage's width. */
async function boxes(page: Page) {
  return stage(page).evaluate((main) => {
    const { left, top, width } = main.getBoundingClientRect();
    const shown = Array.from(main.querySelectorAll('*')).filter(
      (element) => element.closest('.sr-only') === null,
    );
    return shown.map((element) => {
      const box = element.getBoundingClientRect();
      const parts = [box.left - left, box.top - top, box.width, box.height];
      return {
        what: `${element.tagName} ${element.textContent.slice(0, 60)}`,
        box: parts.map((px) => px / width),
      };
    });
  });
}

test.use({ allowConsole: ['the server responded with a status of 503'] });

test.beforeEach(({ page }) => startClocks(page));

/** Expects the same boxes at every size, in shares of the width. */
async function expectSameBoxes(page: Page) {
  const pictures = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    pictures.push(await boxes(page));
  }
  const [first = [], ...others] = pictures;
  for (const other of others) {
    const moved = first.filter(({ what, box }, at) => {
      const there = other[at];
      // Two pixels of 1280, since a line is at least a pixel wide.
      const isNear = (part: number, side: number) =>
        Math.abs(part - (there?.box[side] ?? Infinity)) < 2 / 1280;
      return there?.what !== what || !box.every(isNear);
    });
    expect(moved).toEqual([]);
  }
}

test('fits every size, live and stale, and passes axe', async ({ page }) => {
  await page.setViewportSize(sizes[1]);
  await open(page);
  for (const state of ['fresh', 'old']) {
    if (state === 'old') await becomeOld(page);
    // The age is shown in steps of 5 s, and may step while it is measured.
    await expect(() => expectSameBoxes(page)).toPass();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectOnePicture(page);
    }
    await expectNoViolations(page);
  }
});

test('fits a screen that is not 16:9, and hides the cursor', async ({ page }) => {
  await open(page);
  for (const size of [
    { width: 1024, height: 768 },
    { width: 2560, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    const box = await stage(page).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(Math.min(size.width - width, size.height - height)).toBeCloseTo(0, 0);
    // In the middle, within the shift of 2 px against burn-in.
    expect(Math.abs(x - (size.width - width) / 2)).toBeLessThanOrEqual(2.5);
    expect(Math.abs(y - (size.height - height) / 2)).toBeLessThanOrEqual(2.5);
  }
  expect(await stage(page).evaluate((main) => getComputedStyle(main).cursor)).toBe('none');
});

test('is dark from the first paint, and light when the URL says so', async ({ page }) => {
  await page.addInitScript(() => {
    // After boot.js, before any module.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Reflect.set(globalThis, 'themeAtFirst', document.documentElement.dataset['theme']);
    });
  });
  for (const [query, theme, canvas] of [
    ['', 'dark', 'rgb(5, 7, 9)'],
    ['&theme=light', 'light', 'rgb(255, 255, 255)'],
  ] as const) {
    await open(page, query);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'themeAtFirst') as unknown)).toBe(
      theme,
    );
    await expect(page.locator('html')).toHaveCSS('background-color', canvas);
    await expectContrast(page);
  }
});

test.describe('hostile data', () => {
  test.use({ scenario: 'hostile' });

  test('breaks no layout', async ({ page }) => {
    await page.setViewportSize(sizes[0]);
    for (const query of ['', '&show=telemarketers', '&show=reps', '&show=none']) {
      await open(page, query);
      await expectOnePicture(page);
    }
    await page.setViewportSize({ width: 720, height: 1_280 });
    await expectOnePicture(page);
  });
});
