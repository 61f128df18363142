import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Entry } from '../../src/features/day-record/record.ts';
import { remember } from './memory.ts';
import { expect, test, type Site } from './site.ts';
import { referenceTime } from './time.ts';

// This browser's record of the day (C44) in real local storage.

// Within a minute: two pages that open at its beginning may name different ones.
const saturday = referenceTime.getTime() + 30_000;
const minute = 60_000;
test.use({ centerNow: saturday });

const stored = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('day-record');
    return text === null ? null : (JSON.parse(text) as Entry[]);
  });

const totalsOf = async (page: Page) => (await stored(page))?.map(({ valid }) => valid);

/** Opens a page whose clock the test moves on, together with its server's. */
async function open(page: Page, site: Site) {
  let at = saturday;
  site.setClock(() => at);
  await page.clock.install({ time: saturday });
  await page.goto(site.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  return async (ms: number) => {
    at += ms;
    // As after sleep: each timer fires once.
    await page.clock.fastForward(ms);
    await page.clock.runFor(2_000);
  };
}

test('is written, and goes on after a reload', async ({ page, site }) => {
  const pass = await open(page, site);
  await pass(5_000);
  await expect.poll(() => totalsOf(page)).toEqual([104]);
  expect((await stored(page))?.[0]).toMatchObject({ at: expect.any(Number) });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await pass(20 * minute);
  await expect.poll(async () => (await totalsOf(page))?.length).toBe(2);
  expect((await totalsOf(page))?.[0]).toBe(104);
});

const storages = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('planted', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('planted', 'SecurityError');
        },
      });
    },
  ],
  [
    'damaged',
    () => {
      if (location.origin === 'null') return;
      localStorage.setItem('day-record', '[{"at":1e300,"valid":{},"regions":[null]}]');
      localStorage.setItem('last-look', '{"from":0,"until":1e300,"at":1e300,"regions":[null]}');
    },
  ],
] as const;

// A console error fails the test.
for (const [state, prepare] of storages)
  test(`storage that is ${state} costs the record alone`, async ({ page, site }) => {
    await page.addInitScript(prepare);
    const pass = await open(page, site);
    await pass(35_000);
    await expect(
      page.getByRole('img', { name: /^Valid appointments by time of day/ }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (state === 'damaged') await expect.poll(() => totalsOf(page)).toEqual([104]);
  });

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A browser of its own on the world of the test. */
async function openBrowser(browser: Browser, cookies: Cookies) {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  return context.newPage();
}

async function show(page: Page, url: string) {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.clock.runFor(3_000);
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('Loading');
}

/** The texts of a page without its age, and without the name of the other day's line, which is the record's own. */
async function textOf(page: Page, place: string) {
  const text = await page.locator(place).innerText();
  return text.replaceAll(/Updated .*/g, '').replace(/\nFriday\n/, '\n');
}

const screens = ['/', '/historical', '/monthly-data', '/states', '/states/florida'];

test('two browsers with the same answers show the same figures', async ({
  browser,
  page,
  site,
}) => {
  site.keepResponses();
  site.setClock(() => saturday);
  const cookies = await page.context().cookies();
  const one = await openBrowser(browser, cookies);
  const other = await openBrowser(browser, cookies);
  await remember(one, site.url('/'), saturday);
  for (const each of [one, other]) await each.clock.install({ time: saturday });
  const expectSame = (place: string) =>
    expect(async () => expect(await textOf(other, place)).toBe(await textOf(one, place))).toPass();
  for (const path of screens) {
    await show(one, site.url(path));
    await show(other, site.url(path));
    await expectSame('main');
  }
  await expect(one.getByRole('heading', { level: 1 })).toHaveText(/Florida/);

  for (const [each, lines] of [
    [one, 1],
    [other, 0],
  ] as const) {
    await show(each, site.url('/'));
    await expect(each.getByText('Friday', { exact: true })).toHaveCount(lines);
    await each.getByRole('button', { name: 'Copy summary' }).click();
    await expect(each.getByRole('dialog')).toContainText('valid of');
  }
  await expectSame('[role=dialog], dialog[open]');
  for (const each of [one, other]) await each.context().close();
});
