import { readPerson } from '../../src/domain/people.ts';
import { telemarketerPath } from '../../src/paths.ts';
import { expectContrast, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

test('two telemarketers side by side fit and pass axe; on a phone the bars can be tapped', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(telemarketerPath(readPerson('Daniel Cole'), readPerson('Ana Torres')));
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Ana Torres' })).toHaveCount(3);
  const root = page.locator('html');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = () => root.evaluate((html) => html.scrollWidth - html.clientWidth);
    await expect.poll(over).toBe(0);
    await expectNoViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.goto(telemarketerPath(readPerson('Daniel Cole')));
  const bars = page.getByRole('region', { name: 'By hour' }).getByRole('link');
  await expect(bars.first()).toBeVisible();
  const boxes = await Promise.all((await bars.all()).map((bar) => bar.boundingBox()));
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(36);
  }
  const figures = await bars.getByText('/').all();
  expect(figures).toHaveLength(boxes.length);
  for (const figure of figures) expect((await figure.boundingBox())?.height).toBeLessThan(20);
});
