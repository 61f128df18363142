import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

for (const width of [1440, 1024, 390])
  test(`/historical has a target for each week and its figures in a tooltip, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/historical');
    const weeks = page.getByRole('link', { name: /^Week of/ });
    await expect(weeks.last()).toBeVisible();
    const boxes = await Promise.all((await weeks.all()).map((week) => week.boundingBox()));
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(width === 390 ? 36 : 24);
    const name = (await weeks.last().getAttribute('aria-label')) ?? '';
    expect(name).toContain('In Progress');
    await weeks.last().focus();
    await expect(page.getByRole('tooltip')).toHaveText(name);
    const inProgress = page.locator('rect[data-open]');
    const [bar, target] = [await inProgress.boundingBox(), boxes.at(-1)];
    expect(bar?.x).toBeGreaterThanOrEqual(target?.x ?? Infinity);
    expect((bar?.x ?? Infinity) + (bar?.width ?? 0)).toBeLessThanOrEqual(
      (target?.x ?? 0) + (target?.width ?? 0),
    );
  });
