import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

const friday = Date.parse('2026-11-20T14:41:00-05:00');
const code = /floating-tooltip/;

test.describe('a control that shows only an icon', () => {
  test('shows its name after 700 ms under the pointer, the next one within 300 ms at once (S9)', async ({
    page,
    site,
  }) => {
    const pass = await holdTime(page, friday, site);
    await page.goto(site.url('/'));
    await pass(3_000);
    const wall = page.getByRole('link', { name: 'Wall display' });
    const other = page.getByRole('button', { name: 'Refresh Calendar Performance' });
    const tooltip = page.getByRole('tooltip');
    expect(site.requestsTo(code)).toBe(0);

    await wall.hover();
    await expect.poll(() => site.requestsTo(code)).toBe(1);
    await pass(500, 100);
    await expect(tooltip).toHaveCount(0);
    await pass(300, 100);
    await expect(tooltip).toHaveText('Wall display');

    // The pointer may cross to the tooltip; beyond it, the tooltip closes.
    await page.mouse.move(600, 400, { steps: 5 });
    await pass(100, 100);
    await expect(tooltip).toHaveCount(0);
    // The code is loaded but not yet attached to this control, so the pointer also has to move.
    await other.scrollIntoViewIfNeeded();
    await other.hover();
    await pass(50, 50);
    await expect(tooltip).toHaveCount(1);
    await page.keyboard.press('Escape');
    await pass(50, 50);
    await expect(tooltip).toHaveCount(0);
  });

  test('shows its name at once to the keyboard, and keeps the focus', async ({ page, site }) => {
    await page.goto(site.url('/'));
    const wall = page.getByRole('link', { name: 'Wall display' });
    await page.keyboard.press('Tab');
    await wall.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Wall display');
    await expect(wall).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(wall).toBeFocused();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no tooltip stays after a tap, nor when the focus returns', async ({ page, site }) => {
    await page.goto(site.url('/'));
    const control = page.getByRole('button', { name: 'Go to' });
    await control.tap();
    await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
    await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    await expect(control).toBeFocused();
    expect(site.requestsTo(code)).toBe(0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('a text that is cut has the whole as its tooltip, one that fits has none (36.20)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url('/validation'));
  const row = page.locator('[data-alert]').first();
  const reason = row.locator('bdi').last();
  await reason.evaluate((text) => Object.assign(text.style, { width: '60px' }));
  const long = (await reason.textContent()) ?? '';
  const title = row.locator('bdi').first();
  // The code is fetched after the first view.
  await expect(async () => {
    await title.hover();
    await reason.hover();
    await expect(reason).toHaveAttribute('title', long, { timeout: 100 });
  }).toPass();
  await title.hover();
  await expect(title).not.toHaveAttribute('title', /./);
});
