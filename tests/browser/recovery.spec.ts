import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

const second = 1_000;
const minute = 60 * second;

// Minutes of the page's time; a loaded machine is no failure.
test.describe.configure({ timeout: 120_000 });

/** A Friday afternoon at the call center. */
const friday = Date.parse('2026-11-20T14:41:00-05:00');

interface Screen {
  readonly path: string;
  /** The polled cards that are to be fresh within 32 s, and within 62 s, of the server's return. */
  readonly fast: readonly string[];
  readonly slow: readonly string[];
}

const dashboard: Screen = {
  path: '/',
  fast: ['Total Valid Appointments', 'Active Regions', 'Calendar Performance'],
  slow: ['Top Sales Reps', 'AI Learning System'],
};

const wall: Screen = {
  path: '/?display=wall',
  fast: ['Totals', 'Regions'],
  slow: ['Wall Display', 'Telemarketers', 'Top sales reps'],
};

type Pass = Awaited<ReturnType<typeof holdTime>>;

const header = (page: Page) => page.locator('main header').first();

async function stateOf(page: Page, card: string) {
  return page.locator(`[data-card="${card}"]`).getAttribute('data-state');
}

async function statesOf(page: Page, cards: readonly string[]) {
  return Promise.all(cards.map(async (card) => `${card}: ${await stateOf(page, card)}`));
}

const all = (cards: readonly string[], state: string) => cards.map((card) => `${card}: ${state}`);

async function expectAll(page: Page, { fast, slow }: Screen, state: string) {
  expect(await statesOf(page, [...fast, ...slow])).toEqual(all([...fast, ...slow], state));
}

/** Everything is fetched anew within its interval and 2 s, and nobody touched the page. */
async function expectRecovery(page: Page, screen: Screen, pass: Pass) {
  await pass(32 * second);
  // A response that is on its way may need a moment more of the machine's time, not of the page's.
  await expect(async () => {
    await pass(1);
    expect(await statesOf(page, screen.fast)).toEqual(all(screen.fast, 'ready'));
  }).toPass({ timeout: 5_000 });
  await pass(30 * second);
  await expectAll(page, screen, 'ready');
  await expectAllFresh(page);
}

async function expectAllFresh(page: Page) {
  const notFresh = page.locator('[data-card]:not([data-state=ready], [data-state=empty])');
  await expect(notFresh).toHaveCount(0);
}

test.use({ allowConsole: ['Failed to load resource', 'Planted'] });

// What a server that is there may respond with, and when all is fresh again then, is in tests/faults.
for (const screen of [dashboard, wall])
  test(`after five minutes without a server ${screen.path} is fresh again by itself`, async ({
    page,
    site,
  }) => {
    const pass = await holdTime(page, friday, site);
    await page.goto(site.url(screen.path));
    await pass(65 * second);
    await expectAll(page, screen, 'ready');

    await site.stop();
    await pass(5 * minute, 5 * second);
    await expectAll(page, screen, 'stale');
    await expect(header(page)).toContainText(/Data is [45] minutes old/);

    await site.start();
    await expectRecovery(page, screen, pass);
    await expect(header(page)).toContainText(/updated/i);
    expect(site.navigations()).toBe(1);
  });
