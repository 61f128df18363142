import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { expectFact, keptIn } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

const second = 1_000;
const minute = 60 * second;
const friday = Date.parse('2026-11-20T14:41:00-05:00');
const health = '/?health=1';

const pointsIn = async (page: Page) => (await keptIn(page)).at(-1)?.points.length ?? 0;

/** How many depends on what is booked meanwhile. */
const several = /^[2-6] changes, 0 gaps$/;

/** A page whose record has begun. */
async function open(page: Page, site: Site) {
  const pass = await holdTime(page, friday, site);
  await page.goto(site.url(health));
  await pass(5 * second);
  return pass;
}

/** Another minute, which has a point of its own, an hour at the center, the next poll, and the next write. */
async function hour(page: Page, pass: (ms: number) => Promise<void>) {
  await pass(60 * second);
  await centerOf(page).advance(60 * minute);
  await pass(95 * second);
}

test('two tabs share the record of the day, and a reload keeps it', async ({
  page,
  context,
  site,
}) => {
  const pass = await open(page, site);
  await expectFact(page, 'Status', 'Kept on this device');
  await expect.poll(() => pointsIn(page)).toBe(1);
  const other = await context.newPage();
  await other.goto(site.url(health));
  await other.clock.runFor(5 * second);
  await expectFact(other, 'Today', '1 change, 0 gaps');
  await hour(page, pass);
  await expect.poll(() => pointsIn(page)).toBeGreaterThan(1);
  for (const tab of [page, other]) await expectFact(tab, 'Today', several);

  await page.reload();
  await pass(5 * second);
  await expectFact(page, 'Today', several);
  await expectFact(page, 'Days kept', '0 of at most 60, and today');
});
