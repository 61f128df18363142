import type { Page } from '@playwright/test';
import { repPage, respondWith } from './center.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// The page has all rows of a list of up to 500 (C24).

const ofRep = { name: /^Valid appointments of / };
const table = (page: Page) => page.getByRole('table', ofRep);
const rowsOf = (page: Page) => table(page).locator('tbody tr:not([aria-hidden])');

test('17 appointments of a rep are all found in the page, copied and printed', async ({ page }) => {
  await respondWith(page, 17);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(repPage);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(17);
  // As tall as the window allows, instead of a fixed height.
  const box = page.getByRole('group', ofRep);
  const height = await box.evaluate((element) => element.clientHeight);
  expect(height).toBeGreaterThan(600);
  expect(height).toBeLessThan(900);

  const copied = await table(page).evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  for (const number of [1, 9, 17]) expect(copied).toContain(`Customer number ${number}.`);
  // A spreadsheet gets each row as a row, with its cells.
  const cells = copied.split('\n').map((line) => line.split('\t').length);
  expect(cells.slice(0, 18)).toEqual(Array.from({ length: 18 }, () => 8));

  await page.emulateMedia({ media: 'print' });
  const [row, card] = await Promise.all([
    rows.last().boundingBox(),
    page.getByRole('region', { name: 'Appointments', exact: true }).boundingBox(),
  ]);
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThan(
    (card?.y ?? 0) + (card?.height ?? 0),
  );
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('lists of every kind are printed to their last row', async ({ page }) => {
  for (const [path, name, card] of [
    ['/corrections', 'Manual Corrections', 'Manual Corrections'],
    ['/data-quality?tab=duplicates', 'Duplicate Groups', 'Duplicate Groups'],
    ['/states?tab=california', 'Sales Reps in California', 'Sales Reps in California'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const box = page.getByRole('group', { name, exact: true });
    await expect(box.locator('li, tbody tr').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const ends = await Promise.all(
      [
        box.locator('> ul > li, > table > tbody > tr').last(),
        page.getByRole('region', { name: card, exact: true }),
      ].map((part) => part.evaluate((element) => element.getBoundingClientRect().bottom)),
    );
    expect(ends[0], name).toBeLessThanOrEqual(ends[1] ?? 0);
    const hidden = await box.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(hidden, name).toBe(0);
  }
});

test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('a rule opens in place; closed, its reports are hidden on screen and printed (C24)', async ({
    page,
  }) => {
    await page.goto('/data-quality?tab=validation');
    // The first rule, which is open at first, has all of the ten listed reports (C33).
    const rule = page.getByRole('button', { name: /Customer is missing/ });
    const reports = page.getByLabel('Reports: Customer is missing').first();
    const isSeen = () => reports.evaluate((element) => element.checkVisibility());
    await expect(rule).toHaveAttribute('aria-expanded', 'true');
    expect(await isSeen()).toBe(true);
    await rule.press('Enter');
    await expect(rule).toHaveAttribute('aria-expanded', 'false');
    expect(await isSeen()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isSeen()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await rule.press('Enter');
    await expect(rule).toHaveAttribute('aria-expanded', 'true');
    expect(await isSeen()).toBe(true);
  });
});

test('500 rows scroll by keyboard; the others come at a press, and the list goes on where it stood', async ({
  page,
}) => {
  await page.clock.install();
  await respondWith(page, 500);
  await page.goto(repPage);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(500);
  const box = page.getByRole('group', ofRep);
  await box.focus();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeInViewport();
  await box.evaluate((element) => element.scrollTo({ top: 4_000 }));
  await respondWith(page, 1_284);
  await page.clock.runFor(31_000);
  const more = page.getByRole('button', { name: 'Show 784 more' });
  await expect(more).toHaveCount(1);
  expect(await box.evaluate((element) => element.scrollTop)).toBe(4_000);
  await page.keyboard.press('End');
  // The key scrolls the box in a moment.
  await expect(more).toBeInViewport();
  await more.press('Enter');
  await expect(box).toBeFocused();
  await expect(rows).toHaveCount(1_284);
  await expect(rows.nth(500)).toBeInViewport();
});

/** What scrolls up and down and has no shadow at the edge where it goes on. */
const withoutShadow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(textarea)')]
      .filter((box) => {
        const { overflowY, backgroundImage } = getComputedStyle(box);
        const scrolls = ['auto', 'scroll'].includes(overflowY);
        return scrolls && box.scrollHeight > box.clientHeight + 1 && backgroundImage === 'none';
      })
      .map((box) => box.getAttribute('aria-label') ?? box.className),
  );

test('each box that scrolls has a shadow at the edge where it goes on (52.13)', async ({
  page,
}) => {
  const expectShadows = async (what: string) => {
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await withoutShadow(page), `${what} at ${width}`).toEqual([]);
    }
  };
  for (const path of ['/corrections', '/data-quality', '/states', '/validation', '/']) {
    await page.goto(path);
    await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
    await expectShadows(path);
    if (path === '/validation') {
      await page.locator('[data-alert]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectShadows('the review');
    }
  }
  await page.keyboard.press('Control+k');
  // The selects of the page are comboboxes, too.
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeVisible();
  await expectShadows('the palette');
});
