import type { Page } from '@playwright/test';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, rows } from './queue.ts';
import { holdClock } from './time.ts';

const rowIds = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-alert')));

test('a click on the page behind closes the dialog, a drag that ends there does not', async ({
  page,
}) => {
  await openQueue(page);
  await rows(page).first().click();
  const notes = page.getByLabel(/Review notes/);
  await notes.fill('She will be home');
  await notes.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
});

test('one Esc closes an open tooltip, and leaves toast and dialog to the next one (C47)', async ({
  page,
}) => {
  const center = centerOf(page);
  await openQueue(page);
  await center.hold('reviewAlert');
  await rows(page).first().click();
  await page.keyboard.press('v');
  await expect(dialog(page)).toBeHidden();
  await rows(page).first().click();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Close' }).first()).toBeFocused();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Close');
  // By a moving clock the toast would close by itself.
  await holdClock(page);
  await center.release('reviewAlert');
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Marked valid');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(toast).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test.describe('when the response to a decision is lost', () => {
  test.use({ allowConsole: ['ERR_EMPTY_RESPONSE', 'Failed to load resource'] });

  test('a saved decision is confirmed, and never shown as made elsewhere', async ({ page }) => {
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
    // Chromium repeats the request on another connection, and the copy conflicts with the first.
    await expect(dialog(page).getByText('Not confirmed: Mark Valid')).toBeVisible();
    await center.release('alerts');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Marked valid', { exact: true })).toBeVisible();
    await expect(page.locator(`[data-alert="${second}"]`)).toBeFocused();
    await expect(page.locator(`[data-alert="${first}"]`)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBeUndefined();
  });
});
