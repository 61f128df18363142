import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Manual correction' });
const name = (page: Page) => form(page).getByRole('combobox', { name: 'Sales Rep Name' });
const option = (page: Page) => form(page).getByRole('option');
const pending = (page: Page) =>
  page.getByRole('region', { name: 'Unknown Field Agents' }).getByRole('radio');

async function openForm(page: Page): Promise<void> {
  await page.goto('/corrections');
  await pending(page).first().click();
  await expect(name(page)).toBeFocused();
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`the open list of suggestions at ${width} px passes axe and causes no layout shift`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const button = form(page).getByRole('button', { name: 'Add Manual Correction' });
    const gap = async () => (await yOf(button)) - (await yOf(name(page)));
    await page.keyboard.press('Escape');
    const before = await gap();
    await page.keyboard.press('ArrowDown');
    await expect(option(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(option(page).last()).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);
    expect(await gap()).toBe(before);
    await page.keyboard.press('Escape');
    expect(await gap()).toBe(before);
    await page.keyboard.type('minamina');
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('status')).toContainText('Press Enter again to add Minamina');
    await expectNoViolations(page);
  });

for (const width of [390, 1280])
  test(`at ${width} px the next list of suggestions is whole, and no card scrolls (64.2)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await openForm(page);
    const waiting = await pending(page).count();
    for (let left = waiting - 1; left > waiting - 4; left -= 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/: .* added$/)).toBeVisible();
      await expect(pending(page)).toHaveCount(left);
      await expect(option(page).last()).toBeVisible();
      // Playwright would scroll to it.
      const isWhole = await option(page)
        .last()
        .evaluate((last) => {
          const { left: x, bottom } = last.getBoundingClientRect();
          return last.contains(document.elementFromPoint(x + 20, bottom - 4));
        });
      expect(isWhole).toBe(true);
      const scrolled = await page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => card.scrollTop));
      expect(Math.max(...scrolled)).toBe(0);
      // A press right after an outcome is a second one.
      await page.clock.runFor(1_000);
    }
  });

test('the arrow keys go on from the selected row after a click on a blank place (C46)', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.mouse.click(260, 880);
  await page.keyboard.press('ArrowDown');
  await expect(pending(page).nth(1)).toBeFocused();
  await expect(pending(page).nth(1)).toBeChecked();
});

test('in the dark theme, unchecked radio buttons have the contrast of text, unless disabled', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/corrections');
  const radio = pending(page).first();
  const text = page.getByRole('region', { name: 'Unknown Field Agents' }).getByText('Region', {
    exact: true,
  });
  const ink = await text.evaluate((line) => getComputedStyle(line).color);
  await expect(radio).toHaveCSS('border-top-color', ink);
  await radio.evaluate((each: HTMLInputElement) => {
    each.disabled = true;
  });
  await expect(radio).not.toHaveCSS('border-top-color', ink);
});

test.describe('a refused correction', () => {
  test.use({ allowConsole: ['status of 401'] });

  test('is in view in its form, above its toast, in a low window (C31, C42)', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.route('**/api/manual-corrections', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401 }) : route.fallback(),
    );
    await page.route('**/api/ai-learning/correction', (route) => route.fulfill({ status: 401 }));
    await openForm(page);
    await name(page).fill('Nobody Known');
    // The first Enter asks about an unknown name (C48).
    await name(page).press('Enter');
    await name(page).press('Enter');
    await form(page).getByRole('button', { name: 'Reload Page' }).click({ trial: true });
    await page.goto('/?tab=corrections#system');
    const learning = page.getByRole('region', { name: 'AI Learning System' });
    await expect(learning.getByRole('textbox')).toHaveCount(3);
    for (const field of await learning.getByRole('textbox').all()) await field.fill('text');
    await learning.getByRole('button', { name: 'Submit Correction' }).click();
    await expect(learning.getByRole('button', { name: 'Reload Page' })).toBeInViewport({
      ratio: 1,
    });
  });
});
