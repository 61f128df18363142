import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { startClocks } from './time.ts';
import { expectOnePicture, misplaced, open, stage } from './wall.ts';

test.beforeEach(({ page }) => startClocks(page));

const upright = [
  { width: 1080, height: 1920 },
  { width: 1200, height: 1600 },
  { width: 720, height: 1280 },
] as const;

/** The lower edges of the wall's parts, as shares of its height. */
const parts = (page: Page) =>
  stage(page).evaluate((main) =>
    Array.from(main.querySelectorAll(':scope header, :scope section'), (part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { top: top / innerHeight, bottom: bottom / innerHeight };
    }),
  );

// Each list gets space when an optional part is left out.
test('an upright screen is used in full', async ({ page }) => {
  await page.setViewportSize(upright[0]);
  for (const query of ['', '&show=none', '&show=reps']) {
    await open(page, query);
    for (const size of upright) {
      await page.setViewportSize(size);
      const all = await parts(page);
      expect(all[0]?.top).toBeLessThan(0.06);
      expect(all.at(-1)?.bottom).toBeGreaterThan(0.9);
      for (const [at, { top }] of all.entries())
        expect(top).toBeGreaterThanOrEqual(at === 0 ? 0 : (all[at - 1]?.bottom ?? 1) - 0.001);
      expect(await misplaced(page)).toEqual([]);
      await expectOnePicture(page);
    }
  }
  await expectNoViolations(page);
});

test.describe('the full screen control', () => {
  const control = (page: Page) => page.getByRole('button', { name: /full screen/i });

  test('shows for a moment after the pointer moves, with the cursor', async ({ page }) => {
    await open(page);
    await page.clock.runFor(1_000);
    await expect(control(page)).toHaveCSS('opacity', '0');
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await expect(control(page)).toHaveCSS('opacity', '1');
    await expect(stage(page)).toHaveCSS('cursor', 'auto');
    // Over no text, above all not over the warning line.
    const covered = await control(page).evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        // Letters leave a part of their line free.
        const inset = box.height * 0.2;
        const isHidden = texts.currentNode.parentElement?.closest('button, .sr-only, style');
        if (!isHidden && box.left < right && box.right > left && box.top + inset < bottom)
          if (box.bottom - inset > top) found.push(texts.currentNode.textContent ?? '');
      }
      return found;
    });
    expect(covered).toEqual([]);
    await expectNoViolations(page);
    await expectOnePicture(page);
    await page.clock.runFor(3_100);
    await expect(control(page)).toHaveCSS('opacity', '0');
    await expect(stage(page)).toHaveCSS('cursor', 'none');
    // Hidden controls can't be clicked.
    const box = await control(page).boundingBox();
    await page.evaluate(
      ([x = 0, y = 0]) => Reflect.set(window, 'under', document.elementFromPoint(x, y)?.tagName),
      [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5],
    );
    expect(await page.evaluate(() => Reflect.get(window, 'under') as string)).not.toBe('BUTTON');
  });

  test('is reached by keyboard, and Esc leads out of the full screen, not of the wall', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(control(page)).toBeFocused();
    await expect(control(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(control(page)).toHaveText('Leave full screen');
    expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await page.keyboard.press('Escape');
    await expect(stage(page)).toBeVisible();
    await page.evaluate(async () => {
      if (!document.fullscreenElement) await document.documentElement.requestFullscreen();
    });
    await expect(control(page)).toHaveText('Leave full screen');
    await page.keyboard.press('Enter');
    await expect(control(page)).toHaveText('Full screen');
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('enters the full screen of a locked wall, but does not leave it', async ({ page }) => {
    await open(page, '&lock=1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect(control(page)).toHaveCount(0);
  });
});
