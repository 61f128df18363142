import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// The number of reasons depends on the day.
test.use({ centerNow: referenceTime.getTime() });

const title = 'Why appointments are invalid';
const card = (page: Page) => page.getByRole('region', { name: title, exact: true });
const table = (page: Page) => card(page).getByRole('table');

async function open(page: Page, path: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect(card(page)).toHaveAttribute('data-state', 'ready');
}

/** The cut and overlapping texts in the table. */
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

test('the table is complete at any width; a phone shows one group at a time', async ({ page }) => {
  await open(page, '/');
  const heads = (name: string) => table(page).getByRole('columnheader', { name, exact: true });
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(heads('Ana Torres')).toBeVisible();
    await expect(heads('California')).toBeVisible();
    await expect.poll(() => misdrawn(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(heads('California')).toHaveCount(0);
  await expect(heads('Ana Torres')).toBeVisible();
  await expect.poll(() => misdrawn(page)).toEqual([]);
  await card(page).getByText('By region', { exact: true }).click();
  await expect(heads('California')).toBeVisible();
  await expect(heads('Ana Torres')).toHaveCount(0);
  await expect.poll(() => misdrawn(page)).toEqual([]);
});

test('the outline is as high as the card', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.route('**/api/appointments', () => undefined);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(card(page)).toHaveAttribute('data-call', 'GET /api/appointments');
    const before = await card(page).boundingBox();
    await page.unroute('**/api/appointments');
    await open(page, '/', width);
    const after = await card(page).boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(16);
  }
});
