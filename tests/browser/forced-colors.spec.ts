import type { Locator, Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectReadable, force } from './forced-colors.ts';
import { dialog, rows } from './queue.ts';
import { nightTime, startClocks } from './time.ts';
import { becomeOld, open as openWall } from './wall.ts';

test.use({ allowConsole: ['the server responded with a status of 503'] });

async function open(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
}

test('the wall at night is readable in forced colors', async ({ page }) => {
  await startClocks(page, nightTime);
  await open(page, addressOf('wall'));
  await expectReadable(page);
  await expect(page.getByText('Closed, opens')).toBeVisible();
});

/** The visible state of a control. */
const visibleState = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderBottomWidth } = getComputedStyle(element);
    return [backgroundColor, borderBottomWidth].join();
  });

test('the selected option is marked in forced colors', async ({ page }) => {
  await startClocks(page);
  await open(page, '/');
  await force(page);
  const pairs = [
    [
      page.getByRole('link', { name: 'Dashboard', exact: true }),
      page.getByRole('link', { name: 'Calendars' }),
    ],
    [page.getByText('By Area'), page.getByText('By Sales Rep')],
    [page.getByTitle('System', { exact: true }), page.getByTitle('Dark', { exact: true })],
    [page.getByRole('tab', { name: 'Overview' }), page.getByRole('tab', { name: 'Patterns' })],
  ] as const;
  for (const [chosen, other] of pairs)
    await expect(async () =>
      expect(await visibleState(chosen)).not.toBe(await visibleState(other)),
    ).toPass();
});

test('the review has no cell without content, which would be a block of the system color', async ({
  page,
}) => {
  await startClocks(page);
  // Nothing is known of the alert's appointment.
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments: [] } }));
  await open(page, '/validation');
  await rows(page).first().click();
  const cells = dialog(page).locator('div:has(> [aria-label="Counts now as"])');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const empty = () =>
      cells.evaluate((box) => {
        const area = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight;
        return 1 - [...box.children].reduce((sum, cell) => sum + area(cell), 0) / area(box);
      });
    // Hairlines alone.
    await expect.poll(empty).toBeLessThan(0.02);
  }
});

test('the wall is readable, and says in its header and by gray figures that its data is old', async ({
  page,
}) => {
  await startClocks(page);
  await openWall(page);
  await expectReadable(page);
  await becomeOld(page);
  await expect(page.getByText('Data is 3 minutes old')).toBeVisible();
  // Chromium fetches the style sheet of forced colors when they are switched on.
  await expect(async () => {
    const colors = await page.evaluate(() =>
      ['.bg-caution-mark', '[data-old] h2', 'header .text-wall-clock'].map(
        (selector) => getComputedStyle(document.querySelector(selector) ?? document.body).color,
      ),
    );
    expect(new Set(colors).size, colors.join()).toBe(3);
  }).toPass();
});
