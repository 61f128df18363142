import { centerOf } from './center.ts';
import { openDashboard } from './dashboard.ts';
import { expect, settled, test } from './fixtures.ts';
import { referenceTime, twoFrames } from './time.ts';

// A poll only brings bookings within business hours.
test.describe('on the reference day', () => {
  test.use({ centerNow: referenceTime.getTime() });

  test('a poll moves neither scroll, focus, an open tab nor typed text', async ({ page }) => {
    await page.clock.install({ time: referenceTime });
    await openDashboard(page);
    await page.getByRole('tab', { name: 'Corrections' }).click();
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await reason.fill('The customer called back');
    await page.getByRole('tab', { name: /Invalid\/Blocked/ }).click();
    await reason.focus();
    // Rows that come near are laid out, and the browser scrolls by the difference.
    await settled(page);
    await twoFrames(page);
    // In the window: a card above it may grow, and the browser scrolls by as much.
    const topOf = async () => (await reason.boundingBox())?.y ?? NaN;
    const before = await topOf();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    const total = page.getByRole('region', { name: 'Calendar Performance' }).locator('footer');
    const words = await total.textContent();

    await centerOf(page).advance(40 * 60_000);
    await page.clock.runFor(61_000);
    await expect(total).not.toHaveText(words ?? '');

    // The browser scrolls with the next frame.
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(1);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveValue('The customer called back');
    await expect(page.getByRole('tab', { name: /Invalid\/Blocked/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('skip link, menu, views and tabs work by keyboard alone', async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.getByRole('radio', { name: 'By Area' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?view=sales-rep/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(/view=/);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Patterns' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a scroll entry of the menu scrolls there, is selected, and can be bookmarked', async ({
  page,
}) => {
  await openDashboard(page);
  const entry = page.getByRole('link', { name: 'API Testing' });
  await entry.click();
  await expect(page).toHaveURL(/\/#api$/);
  await expect(entry).toHaveAttribute('aria-current', 'location');
  const heading = page.getByRole('heading', { name: 'API Testing' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.goto('/states#telemarketers');
  await page.getByRole('link', { name: 'Telemarketers' }).click();
  await expect(page.getByRole('heading', { name: 'Telemarketer Performance' })).toBeInViewport();
});

test('a screen chosen in the drawer takes the focus, since the button that opened the drawer is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  for (const name of ['Data Quality', 'Historical Data']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Quality' })).toBeFocused();
});
