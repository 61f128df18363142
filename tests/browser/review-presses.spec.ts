import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, readMs, rows } from './queue.ts';
import { referenceTime } from './time.ts';

// What counts after a decision (rulings C10), and what an alert shows on a phone.

/** On a clock that stands still: everything is within 0.4 s, and no toast closes by itself. */
async function openQueueAtOnce(page: Page) {
  await openQueue(page);
  await page.clock.pauseAt(referenceTime.getTime() + 60_000);
}

const sent = async (page: Page) =>
  (await centerOf(page).log())
    .filter(({ call }) => /reviewAlert|dismissAlert/.test(call))
    .map(({ body }) => JSON.parse(body) as { alertId: string; decision?: string });

test('in a session each key counts at once, held or clicked twice only the first time', async ({
  page,
}) => {
  await openQueueAtOnce(page);
  await page.keyboard.press('s');
  await page.keyboard.press('v');
  await page.keyboard.press('i');
  await expect(dialog(page).getByText(/^3 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark Valid' }).dblclick();
  await expect(dialog(page).getByText(/^4 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark Invalid' }).click();
  await expect(dialog(page).getByText(/^5 of \d+$/)).toBeVisible();
  await page.keyboard.down('v');
  await page.keyboard.down('v');
  await page.keyboard.up('v');
  await expect(dialog(page).getByText(/^6 of \d+$/)).toBeVisible();
  const all = await sent(page);
  expect(all.map(({ decision }) => decision)).toEqual([
    'valid',
    'invalid',
    'valid',
    'invalid',
    'valid',
  ]);
  expect(new Set(all.map(({ alertId }) => alertId)).size).toBe(5);
});

test.describe('when a decision is refused', () => {
  test.use({ allowConsole: ['Failed to load resource'] });

  test('the same one once more counts at once, and what said so goes', async ({ page }) => {
    const center = centerOf(page);
    await openQueueAtOnce(page);
    await center.faults({ reviewAlert: '503' });
    await page.keyboard.press('s');
    await page.keyboard.press('v');
    await expect(dialog(page).getByText('Not saved: Mark Valid')).toBeVisible();
    const failure = page.getByText('Failed to review alert', { exact: true });
    await expect(failure).toBeVisible();
    await center.faults({ reviewAlert: null });
    await page.keyboard.press('v');
    await expect(dialog(page).getByText(/^2 of \d+$/)).toBeVisible();
    await expect(dialog(page).getByText('Marked valid', { exact: true })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('an alert that somebody else decides loses its decisions, but not the focus', async ({
  page,
}) => {
  await openQueue(page);
  await rows(page).first().click();
  const id = new URL(page.url()).searchParams.get('alert');
  await page.getByRole('button', { name: 'Mark Valid' }).focus();
  const elsewhere = await page.request.post('/api/manual-validation/review', {
    data: { alertId: id, decision: 'invalid', reviewedBy: 'Colleague', notes: '' },
  });
  expect(elsewhere.ok()).toBe(true);
  await page.clock.runFor(11_000);
  await expect(dialog(page).getByText('Decided elsewhere')).toBeVisible();
  for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
    await expect(dialog(page).getByRole('button', { name })).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.clock.runFor(readMs);
  await page.keyboard.press('j');
  await expect(dialog(page).getByRole('button', { name: 'Mark Valid' })).toBeVisible();
});

test('at 390 an alert shows its whole title and customer, and only the page scrolls', async ({
  page,
}) => {
  const title = 'Estimate follow-up after the second visit, bring the long ladder';
  const customer = 'Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen of Sacramento';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/manual-validation/alerts', async (route) => {
    const response = await route.fetch();
    const alerts = (await response.json()) as object[];
    await route.fulfill({ json: alerts.map((alert) => ({ ...alert, title, customer })) });
  });
  await page.goto('/validation?tab=reviewed');
  await expect(rows(page)).not.toHaveCount(0);
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY))
      .filter((box) => box.scrollHeight > box.clientHeight + 1)
      .map((box) => box.className),
  );
  expect(scrolling).toEqual([]);
  await rows(page).first().click();
  for (const text of [title, customer]) {
    const shown = dialog(page).getByText(text, { exact: true });
    await expect(shown).toBeInViewport({ ratio: 1 });
    const cut = await shown.evaluate((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  }
});

test('the decisions of reviewed alerts stand one under the other', async ({ page }) => {
  await page.goto('/validation?tab=reviewed');
  await expect(rows(page).first()).toBeVisible();
  const left = await rows(page)
    .getByText(/^(?:IN)?VALID$/)
    .evaluateAll((badges) => badges.map((badge) => Math.round(badge.getBoundingClientRect().x)));
  expect(left.length).toBeGreaterThan(5);
  expect(new Set(left).size).toBe(1);
});
