import type { Locator } from '@playwright/test';
import { expectNoViolationsInBoth } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { dialog, openQueue, rows } from './queue.ts';

test('the dialogs pass axe, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/validation?tab=reviewed');
  await rows(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolationsInBoth(page, 'dialog[open]');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoViolationsInBoth(page, 'dialog[open]');
});

test('late evidence moves neither the focused notes nor the buttons, and nothing scrolls', async ({
  page,
}) => {
  // Without motion, since the dialog would slide while it is measured.
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
  const shownHeading = dialog(page).getByRole('heading', { level: 2 }).first();
  await expect(shownHeading).toContainText(`${title}, ${customer}`);
  for (const shown of [shownHeading, dialog(page).getByText(customer, { exact: true })]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
    const cut = await shown.evaluate((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
  }
});

test('at twice the zoom of a laptop the rows have their whole titles', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openQueue(page);
  const cut = await rows(page)
    .locator('.truncate')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    );
  expect(cut).toEqual([]);
  // In a lower window the notes would hide all of the alert.
  await page.setViewportSize({ width: 640, height: 360 });
  await page.keyboard.press('s');
  const state = await dialog(page).getByText('Detected state').boundingBox();
  const notes = await page.getByText('Review notes').boundingBox();
  expect(notes?.y).toBeGreaterThan((state?.y ?? Infinity) + (state?.height ?? 0));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first alert is in the first screen, and nothing moves when it arrives', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/api/manual-validation/alerts', async (route) => {
      await sent;
      await route.fallback();
    });
    await page.goto('/validation');
    await expect(title).toBeVisible();
    const before = await yOf(title);
    send();
    await expect(rows(page).first()).toBeVisible();
    expect(await yOf(title)).toBe(before);
    expect(await yOf(rows(page).first())).toBeLessThan(250);
  });

  test('the head of the card is shown where it counts unreadable alerts (A2)', async ({ page }) => {
    await page.route('**/api/manual-validation/alerts', (route) =>
      route.fulfill({ json: [{ id: 'a', status: 'archived' }] }),
    );
    await page.goto('/validation');
    await expect(page.getByText('1 row unreadable')).toBeInViewport({ ratio: 1 });
  });

  test('the search opens over the line of the order, and closes into its button', async ({
    page,
  }) => {
    await page.goto('/validation');
    const order = page.getByRole('combobox', { name: 'Order' });
    await order.selectOption('Oldest first');
    await expect(page).toHaveURL(/sort=oldest/);
    const button = page.getByRole('button', { name: 'Search alerts' });
    await button.click();
    const field = page.getByRole('searchbox', { name: 'Search alerts' });
    await expect(field).toBeFocused();
    await expect(order).toHaveCount(0);
    await field.fill('no such alert');
    await expect(page.getByText('No alerts match')).toBeVisible();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(button).toBeFocused();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(page).not.toHaveURL(/q=/);
  });
});
