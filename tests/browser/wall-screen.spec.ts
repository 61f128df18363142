import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { becomeOld, expectOnePicture, misplaced, open, stage } from './wall.ts';

test.use({ allowConsole: ['the server responded with a status of 503'] });

const upright = [
  { width: 1080, height: 1920 },
  { width: 1200, height: 1600 },
  { width: 720, height: 1280 },
] as const;

/** Where the parts of the wall end, from top to bottom, in parts of its height. */
const parts = (page: Page) =>
  stage(page).evaluate((main) =>
    Array.from(main.querySelectorAll(':scope header, :scope section'), (part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { top: top / innerHeight, bottom: bottom / innerHeight };
    }),
  );

// What may be left out makes room, whichever list it is.
for (const query of ['', '&show=none', '&show=reps'])
  test(`an upright screen is filled ${query}`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(upright[0]);
    await open(page, query);
    for (const state of ['fresh', 'old']) {
      if (state === 'old') await becomeOld(page);
      for (const size of upright) {
        await page.setViewportSize(size);
        const all = await parts(page);
        expect(all[0]?.top).toBeLessThan(0.06);
        expect(all.at(-1)?.bottom).toBeGreaterThan(0.9);
        expect(all.at(-1)?.bottom).toBeLessThan(0.965);
        for (const [at, { top }] of all.entries())
          expect(top).toBeGreaterThanOrEqual(at === 0 ? 0 : (all[at - 1]?.bottom ?? 1) - 0.001);
        expect(await misplaced(page)).toEqual([]);
        await expectOnePicture(page);
      }
    }
    await expectNoViolations(page);
  });

test('rates are aligned at the decimal point, totals at their last figure', async ({ page }) => {
  const counts = [
    ['california', 17, 20],
    ['chicago', 33, 42],
    ['arizona', 5, 5],
    ['florida', 1, 12],
  ] as const;
  await page.route('**/api/regions', (route) =>
    route.fulfill({
      json: counts.map(([key, validAppointments, totalEvents]) => ({
        key,
        validAppointments,
        totalEvents,
      })),
    }),
  );
  await open(page);
  const rates = ['85%', '78.6%', '100%', '8.3%'];
  for (const rate of rates) await expect(page.getByText(rate, { exact: true })).toBeVisible();
  const places = await page.getByRole('table').evaluate((table) => {
    const range = document.createRange();
    /** The right edge of the text of a cell before its first point or percent sign; without one, of all of it. */
    const edge = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      let right = 0;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.nodeValue?.search(/[.%]/) ?? -1;
        if (at === 0) break;
        range.setStart(node, 0);
        range.setEnd(node, at < 0 ? (node.nodeValue ?? '').length : at);
        right = range.getBoundingClientRect().right;
      }
      return Math.round(right);
    };
    return Array.from(table.querySelectorAll('tbody tr'), (row) =>
      [1, 3].map((at) => edge(row.children[at] ?? row)),
    );
  });
  expect(new Set(places.map(([total]) => total)).size).toBe(1);
  expect(new Set(places.map(([, rate]) => rate)).size).toBe(1);
  await expectOnePicture(page);
});

test.describe('the full screen control', () => {
  const control = (page: Page) => page.getByRole('button', { name: /full screen/i });

  test('shows for a moment after the pointer moves, with the cursor', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.runFor(1_000);
    await expect(control(page)).toHaveCSS('opacity', '0');
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 300);
    await expect(control(page)).toHaveCSS('opacity', '1');
    await expect(stage(page)).toHaveCSS('cursor', 'auto');
    await expectNoViolations(page);
    await expectOnePicture(page);
    await page.clock.runFor(3_100);
    await expect(control(page)).toHaveCSS('opacity', '0');
    await expect(stage(page)).toHaveCSS('cursor', 'none');
    // What is not seen is not pressed.
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

  test('leads into the full screen of a locked wall, and not out of it', async ({ page }) => {
    await open(page, '&lock=1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await expect(control(page)).toHaveCount(0);
  });
});
