import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

const second = 1_000;
const friday = Date.parse('2026-11-20T14:41:00-05:00');
const polled = /^\/api\/regions$/;

const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`);

/** Two tabs of one browser, and so with one clock, that know of each other and have their first responses. */
async function openTabs(page: Page, context: BrowserContext, site: Site, path = '/') {
  const other = await context.newPage();
  const knowing = new Set<Page>();
  for (const tab of [page, other])
    tab.on('requestfinished', (request) => {
      if (request.url().includes('/tab-share-')) knowing.add(tab);
    });
  const passInFirst = await holdTime(page, friday, site);
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= second) {
      await passInFirst(Math.min(second, left));
      await other.evaluate(() => null);
    }
  };
  await page.goto(site.url('/'));
  await other.goto(site.url(path));
  await pass(2 * second);
  await expect.poll(() => knowing.size).toBe(2);
  await pass(35 * second);
  return { tabs: [page, other] as const, other, pass };
}

test.describe('two tabs', () => {
  test.describe.configure({ timeout: 120_000 });

  for (const path of ['/', '/?display=wall'])
    test(`/ and ${path} cost the server no more polls than one, and both stay fresh`, async ({
      page,
      context,
      site,
    }) => {
      const { tabs, pass } = await openTabs(page, context, site, path);
      const before = site.requestsTo(polled);
      await pass(120 * second);
      expect(site.requestsTo(polled) - before).toBeGreaterThanOrEqual(3);
      expect(site.requestsTo(polled) - before).toBeLessThanOrEqual(4);
      for (const tab of tabs)
        await expect(
          tab.locator('[data-card]:not([data-state=ready], [data-state=empty])'),
        ).toHaveCount(0);
    });

  test('go on when one is closed, and the other polls as before', async ({
    page,
    context,
    site,
  }) => {
    const { other, pass } = await openTabs(page, context, site);
    await page.bringToFront();
    await pass(5 * second);
    await other.goto('about:blank');
    const before = site.requestsTo(polled);
    await pass(31 * second);
    expect(site.requestsTo(polled)).toBe(before + 1);
    await expect(card(page, 'Active Regions')).toHaveAttribute('data-state', 'ready');
  });

  test('are not blind when a request of one hangs', async ({ page, context, site }) => {
    const { tabs, pass } = await openTabs(page, context, site);
    let asked = 0;
    site.fail(polled, async (response, _message, real, keepOpen) => {
      asked += 1;
      if (asked === 1) keepOpen();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(await real());
    });
    await pass(45 * second);
    expect(asked).toBeGreaterThanOrEqual(2);
    for (const tab of tabs)
      await expect(card(tab, 'Active Regions')).toHaveAttribute('data-state', 'ready');
  });

  test('a click on refresh requests at once, and the other tab has it too', async ({
    page,
    context,
    site,
  }) => {
    const { other, pass } = await openTabs(page, context, site);
    await pass(8 * second);
    const before = site.requestsTo(polled);
    const requested: string[] = [];
    other.on('request', (request) => requested.push(request.url()));
    await page
      .getByRole('button', { name: /Refresh/ })
      .first()
      .click();
    await pass(2 * second);
    expect(site.requestsTo(polled)).toBe(before + 1);
    expect(requested.filter((url) => url.endsWith('/api/regions'))).toEqual([]);
    await expect(other.locator('main header').first()).toContainText(/updated just now/i);
  });
});
