import type { Locator, Page } from '@playwright/test';
import { centerOf, respondWith } from './center.ts';
import { expect, settled, test } from './fixtures.ts';
import { referenceTime, startClocks, twoFrames } from './time.ts';

/** Waits until every card has its data; tests/screens/dashboard.test.tsx has their list. */
async function openDashboard(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.locator('[data-card="Validation Rules"]')).toBeVisible();
  await expect(page.locator('[data-card]:not([data-state=ready])')).toHaveCount(0);
}

// The length depends on the day, and a poll only brings bookings within business hours.
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

  test('a poll moves neither scroll, focus, an open tab nor typed text', async ({ page }) => {
    await page.clock.install({ time: referenceTime });
    await openDashboard(page);
    await page.getByRole('tab', { name: 'Corrections' }).click();
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await reason.fill('The customer called back');
    await page.getByRole('tab', { name: /Invalid\/Blocked/ }).click();
    await reason.focus();
    // Rows that come near are laid out, and the browser scrolls by the difference.
    await settled(page);
    await twoFrames(page);
    // In the window: a card above it may grow, and the browser scrolls by as much.
    const topOf = async () => (await reason.boundingBox())?.y ?? NaN;
    const before = await topOf();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const total = page.getByRole('region', { name: 'Calendar Performance' }).locator('footer');
    const words = await total.textContent();

    await centerOf(page).advance(40 * 60_000);
    await page.clock.runFor(61_000);
    await expect(total).not.toHaveText(words ?? '');

    // The browser scrolls with the next frame.
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(1);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveValue('The customer called back');
    await expect(page.getByRole('tab', { name: /Invalid\/Blocked/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
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

test('skip link, menu, views and tabs work by keyboard alone', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.getByRole('radio', { name: 'By Area' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?view=sales-rep/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(/view=/);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Patterns' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a scroll entry of the menu scrolls there, is selected, and can be bookmarked', async ({
  page,
}) => {
  await openDashboard(page);
  const entry = page.getByRole('link', { name: 'API Testing' });
  await entry.click();
  await expect(page).toHaveURL(/\/#api$/);
  await expect(entry).toHaveAttribute('aria-current', 'location');
  const heading = page.getByRole('heading', { name: 'API Testing' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.goto('/states#telemarketers');
  await page.getByRole('link', { name: 'Telemarketers' }).click();
  await expect(page.getByRole('heading', { name: 'Telemarketer Performance' })).toBeInViewport();
});

test('a screen chosen in the drawer takes the focus, since the button that opened the drawer is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  for (const name of ['Data Quality', 'Historical Data']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Quality' })).toBeFocused();
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
