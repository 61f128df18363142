import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { asWritten, expectFact, keptIn, remember, write } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

const second = 1_000;
const minute = 60 * second;
const friday = Date.parse('2026-11-20T14:41:00-05:00');
const health = '/?health=1';

const pointsIn = async (page: Page) => (await keptIn(page))?.points.length ?? 0;

/** A page whose record has begun. */
async function open(page: Page, site: Site) {
  const pass = await holdTime(page, friday, site);
  await page.goto(site.url(health));
  await pass(5 * second);
  return pass;
}

/** Another minute, which has a point of its own, an hour at the center, and the next poll of the page. */
async function hour(page: Page, pass: (ms: number) => Promise<void>) {
  await pass(60 * second);
  await centerOf(page).advance(60 * minute);
  await pass(35 * second);
}

test('the day is kept over a reload', async ({ page, site }) => {
  const pass = await open(page, site);
  await expectFact(page, 'Status', 'Kept on this device');
  await hour(page, pass);
  await expectFact(page, 'Today', '2 changes, 0 gaps');
  await expect.poll(() => pointsIn(page)).toBe(2);
  await page.reload();
  await pass(5 * second);
  await expectFact(page, 'Today', '2 changes, 0 gaps');
  await expectFact(page, 'Days kept', '1 of at most 61');
});

test.describe('two tabs', () => {
  test('have one writer and the same day; when it is closed the other writes', async ({
    page,
    context,
    site,
  }) => {
    const pass = await open(page, site);
    await expect.poll(() => pointsIn(page)).toBe(1);
    const other = await context.newPage();
    await other.goto(site.url(health));
    const locks = () =>
      other.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        const of = (all: LockInfo[]) => all.filter(({ name }) => name === 'days 3').length;
        return [of(held), of(pending)];
      });
    await pass(5 * second);
    await expect.poll(locks).toEqual([1, 1]);
    await hour(page, pass);
    for (const tab of [page, other]) await expectFact(tab, 'Today', '2 changes, 0 gaps');
    expect(await pointsIn(other)).toBe(2);

    await page.goto('about:blank');
    await expect.poll(locks).toEqual([1, 0]);
    await centerOf(page).advance(60 * minute);
    let now = await other.evaluate(() => Date.now());
    site.setClock(() => now);
    for (let passed = 0; passed < 70; passed += 1) {
      now += second;
      await other.clock.runFor(second);
      await other.evaluate(() => null);
    }
    await expectFact(other, 'Today', '3 changes, 0 gaps');
    await expect.poll(() => pointsIn(other)).toBe(3);
  });

  test('are both empty once one of them cleared the record', async ({ page, context, site }) => {
    await remember(page, site.url('/'), friday);
    await open(page, site);
    const other = await context.newPage();
    await other.goto(site.url(health));
    await other.clock.runFor(5 * second);
    await expectFact(other, 'Days kept', '53 of at most 61');
    await page.getByRole('button', { name: "Clear this device's record" }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expectFact(page, 'Days kept', '53 of at most 61');
    await page.getByRole('button', { name: "Clear this device's record" }).click();
    await page.getByRole('button', { name: 'Clear it' }).click();
    await expect(page.getByText('The record is empty')).toBeVisible();
    for (const tab of [page, other]) {
      await expectFact(tab, 'Today', 'Nothing yet');
      await expectFact(tab, 'Days kept', '0 of at most 61');
    }
    expect(await keptIn(page)).toEqual({ days: [], points: [] });
  });
});

test('a page without locks writes all the same', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const pass = await open(page, site);
  await hour(page, pass);
  await expect.poll(() => pointsIn(page)).toBe(2);
});

test('the day that a device remembers goes on after a gap, and an earlier schema is read', async ({
  page,
  site,
}) => {
  const yesterday = '2026-11-19';
  const point = {
    at: Date.parse('2026-11-19T15:00:00-05:00'),
    valid: 90,
    activeRegions: 4,
    confidence: 86,
    regions: [{ region: 'florida', valid: 11, total: 24 }],
    telemarketers: [],
    pendingAlerts: 2,
  };
  await write(page, site.url('/'), {
    version: 1,
    days: [
      { day: yesterday, points: [point], gaps: [], seenUntil: point.at },
      {
        day: '2026-11-20',
        points: [{ ...point, at: friday - 60 * minute }],
        gaps: [],
        seenUntil: friday - 30 * minute,
      },
      { day: '2026-11-18', points: 'damaged', gaps: null },
    ],
  });
  await open(page, site);
  await expectFact(page, 'Days kept', '2 of at most 61');
  await expectFact(page, 'Today', '2 changes, 1 gap');
  await expectFact(page, 'Oldest day', 'Nov 19');
});

test('damaged rows cost themselves, not the record', async ({ page, site }) => {
  const { days, points = [] } = asWritten([]);
  await write(page, site.url('/'), {
    version: 2,
    days: [...days, { day: '2026-11-20', spans: 'none', points: 7, bytes: 'many' }],
    points: [...points, [['2026-11-20', 1], null], [['2026-11-20', 2], { at: 'now' }]],
  });
  await open(page, site);
  await expectFact(page, 'Status', 'Kept on this device');
  await expectFact(page, 'Today', '1 change, 0 gaps');
});

for (const [what, name, status] of [
  ['is full', 'QuotaExceededError', 'Not kept: storage is full'],
  ['fails', 'DataError', 'Not kept: storage fails'],
] as const)
  test(`storage that ${what} costs the memory only`, async ({ page, site }) => {
    await page.addInitScript((of) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('planted', of);
      };
    }, name);
    const pass = await open(page, site);
    await hour(page, pass);
    await expectFact(page, 'Status', status);
    await expectFact(page, 'Today', '2 changes, 0 gaps');
  });

test('storage that is denied costs the memory only', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('planted', 'SecurityError');
      },
    });
  });
  const pass = await open(page, site);
  await hour(page, pass);
  await expectFact(page, 'Status', 'Not kept: this browser blocks storage');
  await expectFact(page, 'Today', '2 changes, 0 gaps');
});
