import { expectNoViolationsInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';

// Ctrl K opens the palette on every route.

test('the results of the palette pass axe, light and dark, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/states');
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox', { name: 'Go to' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('status')).not.toContainText('Loading');
  await field.fill('ca');
  await expect(page.getByRole('group', { name: 'Regions' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Appointments' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sales reps' })).toBeVisible();
  await expectNoViolationsInBoth(page, 'dialog[open]');
  const { scrollWidth, clientWidth } = await page
    .getByRole('listbox')
    .evaluate((list) => ({ scrollWidth: list.scrollWidth, clientWidth: list.clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
});

test('letters typed while the code of the palette loads are in its field', async ({ page }) => {
  let arrive = () => undefined as void;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/validation');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.type('stef');
  arrive();
  await expect(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('stef');
  // S starts a review on this screen.
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
