import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, heading, openQueue, readMs, rows } from './queue.ts';

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

test('the dialogs have nothing for axe, light or dark', async ({ page }) => {
  const look = async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(page, ['color-contrast']);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/validation?tab=reviewed');
  await rows(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await look();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look();
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
