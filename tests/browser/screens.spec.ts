import type { Page } from '@playwright/test';
import type { ScreenName } from '../../src/screens.ts';
import { addressOf, screenNames } from './addresses.ts';
import { expectNoViolations, expectNoViolationsInBoth } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable } from './forced-colors.ts';
import { rows } from './queue.ts';
import { expectNothingCut } from './text-spacing.ts';
import { referenceTime, startClocks } from './time.ts';

/** Tabs of a screen that are tested besides the first. */
const tabsOf: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  states: ['chicago'],
  'data-quality': ['duplicates', 'validation', 'recommendations'],
  'ai-insights': ['monthly'],
};

/** The parts of a screen that open. */
const opened: Readonly<Partial<Record<ScreenName, (page: Page) => Promise<void>>>> = {
  validation: async (page) => {
    await page.getByRole('button', { name: 'Start Review' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  corrections: async (page) => {
    await page.getByRole('radio').first().check();
    await expect(page.getByRole('combobox', { name: 'Sales Rep Name' })).toBeVisible();
  },
  'ai-insights': async (page) => {
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  },
};
/** Screens whose every tab opens in the same way. */
const tabsOpen = new Set<ScreenName>(['ai-insights']);

const views = screenNames
  // The wall has its own test.
  .filter((name) => name !== 'wall')
  .flatMap((name) => {
    const path = addressOf(name);
    const tabs = (tabsOf[name] ?? []).map((tab) => ({
      path: `${path}?tab=${tab}`,
      open: tabsOpen.has(name) ? opened[name] : undefined,
      name: null,
    }));
    return [{ path, open: opened[name], name }, ...tabs];
  });
const states = '[data-card]';

// On a Sunday /ai-insights requests nothing.
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

async function open(page: Page, path: string, width = 390) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(page.locator(states).first()).toBeVisible();
}

/** Expects that the page does not scroll sideways. */
async function expectNoOverflow(page: Page) {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A chart is redrawn a frame after its box changes.
  await expect.poll(overflow).toBe(0);
}

const loading = (page: Page) => page.locator('[data-card][data-state=loading]');

/** Waits for every card, on the dashboard for its lower half, too. */
async function loaded(page: Page, path: string) {
  if (path === '/') await expect(page.locator('[data-card="Validation Rules"]')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
}

/** The titles of small cells that are wider than their cell. */
const cutTitles = (page: Page) =>
  page.locator('.stat-strip > section').evaluateAll((all) =>
    all.flatMap((cell) => {
      const title = cell.querySelector('h2, h3');
      const range = document.createRange();
      if (title) range.selectNodeContents(title);
      const { right } = range.getBoundingClientRect();
      return right > cell.getBoundingClientRect().right ? (title?.textContent ?? '') : [];
    }),
  );

// AI Insights and Corrections begin with a list.
const withoutFigures = new Set<ScreenName>(['ai-insights', 'corrections']);

/** Expects a head of one height, and the first figure in the upper 300 px. */
async function expectFirstFigure(page: Page) {
  const first = page.locator('.stat-strip > section').first();
  const box = await first.locator('h2 ~ p').first().boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(300);
  const height = 'getComputedStyle(document.documentElement).getPropertyValue("--page-header")';
  expect(await page.evaluate(height)).toBe('60px');
}

test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  for (const { path, open: openMore, name } of views)
    test(`${path} fits, passes axe and is readable, wide and light, narrow and dark`, async ({
      page,
    }) => {
      await open(page, path, 1440);
      await loaded(page, path);
      await expectNoOverflow(page);
      await expectNoViolations(page);
      if (name) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectNothingCut(page, '1280 px');
        await expectReadable(page);
      }
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
      await expectNoOverflow(page);
      await expectNoViolations(page);
      expect(await cutTitles(page)).toEqual([]);
      if (name) {
        if (!withoutFigures.has(name)) await expectFirstFigure(page);
        await expectNothingCut(page, '390 px');
      }
      if (!openMore) return;
      await openMore(page);
      await expectNoViolationsInBoth(page);
    });

  test('text spacing cuts no text of the review', async ({ page }) => {
    await open(page, addressOf('validation'));
    await rows(page).first().click();
    // Only some alerts have this line.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(page.getByText('Same reason before')).toBeVisible({ timeout: 200 });
    }).toPass();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCut(page, `${width} px`);
    }
  });
});

test.describe('without responses', () => {
  test.use({ allowConsole: ['the server responded with a status of 503'] });

  // All cards draw their states alike: one screen per kind of skeleton.
  for (const name of ['dashboard', 'states', 'validation', 'historical', 'monthly-data'] as const)
    test(`${name} passes axe while loading and after a failure`, async ({ page }) => {
      await centerOf(page).faults({ all: 'hang' });
      await open(page, addressOf(name));
      await expect(loading(page).first()).toBeVisible();
      await expectNoViolationsInBoth(page);
      // Held requests may occupy the connections that the page needs.
      await page.goto('about:blank');
      await centerOf(page).faults({ all: '503' });
      await open(page, addressOf(name), 1440);
      await expect(page.locator('[data-card][data-state=error]').first()).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await expectNoViolations(page);
    });
});

const sunday = new Date('2026-11-22T14:41:00-05:00');

for (const [day, scenario] of [
  ['the first day', 'first-day'],
  ['a Sunday', 'sunday'],
] as const)
  test.describe(`on ${day}`, () => {
    test.describe.configure({ timeout: 180_000 });
    test.use({ scenario });

    test('every screen fits', async ({ page }) => {
      if (scenario === 'sunday') await page.clock.setSystemTime(sunday);
      else await startClocks(page);
      for (const path of screenNames.map(addressOf))
        await test.step(path, async () => {
          await open(page, path);
          await expect(loading(page)).toHaveCount(0);
          await expectNoOverflow(page);
          // Only empty cards look different; a week only has other words.
          if (scenario === 'first-day') await expectNoViolations(page);
        });
    });

    test('the main figure of the wall keeps its column', async ({ page }) => {
      await startClocks(page);
      await open(page, '/?display=wall', 1920);
      const lines = page.getByRole('region', { name: /^Valid appointments/ }).locator('p');
      await expect(lines.filter({ hasText: /yesterday|vs / })).toBeVisible();
      for (const line of await lines.all())
        expect(await line.evaluate((p) => p.scrollWidth - p.clientWidth)).toBeLessThanOrEqual(0);
    });
  });

test.describe('with a queue that scrolls', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('below lg a bar with the menu, name, age and search stays at the top of the window', async ({
    page,
  }) => {
    await open(page, addressOf('validation'));
    const menu = page.getByRole('button', { name: 'Open menu' });
    const search = page.getByRole('button', { name: 'Go to', exact: true });
    const name = page.getByRole('heading', { level: 1 });
    const age = page.getByText('just now', { exact: true });
    // The text before the response is narrower, and stands beside the name.
    await expect(age).toBeVisible();
    const inBar = [menu, name, age, search];
    const before = await Promise.all(inBar.map((part) => part.boundingBox()));
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await Promise.all(inBar.map((part) => part.boundingBox()))).toEqual(before);
    // The focused element is scrolled to a place below the bar.
    const button = page.getByRole('main').getByRole('button').nth(3);
    await button.evaluate((element) => element.scrollIntoView());
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(60);
    await page.emulateMedia({ media: 'print' });
    await expect(menu).toBeHidden();
    await expect(search).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await search.click();
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  });
});
