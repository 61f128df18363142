import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** What is wrong with the rows of Recent Validations as they are drawn: nothing cut, nothing over another. */
function misdrawn(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Recent Validations' }).evaluate((list) => {
    const box = list.getBoundingClientRect();
    const found: string[] = [];
    if (list.scrollWidth > list.clientWidth) found.push('scrolls sideways');
    for (const row of list.querySelectorAll('tbody tr')) {
      const { top, bottom } = row.getBoundingClientRect();
      if (top >= box.bottom - 0.5) break;
      const text = row.textContent;
      if (bottom > box.bottom + 0.5) found.push(`the list ends within a row: ${text}`);
      const cells = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { left, right } = cell.getBoundingClientRect();
        const words = range.getBoundingClientRect();
        return {
          left: Math.max(left, words.left),
          right: words.right,
          top: words.top,
          bottom: words.bottom,
          isCut: words.right > right + 0.5 || right > box.right + 0.5 || left < box.left - 0.5,
        };
      });
      if (cells.some(({ isCut }) => isCut)) found.push(`cut: ${text}`);
      const isOver = cells.some((a) =>
        cells.some(
          (b) =>
            a !== b &&
            a.left < b.right &&
            b.left < a.right &&
            a.top < b.bottom - 2 &&
            b.top < a.bottom - 2,
        ),
      );
      if (isOver) found.push(`one cell lies over another: ${text}`);
    }
    return found;
  });
}

for (const width of [390, 768, 1280, 1440])
  test(`Recent Validations has whole names and rows at ${width} in every view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['', '?view=sales-rep', '?view=telemarketer']) {
      await page.goto(`/${view}`);
      const rows = page.getByRole('region', { name: 'Recent Validations' }).getByRole('row');
      await expect(rows.nth(5)).toBeVisible();
      expect(await misdrawn(page), view).toEqual([]);
      const list = page.getByRole('group', { name: 'Recent Validations' });
      await list.evaluate((box) => box.scrollTo({ top: 500 }));
      await expect.poll(() => misdrawn(page), view).toEqual([]);
    }
  });

for (const width of [390, 1440])
  test(`the accuracy lists of the learning card show whole rows at ${width}`, async ({ page }) => {
    const telemarkerterAccuracy = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `Telemarketer ${at + 1}`,
        { correct: 9, total: 10, accuracy: 90 },
      ]),
    );
    await page.route('**/api/ai-learning/metrics', (route) =>
      route.fulfill({ json: { totalValidations: 90, accuracyRate: 90, telemarkerterAccuracy } }),
    );
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const list = page.getByRole('list', { name: 'Accuracy by telemarketer' });
    await expect(list.getByRole('listitem')).toHaveCount(9);
    const cutRows = () =>
      list.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        const isCut = (row: DOMRect, edge: number) => row.top < edge - 1 && row.bottom > edge + 1;
        const rows = [...box.children].map((row) => row.getBoundingClientRect());
        return rows.filter((row) => isCut(row, top) || isCut(row, bottom)).length;
      });
    expect(await cutRows()).toBe(0);
    await list.focus();
    await page.keyboard.press('End');
    await expect.poll(cutRows).toBe(0);
    await expect(list.getByRole('listitem').last()).toBeInViewport();
  });

test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('a search of the Analysis card finds what stands in the other list, and a reload keeps it', async ({
    page,
  }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Appointments Analysis' });
    const log = page.getByRole('region', { name: 'Appointments Log' });
    const lines = (await log.locator('footer').textContent()) ?? '';
    await card.getByRole('searchbox').pressSequentially('Beatriz St. James');
    await expect(card.getByText('No matches in Valid. 1 in Invalid/Blocked')).toBeVisible();
    await expect(log.locator('footer')).toHaveText(lines);
    await card.getByRole('button', { name: '1 in Invalid/Blocked' }).click();
    const check = async () => {
      await expect(card.getByRole('tab', { name: /^Invalid/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(card.getByRole('listitem')).toHaveText(/Beatriz St\. James/);
      await expect(card.getByText(/^1 of \d+ shown$/)).toBeVisible();
    };
    await check();
    await expect(card.getByRole('tab', { name: /^Invalid/ })).toBeFocused();
    await page.getByRole('tab', { name: 'Patterns' }).click();
    await page.reload();
    await check();
    await expect(page.getByRole('tab', { name: 'Patterns' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

for (const path of [
  '/',
  '/corrections',
  '/states?tab=california',
  '/states/california',
  '/sales-rep/Devon%20Hartley/california',
])
  test(`the search fields of ${path} say what they take, and are at most 320 px wide`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const fields = page.locator('main').getByRole('searchbox');
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) {
        await expect(field).toHaveAttribute('placeholder', /\w/);
        const box = await field.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(320);
        expect(box?.width).toBeGreaterThan(150);
      }
    }
  });
