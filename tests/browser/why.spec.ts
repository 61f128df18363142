import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// Which reasons a day has, and how many, depends on the day.
test.use({ centerNow: referenceTime.getTime() });

const title = 'Why appointments are invalid';
const card = (page: Page) => page.getByRole('region', { name: title, exact: true });
const table = (page: Page) => card(page).getByRole('table');

async function open(page: Page, path: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(card(page)).toHaveAttribute('data-state', 'ready');
}

/** What is wrong with the table as it is drawn: nothing cut, nothing over another. */
function misdrawn(page: Page): Promise<string[]> {
  return table(page).evaluate((element) => {
    const box = element.closest('[role=group]');
    const found: string[] = [];
    if (box && box.scrollWidth > box.clientWidth) found.push('scrolls sideways');
    for (const cell of element.querySelectorAll('tbody :is(th, td), tfoot :is(th, td)')) {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const [words, room] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      if (words.width > room.width + 1) found.push(`cut: ${cell.textContent}`);
    }
    for (const link of element.querySelectorAll('a')) {
      const { width, height } = link.getBoundingClientRect();
      if (width < 24 || height < 24) found.push(`small: ${link.textContent}`);
    }
    return found;
  });
}

for (const [path, width, groups] of [
  ['/', 1440, 2],
  ['/', 768, 2],
  ['/', 390, 1],
  ['/states/florida', 1440, 1],
  ['/states/florida', 390, 1],
] as const)
  test(`${path} has the whole table at ${width}`, async ({ page }) => {
    await open(page, path, width);
    const heads = (name: string) => table(page).getByRole('columnheader', { name, exact: true });
    await expect(heads('Ana Torres')).toBeVisible();
    await expect(heads('California')).toHaveCount(groups - 1);
    expect(await misdrawn(page)).toEqual([]);
    if (path !== '/' || groups === 2) return;
    await card(page).getByText('By region', { exact: true }).click();
    await expect(heads('California')).toBeVisible();
    await expect(heads('Ana Torres')).toHaveCount(0);
    expect(await misdrawn(page)).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test(`axe finds nothing on a state's page at ${width} in the ${colorScheme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, '/states/florida', width);
      await expectNoViolations(page);
    });

test('each figure leads to as many rows', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/');
  const figures = table(page).getByRole('link', { name: /^\d+ / });
  const links = await figures.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const),
  );
  expect(links.length).toBeGreaterThan(60);
  const sums = links.filter(([, href]) => !/reason=.*(?:telemarketer|region)=/.test(href));
  for (const [count, href] of sums) {
    await page.goto(href);
    const analysis = page.getByRole('region', { name: 'Appointments Analysis', exact: true });
    await expect(analysis.getByRole('tabpanel').getByRole('listitem')).toHaveCount(Number(count));
  }
});

test('the line is of the reason chosen by keyboard, and a cell leads to its rows', async ({
  page,
}) => {
  await open(page, '/');
  const line = card(page).getByText(/^Without/);
  await expect(line).toContainText('Empty who field');
  await card(page).getByRole('button', { name: 'Title contains busy', exact: true }).focus();
  await expect(line).toContainText('Empty who field');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Title contains busy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reason=Title\+contains\+busy.*#appointments$/);
});

test('the card on its way is as high as the card', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.route('**/api/appointments', () => undefined);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // Not its outline, which it replaces.
    await expect(card(page)).toHaveAttribute('data-call', 'GET /api/appointments');
    const before = await card(page).boundingBox();
    await page.unroute('**/api/appointments');
    await open(page, '/', width);
    const after = await card(page).boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(16);
  }
});

test('on paper both groups stand side by side', async ({ page }) => {
  await open(page, '/', 390);
  await page.emulateMedia({ media: 'print' });
  await expect(table(page).getByRole('columnheader', { name: 'California' })).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Ana Torres' })).toBeVisible();
});

test.describe('of hostile texts', () => {
  test.use({ scenario: 'hostile' });
  for (const width of [390, 1440])
    test(`nothing leaves the card at ${width}`, async ({ page }) => {
      await open(page, '/', width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await misdrawn(page)).toEqual([]);
    });
});
