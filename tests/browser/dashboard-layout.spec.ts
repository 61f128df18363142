import type { Locator } from '@playwright/test';
import { respondWith } from './center.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime, startClocks } from './time.ts';

// The length depends on the day.
test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('lays out every card below the fold though nobody scrolls, in few screens', async ({
    page,
  }) => {
    for (const [width, most] of [
      [1440, 2570],
      [390, 4300],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openDashboard(page);
      const skipped = () =>
        page.locator('[data-card] > :is(header, :not(header, [hidden]))').evaluateAll(
          (parts) =>
            parts.filter(
              (part) =>
                // A box that lets its children into its parent's layout is none itself.
                getComputedStyle(part).display !== 'contents' &&
                !part.checkVisibility({ contentVisibilityAuto: true }),
            ).length,
        );
      await expect.poll(skipped).toBe(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(most);
    }
  });
});

test('the endpoints are in three columns of one line each, and the sections below the line are low', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page);
  const tiles = await page.locator('[data-card="API Endpoints"] li').evaluateAll((items) =>
    items.slice(0, 6).map((item) => {
      const { top, height } = item.getBoundingClientRect();
      return { row: Math.round(top), height };
    }),
  );
  expect(new Set(tiles.map(({ row }) => row)).size).toBe(2);
  for (const { height } of tiles) expect(height).toBeLessThanOrEqual(26);
  const [line, last] = await Promise.all([
    page.getByText('For developers and administrators').boundingBox(),
    page.getByRole('region', { name: 'Settings' }).boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0) - (line?.y ?? 0)).toBeLessThanOrEqual(550);
});

test('appointments out of sight are not laid out until they come near, and all of them are a table on paper (C24)', async ({
  page,
}) => {
  await openDashboard(page);
  const table = page.locator('[data-card="Appointments Analysis"] table').first();
  const last = table.locator('tbody > tr').last();
  const isLaidOut = () =>
    last
      .locator('td')
      .first()
      .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
  const edges = (row: Locator) =>
    row
      .locator('> *')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  await expect(last).toBeAttached();
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  expect(await edges(last)).toEqual(await edges(table.locator('thead > tr')));
  // On paper a table's heads are on each sheet.
  await page.emulateMedia({ media: 'print' });
  const styleOf = (part: Locator) =>
    part.evaluate((element) => {
      const { display, contentVisibility } = getComputedStyle(element);
      return { display, contentVisibility };
    });
  expect(await styleOf(last)).toEqual({ display: 'table-row', contentVisibility: 'visible' });
  expect(await styleOf(table.locator('thead'))).toMatchObject({ display: 'table-header-group' });
});

test("the card 'Needs you now' causes no layout shift when it loads, and the panels end above the fold", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (name: string) => {
    await page.locator(`[data-card="${name}"]`).waitFor();
    // Found and measured in one step, since React may be replacing the card.
    return page.evaluate(
      (of) => document.querySelector(`[data-card="${of}"]`)?.getBoundingClientRect().toJSON(),
      name,
    );
  };
  const stateIs = (state: string) =>
    expect(page.locator('[data-card="Needs you now"]')).toHaveAttribute('data-state', state);
  await page.route('**/api/appointments', () => undefined);
  await page.goto('/');
  await expect(page.locator('[data-card="Top Sales Reps"]')).toBeVisible();
  await stateIs('loading');
  const before = await boxOf('Needs you now');
  await page.unroute('**/api/appointments');
  await openDashboard(page);
  expect(await boxOf('Needs you now')).toEqual(before);
  const panel = await boxOf('Top Sales Reps');
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(900);
});

for (const [path, width, height, title] of [
  ['/', 1440, 900, 'Top Sales Reps'],
  ['/?display=wall', 1080, 1920, 'Top sales reps'],
] as const)
  test(`on ${path} the row of a single rep is as high as one of many (64)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // At night the wall has no reps.
    await startClocks(page);
    const heightOf = async (count: number) => {
      await page.goto(path);
      const rows = page.locator(`[data-card="${title}"] li`);
      await expect(rows).toHaveCount(count);
      return rows.first().evaluate((row) => row.getBoundingClientRect().height);
    };
    const many = await heightOf(path === '/' ? 10 : 5);
    await respondWith(page, 3);
    expect(await heightOf(1)).toBe(many);
  });
