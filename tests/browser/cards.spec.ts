import type { Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { repPage } from './center.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** The cut and overlapping texts in the rows of Recent Validations. */
function misdrawn(page: Page): Promise<string[]> {
  return page.getByRole('group', { name: 'Recent Validations' }).evaluate((list) => {
    const box = list.getBoundingClientRect();
    const found: string[] = [];
    if (list.scrollWidth > list.clientWidth) found.push('scrolls sideways');
    for (const row of list.querySelectorAll('tbody tr')) {
      const { top } = row.getBoundingClientRect();
      if (top >= box.bottom - 0.5) break;
      const text = row.textContent;
      const cells = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        // Text for screen readers alone ends the cell.
        const unseen = cell.querySelector('span > span');
        if (unseen && unseen.clientWidth <= 1) range.setEndBefore(unseen);
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

for (const scenario of ['day', 'sunday'])
  test.describe(`with the scenario ${scenario}`, () => {
    test.use({ scenario });

    test('Recent Validations has whole names at any width', async ({ page }) => {
      const list = page.getByRole('group', { name: 'Recent Validations' });
      for (const view of ['', '?view=sales-rep']) {
        await page.goto(`/${view}`);
        await expect(list.getByRole('row').nth(5)).toBeVisible();
        for (const width of [390, 768, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const top of [0, 500]) {
            await list.evaluate((box, to) => box.scrollTo({ top: to }), top);
            await expect.poll(() => misdrawn(page), `${view} at ${width}`).toEqual([]);
          }
        }
      }
    });
  });

test('Appointments Analysis has whole phones, and its rows stay where they are when a filter is set', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Appointments Analysis' });
  const region = card.getByRole('combobox', { name: 'Region' });
  const top = () =>
    card.evaluate((box) => {
      const rows = box.querySelector('tbody')?.getBoundingClientRect();
      return (rows?.top ?? 0) - box.getBoundingClientRect().top;
    });
  for (const width of [390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card.getByRole('row').nth(5)).toBeVisible();
    const before = await top();
    await region.selectOption('California');
    await expect(card.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(await top(), `at ${width}`).toBe(before);
    const cut = await card
      .getByText(/^\(?\d{3}\)?[ -]\d{3}-\d{4}$/)
      .evaluateAll((phones) =>
        phones
          .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut, `at ${width}`).toEqual([]);
    await card.getByRole('button', { name: 'Clear' }).click();
    expect(await top(), `at ${width}`).toBe(before);
  }
});

test("a rep's appointments have whole names at any width", async ({ page }) => {
  const appointments = ['Katarzyna Zielinski', 'Anthony Rasmussen'].map((customer) => ({
    title: 'NHWC DD',
    customer,
    telemarketer: 'Ana Torres',
    salesRep: 'Devon Hartley',
    region: 'california',
    status: 'valid',
    confidence: 85,
    phone: '(555) 011-2695',
  }));
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
  await page.goto(repPage);
  const cells = page.getByRole('region', { name: 'Appointments' }).locator('tbody td:visible');
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cells.getByText('Anthony Rasmussen')).toBeVisible();
    const cut = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test.describe('on the first day', () => {
  test.use({ scenario: 'first-day' });

  test('in a wide window, the cards of a row that are all empty give their room away', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cardOf = (name: string) => page.getByRole('region', { name, exact: true });
    const heightOf = async (name: string) => (await cardOf(name).boundingBox())?.height ?? Infinity;
    for (const [path, ...titles] of [
      ['/', 'Appointments Analysis', 'Recent Validations'],
      ['/states/florida', 'Bookings by Hour', 'Field Agents'],
    ] as const) {
      await page.goto(path);
      await expect(cardOf(titles[1]).getByText(/^No /)).toBeVisible();
      const heights = await Promise.all(titles.map(heightOf));
      expect(heights[0]).toBeLessThan(280);
      expect(heights[1]).toBe(heights[0]);
    }
  });
});

test('the accuracy tables of the learning card scroll by keyboard, below their heads', async ({
  page,
}) => {
  const telemarkerterAccuracy = Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [
      `Telemarketer ${at + 1}`,
      { correct: 9, total: 10, accuracy: 90 },
    ]),
  );
  await page.route('**/api/ai-learning/metrics', (route) =>
    route.fulfill({ json: { totalValidations: 90, accuracyRate: 90, telemarkerterAccuracy } }),
  );
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await page.getByRole('button', { name: 'AI Learning System' }).click();
  await page.getByRole('tab', { name: 'Performance' }).click();
  const box = page.getByRole('group', { name: 'Accuracy by telemarketer' });
  await expect(box.getByRole('row')).toHaveCount(20);
  await box.focus();
  await page.keyboard.press('End');
  await expect(box.getByRole('row').last()).toBeInViewport();
  await expect(box.getByRole('columnheader', { name: 'Accuracy' })).toBeInViewport();
});

test("on a phone a screen's buttons are in its menu 'More' (53.8)", async ({ page }) => {
  await page.clock.install({ time: referenceTime });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, names] of [
    [repPage, ['Copy link']],
    [addressOf('telemarketer'), ['Copy note', 'Copy link']],
    [addressOf('historical'), ['Refresh']],
    [addressOf('ai-insights'), ['Refresh']],
    [addressOf('monthly-data'), ['Refresh', 'Export Data']],
  ] as const) {
    await page.goto(path);
    const [first = ''] = names;
    await expect(page.getByRole('button', { name: first })).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).first().click();
    for (const name of names) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, `${path} ${name}`).toBe(44);
    }
  }
});
