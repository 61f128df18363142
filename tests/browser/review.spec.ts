import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centreOf } from './centre.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

/** Longer than the time in which nobody can have read an alert. */
const readMs = 1_000;

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
const rows = (page: Page) => page.locator('[data-alert]');

async function openQueue(page: Page) {
  await page.clock.install({ time: referenceTime });
  await page.goto('/validation');
  await expect(rows(page).first()).toBeVisible();
}

test('the whole queue by keyboard alone', async ({ page }) => {
  await openQueue(page);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(3);
  // Tab, from the top of the page into the queue.
  await page.getByRole('tab', { name: /^Pending/ }).focus();
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const keys = ['v', 'i', 'd'];
  for (let index = 0; index < count; index += 1) {
    await expect(heading(page)).toBeFocused();
    const title = await heading(page).textContent();
    if (index === 0) {
      await page.keyboard.press('n');
      await page.keyboard.type('Very valid indeed');
      await page.keyboard.press('Escape');
      await expect(heading(page)).toBeFocused();
    }
    await page.keyboard.press(keys[index % keys.length] ?? 'v');
    const left = count - 1 - index;
    await expect(
      page.getByRole('status').filter({ hasText: `${title}. ${left || 'No alerts'} left.` }),
    ).toBeAttached();
    await page.clock.runFor(readMs);
  }
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('No Pending Alerts')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'No Pending Alerts',
  );
  const sent = (await centreOf(page).log()).filter(({ call }) =>
    /reviewAlert|dismissAlert/.test(call),
  );
  expect(sent).toHaveLength(count);
  expect(sent[0]?.body).toContain('Very valid indeed');
});

test('a poll that was on its way does not bring a decided alert back', async ({ page }) => {
  const centre = centreOf(page);
  await openQueue(page);
  const count = await rows(page).count();
  await rows(page).first().click();
  const id = new URL(page.url()).searchParams.get('alert');
  const decided = page.locator(`[data-alert="${id}"]`);
  await centre.hold('alerts');
  await page.clock.runFor(10_500);
  await centre.hold('reviewAlert');
  await page.keyboard.press('v');
  await expect(rows(page)).toHaveCount(count - 1);
  const [poll] = await Promise.all([
    page.waitForResponse('**/api/manual-validation/alerts'),
    centre.release('alerts'),
  ]);
  expect(await poll.text()).toContain(`"id":"${id}"`);
  await page.clock.runFor(100);
  await expect(decided).toHaveCount(0);
  await centre.release('reviewAlert');
  await page.clock.runFor(11_000);
  await expect(decided).toHaveCount(0);
  await expect(page.getByRole('tab', { name: `Pending ${count - 1}` })).toBeAttached();
});

test('a dialog closes at a click on the page behind it, but not where the mouse only lets go there', async ({
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

test.describe('when the answer to a decision is lost', () => {
  test.use({ allowConsole: ['ERR_EMPTY_RESPONSE', 'Failed to load resource'] });

  test('the alert returns with its notes, then shows what the server has made of it', async ({
    page,
  }) => {
    const centre = centreOf(page);
    await openQueue(page);
    await centre.hold('alerts');
    await centre.faults({ reviewAlert: 'offline' });
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
    await centre.release('alerts');
    await expect(page.getByLabel(/Review notes/)).toHaveValue('She will be home');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the dialogs have nothing for axe in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/validation?tab=reviewed');
    await rows(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page);
  });

test('the palette goes from anywhere to a rep', async ({ page }) => {
  await page.goto('/historical');
  // Keys are heard once the app is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historical Data');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('devon');
  await expect(page.getByRole('option', { name: 'Devon Hartley' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
});
