import { expect, test } from './fixtures.ts';
import { dialog, rows } from './queue.ts';

// A phone held sideways and a tablet.

test.use({ hasTouch: true, isMobile: true });

test.describe('sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('no field has type that a focus would zoom into', async ({ page }) => {
    test.setTimeout(90_000);
    const small = () =>
      page
        .locator('input:not([type=radio], [type=checkbox]), select, textarea')
        .evaluateAll((fields) =>
          fields
            .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
    for (const path of ['/', '/corrections', '/validation', '/data-quality', '/monthly-data']) {
      await page.goto(path);
      await page.locator('input, select').first().waitFor({ state: 'attached' });
      expect(await small(), path).toEqual([]);
    }
    await page.goto('/validation');
    await rows(page).first().click();
    await expect(dialog(page).getByRole('textbox')).toBeVisible();
    expect(await small()).toEqual([]);
  });
});

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard does not cover the decisions', async ({ page }) => {
    await page.goto('/validation');
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
      'content',
      /interactive-widget=resizes-content/,
    );
    await rows(page).first().click();
    const notes = dialog(page).getByRole('textbox');
    await notes.tap();
    // So much is left of the page over the keyboard.
    await page.setViewportSize({ width: 390, height: 460 });
    await expect(notes).toBeFocused();
    await expect(notes).toBeInViewport({ ratio: 1 });
    for (const name of ['Mark Valid', 'Mark Invalid', 'Dismiss'])
      await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
});
