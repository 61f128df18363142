import type { Page } from '@playwright/test';
import { type ReadName, reads } from '../../src/calls/index.ts';
import { centerOf } from './center.ts';
import { expect, settled, test } from './fixtures.ts';
import { referenceTime, twoFrames } from './time.ts';

/** Screens with a list, a chart, and one card for all. */
const loading = [
  ['/', 'regions', 'AI Performance Insights', 'Loading AI insights...'],
  ['/states/california', 'appointments', 'Bookings by Hour', 'Loading state dashboard...'],
  ['/monthly-data', 'monthly', 'Monthly Data', 'Loading monthly data...'],
] as const;

for (const [path, call, title, text] of loading)
  test(`${path}: '${text}' is shown at the place of the first row (C23)`, async ({ page }) => {
    await page.clock.install({ time: referenceTime });
    await centerOf(page).hold(call);
    await page.goto(path);
    const card = page.getByRole('region', { name: title, exact: true });
    const words = card.getByRole('status').filter({ hasText: text });
    await expect(words).toBeVisible();
    const box = await words.boundingBox();
    const header = await card.locator('header').boundingBox();
    const below = (box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    expect(box?.height).toBeGreaterThan(14);
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(30);
    await centerOf(page).release(call);
    await expect(words).toHaveCount(0);
  });

test.use({
  allowConsole: ['the server responded with a status of 503'],
  // At another time of day a poll changes what a card says.
  centerNow: referenceTime.getTime(),
});

/** Moves the clock on by 200 s, in steps, in which each failure arrives before its deadline. */
async function becomeOld(page: Page) {
  for (let left = 20; left > 0; left -= 1) {
    await page.clock.runFor(10_000);
    await settled(page);
  }
}

/** Each card with its height and the text of its footer. */
function cardsOf(page: Page) {
  return page.locator('[data-card]').evaluateAll((cards) =>
    cards.map((card) => ({
      title: card.getAttribute('data-card') ?? '',
      state: card.getAttribute('data-state') ?? '',
      height: card.getBoundingClientRect().height,
      footer: card.querySelector('footer')?.textContent ?? '',
    })),
  );
}

// The text of an age takes the most space on a phone.
for (const path of ['/', '/states', '/states/california', '/data-quality'])
  test(`${path}: a card keeps its height and its footer when its data is old (C26)`, async ({
    page,
  }) => {
    await page.clock.install({ time: referenceTime });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await expect(page.locator('[data-card]').first()).toBeVisible();
    await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
    if (path === '/')
      await expect(page.getByRole('heading', { name: 'Validation Rules' })).toBeVisible();
    await settled(page);
    const before = await cardsOf(page);
    await centerOf(page).faults({ all: '503' });
    await becomeOld(page);
    await expect(page.locator('[data-card][data-state=stale]').first()).toBeVisible();
    const after = await cardsOf(page);
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    for (const [index, { title, state, height, footer }] of after.entries()) {
      const was = before[index];
      if (state !== 'stale') continue;
      expect.soft(height, title).toBe(was?.height);
      // Its footer says since when the API does not respond.
      if (title !== 'System Health') expect.soft(footer, title).toContain(was?.footer);
    }
  });

/** Screens with figures of several calls, and these calls. */
const strips = [
  ['/', ['dashboard', 'regions']],
  ['/states', ['regions', 'salesReps', 'appointments']],
  ['/states/california', ['regions', 'appointments']],
  ['/sales-rep/Devon%20Hartley/california', ['regions', 'appointments']],
  ['/?view=telemarketer&telemarketer=Ana%20Torres', ['telemarketers', 'appointments', 'monthly']],
] as const;

for (const [path, calls] of strips)
  test(`${path}: figures are as high whichever response comes first (C26)`, async ({ page }) => {
    await page.clock.install({ time: referenceTime });
    const center = centerOf(page);
    /** The heights of the cells, narrow and wide, after the responses came in this order. */
    const heightsAfter = async (order: readonly ReadName[]) => {
      for (const call of order) await center.hold(call);
      await page.goto(path);
      await expect(page.locator('.stat-strip')).toBeVisible();
      for (const call of order) {
        const received = page.waitForResponse((response) =>
          response.url().endsWith(reads[call].path),
        );
        await center.release(call);
        await received;
      }
      await expect(page.locator('.stat-strip > [data-state=loading]')).toHaveCount(0);
      await settled(page);
      const heights: (readonly [string, number[]])[] = [];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await twoFrames(page);
        const cells = page.locator('.stat-strip > section');
        heights.push([
          `${width} px`,
          await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height)),
        ]);
      }
      return heights;
    };
    const heights = await heightsAfter(calls);
    expect(heights[0]?.[1].length).toBeGreaterThan(2);
    expect(await heightsAfter(calls.toReversed())).toEqual(heights);
  });

test('a stale footer on a phone has room for its lines and cuts no code', async ({ page }) => {
  await page.clock.install({ time: referenceTime });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await centerOf(page).faults({ appointments: '503' });
  await becomeOld(page);
  const footers = page.locator('[data-card] > footer:has(code)');
  await expect(footers.first()).toBeVisible();
  const found = await footers.evaluateAll((all) =>
    all.map((footer) => {
      const code = footer.querySelector('code');
      const lines = [...footer.children].map((line) => line.getBoundingClientRect());
      return {
        code: code?.textContent,
        isCut: code === null || code.scrollWidth > code.clientWidth + 1,
        isOver: footer.scrollHeight > footer.clientHeight,
        areOver: lines.some((a, i) =>
          lines
            .slice(i + 1)
            .some((b) => a.bottom > b.top + 1 && a.right > b.left + 1 && a.left < b.left),
        ),
      };
    }),
  );
  for (const footer of found)
    expect(footer).toEqual({
      code: '503: Simulated fault 503',
      isCut: false,
      isOver: false,
      areOver: false,
    });
});
