import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialog, heading, rows } from './queue.ts';

// The keys of an input method's composition, and of layouts without Latin letters (issue 36.4).

interface Press {
  readonly key: string;
  readonly code?: string;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  readonly ctrlKey?: boolean;
}

const press = (target: Locator, init: Press) =>
  target.evaluate(
    (element, given) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }),
      ),
    init,
  );

/** Chromium's key of a composition, and Safari's that ends one. */
const composing = [{ isComposing: true }, { keyCode: 229 }];

test('Esc in a composition does not leave the notes, and the next letter is typed', async ({
  page,
}) => {
  await page.goto('/validation');
  await rows(page).first().click();
  await heading(page).waitFor();
  await page.keyboard.press('n');
  const notes = dialog(page).getByRole('textbox');
  await expect(notes).toBeFocused();
  for (const state of composing) await press(notes, { key: 'Escape', ...state });
  await page.keyboard.press('d');
  await expect(notes).toHaveValue('d');
  await press(notes, { key: 'Escape' });
  await expect(heading(page)).toBeFocused();
});

test('Ctrl K on a Cyrillic layout opens the palette, in which a composition chooses nothing', async ({
  page,
}) => {
  await page.goto('/');
  await press(page.locator('body'), { key: 'л', code: 'KeyK', ctrlKey: true });
  const field = dialog(page).getByRole('combobox');
  await field.fill('Historical');
  for (const state of composing)
    for (const key of ['Enter', 'Escape']) await press(field, { key, ...state });
  await expect(field).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await press(field, { key: 'Enter' });
  await expect(page).toHaveURL(/\/historical$/);
});
