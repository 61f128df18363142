import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

test('at any width each week of /historical can be pointed at, and a tooltip shows its figures', async ({
  page,
}) => {
  await page.goto('/historical');
  const weeks = page.getByRole('link', { name: /^Week of/ });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(weeks.last()).toBeVisible();
    if (width === 390) await expect(weeks).toHaveCount(8);
    // The chart is redrawn a frame after its box changes.
    await expect(async () => {
      const boxes = await Promise.all((await weeks.all()).map((week) => week.boundingBox()));
      for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(width === 390 ? 36 : 24);
      const bar = await page.locator('span[data-open]').boundingBox();
      const target = boxes.at(-1);
      expect(bar?.x).toBeGreaterThanOrEqual(target?.x ?? Infinity);
      expect((bar?.x ?? Infinity) + (bar?.width ?? 0)).toBeLessThanOrEqual(
        (target?.x ?? 0) + (target?.width ?? 0),
      );
    }).toPass();
  }
  await weeks.last().focus();
  const name = (await weeks.last().getAttribute('aria-label')) ?? '';
  expect(name).toContain('In Progress, 5 full days');
  await expect(page.getByRole('tooltip')).toHaveText(name);
});
