import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, readMs, rowIds, rows } from './queue.ts';
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

test.describe('when the response to a decision is lost', () => {
  test.use({ allowConsole: ['ERR_EMPTY_RESPONSE', 'Failed to load resource'] });

  test("but it was saved, it is confirmed, and never called somebody else's", async ({ page }) => {
    const center = centerOf(page);
    await openQueue(page);
    const [first, second] = await rowIds(page);
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.querySelector('dialog')?.textContent ?? '';
        if (/Decided elsewhere|notes are still here/.test(text))
          document.body.dataset['seen'] = text;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await center.faults({ reviewAlert: 'lost' });
    await center.hold('alerts');
    await rows(page).first().click();
    await page.getByLabel(/Review notes/).fill('She will be home');
    await page.getByRole('button', { name: 'Mark Valid' }).click();
    // Chromium sends it again on another connection; that copy conflicts with the first.
    await expect(dialog(page).getByText('Not confirmed: Mark Valid')).toBeVisible();
    await center.release('alerts');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Marked valid', { exact: true })).toBeVisible();
    await expect(page.locator(`[data-alert="${second}"]`)).toBeFocused();
    await expect(page.locator(`[data-alert="${first}"]`)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBeUndefined();
  });
});
