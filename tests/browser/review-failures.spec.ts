import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, readMs, rowIds, rows } from './queue.ts';

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

  test('the alert returns with its notes, then shows what the server has made of it', async ({
    page,
  }) => {
    const center = centerOf(page);
    await openQueue(page);
    await center.hold('alerts');
    await center.faults({ reviewAlert: 'offline' });
    await rows(page).first().click();
    const title = await heading(page).textContent();
    await page.getByLabel(/Review notes/).fill('She will be home');
    await page.getByRole('button', { name: 'Mark Valid' }).click();
    await expect(page.getByText('Failed to review alert', { exact: true })).toBeVisible();
    await expect(heading(page)).toHaveText(title ?? '');
    await expect(page.getByLabel(/Review notes/)).toHaveValue('She will be home');
    await expect(dialog(page).getByText('Not confirmed: Mark Valid')).toBeVisible();
    await expectNoViolations(page);
    // The notes outlive the tab's reload.
    await page.reload();
    await center.release('alerts');
    await expect(page.getByLabel(/Review notes/)).toHaveValue('She will be home');
  });
});

test.describe('when a decision in a session is refused', () => {
  test.use({ allowConsole: ['Failed to load resource'] });

  test('its alert opens again with its notes, and the session goes on', async ({ page }) => {
    const center = centerOf(page);
    await openQueue(page);
    const count = await rows(page).count();
    await center.faults({ reviewAlert: '503' });
    await center.hold('reviewAlert');
    await page.keyboard.press('s');
    const title = await heading(page).textContent();
    await page.getByLabel(/Review notes/).fill('She will be home');
    await page.getByRole('button', { name: 'Mark Valid' }).click();
    await expect(dialog(page).getByText(`2 of ${count}`, { exact: true })).toBeVisible();
    await center.release('reviewAlert');
    await expect(dialog(page).getByText('Not saved: Mark Valid')).toBeVisible();
    await expect(heading(page)).toHaveText(title ?? '');
    await expect(page.getByLabel(/Review notes/)).toHaveValue('She will be home');
    await expect(dialog(page).getByText(`1 of ${count}`, { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await center.faults({ reviewAlert: null });
    await page.clock.runFor(readMs);
    await page.keyboard.press('v');
    await expect(dialog(page).getByText(`2 of ${count}`, { exact: true })).toBeVisible();
    await expect(dialog(page).getByText('Marked valid', { exact: true })).toBeVisible();
  });
});
