import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, rows } from './queue.ts';

// A review over a server whose ids move, whose lists lag, and which refuses with status 200.

const alertsPath = '/api/manual-validation/alerts';

interface SentAlert {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
}

/** Changes the list of alerts on its way, until it is told otherwise. */
async function changeList(page: Page, change: (alerts: readonly SentAlert[]) => object) {
  await page.route(`**${alertsPath}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: change((await response.json()) as SentAlert[]) });
  });
}
test('an id that comes back with another customer waits for a look', async ({ page }) => {
  await openQueue(page);
  await rows(page).first().click();
  await expect(heading(page)).toBeFocused();
  const read = await heading(page).textContent();
  const isPending = ({ status }: SentAlert) => status === 'pending';
  // The server numbers the rows of each response: each id is the next one's.
  await changeList(page, (alerts) => {
    const pending = alerts.filter(isPending);
    return pending.map((alert, at) => ({ ...pending[(at + 1) % pending.length], id: alert.id }));
  });
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
  // In the page, since the look is short.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog')?.textContent.includes('has changed')) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'v', bubbles: true, cancelable: true }),
      );
      document.body.dataset['pressed'] = '';
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.clock.runFor(10_000);
  await expect(dialog(page).getByRole('alert')).toContainText('This alert has changed: ');
  await expect(heading(page)).not.toHaveText(read ?? '');
  await expect(page.locator('body')).toHaveAttribute('data-pressed', '');
  expect(sent).toEqual([]);
  await page.clock.runFor(1_000);
  await page.keyboard.press('v');
  await expect.poll(() => sent.length).toBe(1);
  // The list may be on its way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a decision that was accepted and is still listed as pending says so', async ({ page }) => {
  await openQueue(page);
  const list = (await (await page.request.get(alertsPath)).json()) as SentAlert[];
  await changeList(page, () => list);
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Mark Invalid' }).click();
  const words = /^You marked it invalid at 2:41 PM; the server still lists it as pending$/;
  await expect(rows(page).first().getByText(words)).toBeVisible();
  await page.clock.runFor(1_000);
  await rows(page).first().click();
  await expect(dialog(page).getByText(words)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.runFor(10_000);
  await expect(page.getByText(words)).toHaveCount(0);
});

test('a refusal with status 200, after the queue was left, leads to its alert and note', async ({
  page,
}) => {
  await openQueue(page);
  let refuse = () => {};
  const left = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/manual-validation/review', async (route) => {
    await left;
    await route.fulfill({ json: { success: false, message: 'Already decided' } });
  });
  await rows(page).first().click();
  await page.getByLabel(/Review notes/).fill('She will be home');
  await page.getByRole('button', { name: 'Mark Valid' }).click();
  await page.getByRole('link', { name: 'Historical Data' }).click();
  await expect(page).toHaveURL(/historical/);
  refuse();
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved: Mark Valid, ' });
  await expect(notice).toContainText('Already decided');
  await notice.getByRole('link', { name: 'Open' }).click();
  await expect(dialog(page).getByText('Not saved: Mark Valid')).toBeVisible();
  await expect(page.getByLabel(/Review notes/)).toHaveValue('She will be home');
});
