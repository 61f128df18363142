import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, readMs, rowIds, rows } from './queue.ts';

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('the whole queue by keyboard alone, from a focus that is nowhere', async ({ page }) => {
  await openQueue(page);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(3);
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('s');
  const keys = ['v', 'i', 'd'];
  const words = ['Marked valid', 'Marked invalid', 'Dismissed'];
  for (let index = 0; index < count; index += 1) {
    await expect(heading(page)).toBeFocused();
    await expect(dialog(page).getByText(`${index + 1} of ${count}`, { exact: true })).toBeVisible();
    const title = await heading(page).textContent();
    if (index === 0) {
      await page.keyboard.press('n');
      await page.keyboard.type('Very valid indeed');
      await page.keyboard.press('Escape');
      await expect(heading(page)).toBeFocused();
    }
    await page.keyboard.press(keys[index % keys.length] ?? 'v');
    const said = `${words[index % words.length]}${title}`;
    if (index < count - 1)
      await expect(status(page, `${said}, ${count - 1 - index} left`)).toBeVisible();
    await page.clock.runFor(readMs);
  }
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(/No alerts left/).first()).toBeVisible();
  await expect(page.getByText('No Pending Alerts')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'No Pending Alerts',
  );
  const sent = (await centerOf(page).log()).filter(({ call }) =>
    /reviewAlert|dismissAlert/.test(call),
  );
  expect(sent).toHaveLength(count);
  expect(sent[0]?.body).toContain('Very valid indeed');
});

test('a decision on one alert closes it, is confirmed and goes to the next row', async ({
  page,
}) => {
  await openQueue(page);
  const [, second, third] = await rowIds(page);
  await rows(page).nth(1).click();
  await page.getByLabel(/Review notes/).fill('She will be home');
  await page.getByRole('button', { name: 'Mark Invalid' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(`[data-alert="${third}"]`)).toBeFocused();
  await expect(page.getByText('Marked invalid', { exact: true })).toBeVisible();
  await expect(page.locator(`[data-alert="${second}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The next one is one alert, too.
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End review' })).toBeHidden();
});

test('a double click on a decision opens no row that lies behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await openQueue(page);
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Mark Invalid' }).dblclick();
  await expect(page.getByText('Marked invalid', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
  const sent = (await centerOf(page).log()).filter(({ call }) => call === 'reviewAlert');
  expect(sent).toHaveLength(1);
});

test('a session ends at the row of its open alert', async ({ page }) => {
  await openQueue(page);
  const [, second, third] = await rowIds(page);
  await page.getByRole('button', { name: 'Start Review' }).click();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(new RegExp(`alert=${second}`));
  await page.clock.runFor(readMs);
  await page.getByRole('button', { name: 'End review' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(`[data-alert="${second}"]`)).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(new RegExp(`alert=${third}`));
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-alert="${third}"]`)).toBeFocused();
});

test('new alerts enter with their poll, and are held back only while somebody is at work', async ({
  page,
}) => {
  const center = centerOf(page);
  await openQueue(page);
  const arrive = async () => {
    await center.advance(90 * 60_000);
    const [poll] = await Promise.all([
      page.waitForResponse('**/api/manual-validation/alerts'),
      page.clock.runFor(10_500),
    ]);
    const alerts = (await poll.json()) as { id: string; status: string; createdAt: string }[];
    return alerts
      .filter((alert) => alert.status === 'pending')
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ id }) => id);
  };
  const before = await rowIds(page);
  const second = await arrive();
  expect(second.length).toBeGreaterThan(before.length);
  await expect.poll(() => rowIds(page)).toEqual(second);
  await page.keyboard.press('j');
  const third = await arrive();
  const held = page.getByText(`${third.length - second.length} new`, { exact: true });
  await expect(held).toBeVisible();
  // From row to row, the way that the browser itself moves the focus.
  await page.keyboard.press('Tab');
  await expect(rows(page).nth(1)).toBeFocused();
  expect(await rowIds(page)).toEqual(second);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(1)).toBeFocused();
  expect(await rowIds(page)).toEqual(second);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => rowIds(page)).toEqual(third);
  await expect(held).toBeHidden();
});

test('the letters work on the open screen, but not where they are typed', async ({ page }) => {
  await openQueue(page);
  await page.keyboard.press('?');
  const letters = page.getByRole('checkbox', { name: 'Use letters as shortcuts' });
  await expect(letters).toBeVisible();
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/validation$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('');
  await page.keyboard.type('sj');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('sj');
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Historical Data' }).focus();
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('?');
  await letters.uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  await expect(dialog(page)).toBeHidden();
});

test('a poll that was on its way does not bring a decided alert back', async ({ page }) => {
  const center = centerOf(page);
  await openQueue(page);
  const count = await rows(page).count();
  await rows(page).first().click();
  const id = new URL(page.url()).searchParams.get('alert');
  const decided = page.locator(`[data-alert="${id}"]`);
  await center.hold('alerts');
  await page.clock.runFor(10_500);
  await center.hold('reviewAlert');
  await page.keyboard.press('v');
  await expect(rows(page)).toHaveCount(count - 1);
  const [poll] = await Promise.all([
    page.waitForResponse('**/api/manual-validation/alerts'),
    center.release('alerts'),
  ]);
  expect(await poll.text()).toContain(`"id":"${id}"`);
  await page.clock.runFor(100);
  await expect(decided).toHaveCount(0);
  await center.release('reviewAlert');
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
  // Keys work once the app is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historical Data');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('devon');
  await expect(page.getByRole('option', { name: 'Devon Hartley' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Devon Hartley' })).toBeVisible();
});

test('late evidence moves neither the notes while they have the focus nor the decisions, and nothing scrolls', async ({
  page,
}) => {
  // Without motion: the dialog would still slide in while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await centerOf(page).hold('appointments');
  await openQueue(page);
  await page.keyboard.press('s');
  await page.keyboard.press('n');
  const notes = page.getByLabel(/Review notes/);
  const decision = page.getByRole('button', { name: 'Mark Valid' });
  await expect(dialog(page).getByText('Loading appointment...')).toBeVisible();
  const [notesBox, decisionBox] = [await notes.boundingBox(), await decision.boundingBox()];
  await centerOf(page).release('appointments');
  await expect(dialog(page).getByRole('link', { name: 'Open appointment' })).toBeVisible();
  await expect(notes).toBeFocused();
  expect(await notes.boundingBox()).toEqual(notesBox);
  await page.keyboard.press('Escape');
  expect(await decision.boundingBox()).toEqual(decisionBox);
  const hidden = await notes.evaluate((field) => {
    const body = field.closest('.overflow-auto');
    return body && body.scrollHeight - body.clientHeight;
  });
  expect(hidden).toBe(0);
});
