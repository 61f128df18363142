import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { remember } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { referenceTime } from './time.ts';

const saturday = referenceTime.getTime();
const curve = (page: Page) =>
  page.getByRole('img', { name: /^Valid appointments by time of day: 104 by 2:4/ });

/** Opens a page of a device with a record of Friday, before it reads the record; the result lets it. */
async function openRemembered(page: Page, site: Site) {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await remember(page, site.url('/'), saturday);
  await page.route(/\/start-[^/]*\.js$/, async (route) => {
    await isReleased;
    await route.fallback();
  });
  const began = Date.now();
  site.setClock(() => saturday + Date.now() - began);
  await page.clock.install({ time: saturday });
  await page.goto(site.url('/'));
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await page.evaluate(async () => document.fonts.ready);
  return release;
}

async function openCurve(page: Page) {
  await page.getByRole('button', { name: 'Day curve' }).click();
  return page.getByRole('dialog', { name: 'Valid appointments through the day' });
}

const boxes = (page: Page) =>
  page
    .locator('[data-card]')
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.getAttribute('data-card'),
        JSON.stringify(card.getBoundingClientRect()),
      ]),
    );

// The card is narrowest at 1200 px; on a phone it has its own row.
for (const width of [1200, 390])
  test(`at ${width} the line of Friday appears beside the curve, and moves nothing`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const readRecord = await openRemembered(page, site);
    await expect(curve(page)).toBeVisible();
    const before = await boxes(page);
    readRecord();
    await expect(curve(page).getByText('Friday')).toBeVisible();
    expect(await boxes(page)).toEqual(before);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(scroll).toBe(0);
    await expectNoViolations(page, '[data-card="Total Valid Appointments"]');
    const dialog = await openCurve(page);
    const table = dialog.getByRole('table', { name: 'Valid appointments, hour by hour' });
    await expect(table.locator('tr').first()).toHaveText(/^Hour ?Valid ?Total ?Friday/);
    await expectNoViolations(page, 'dialog[open]');
  });

test("the hour labels of a day that goes on after closing time don't overlap", async ({
  page,
  site,
}) => {
  const late = Date.parse('2026-11-22T02:20:00Z');
  await page.clock.install({ time: late });
  site.setClock(() => late);
  site.fail(/^\/api\/appointments$/, (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ status: 'valid', time: '2026-11-22T02:10:00Z' }]));
  });
  await page.goto(site.url('/'));
  const hours = (await openCurve(page))
    .getByRole('img', { name: /^Valid appointments by time of day/ })
    .locator('> span');
  await expect(hours.filter({ hasText: '10 PM' })).toBeVisible();
  for (let width = 320; width <= 1920; width += 160) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await hours
      .filter({ hasText: 'M', visible: true })
      .evaluateAll((labels) =>
        labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(drawn.length).toBeGreaterThan(2);
    for (const [at, box] of drawn.slice(1).entries())
      expect(box.left, `${width} px`).toBeGreaterThan(drawn[at]?.right ?? Infinity);
  }
});
