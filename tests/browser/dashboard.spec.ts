import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { centerOf } from './center.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

const cards = [
  'Total Valid Appointments',
  'Active Regions',
  'AI Confidence',
  'Business Hours',
  'Needs you now',
  'View Options',
  'Calendar Performance',
  'Telemarketer Performance',
  'Top Sales Reps',
  'Recent Validations',
  'System Health',
  'Quick Actions',
  'API Endpoints',
  'Appointments Analysis',
  'Appointments Log',
  'Validation Rules',
  'AI Learning System',
  'AI Performance Insights',
  'Why appointments are invalid',
];

async function openDashboard(page: Page, path = '/') {
  await page.goto(path);
  for (const name of cards)
    await expect(page.getByRole('region', { name, exact: true })).toHaveAttribute(
      'data-state',
      'ready',
    );
}

test('shows every card ready, under the Eastern date, wherever the viewer is', async ({ page }) => {
  await page.clock.install({ time: referenceTime });
  await openDashboard(page);
  await expect(page.getByText('Today, Saturday, November 21, 2026')).toBeVisible();
  await expect(page).toHaveTitle(/Dashboard · Appointment Tracker$/);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1440])
    test(`axe finds nothing at ${width} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openDashboard(page);
      await expectNoViolations(page);
    });

test('what needs somebody moves nothing below it when it comes, and the panels end above the fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxOf = async (name: string) => {
    // Waits for the card, which React may just be putting in the place of its outline.
    const card = page.locator(`[data-card="${name}"]`);
    return card.evaluate((element) => element.getBoundingClientRect().toJSON());
  };
  const stateIs = (state: string) =>
    expect(page.locator('[data-card="Needs you now"]')).toHaveAttribute('data-state', state);
  await page.route('**/api/appointments', () => undefined);
  await page.goto('/');
  await expect(page.locator('[data-card="Top Sales Reps"]')).toBeVisible();
  await stateIs('loading');
  const before = await boxOf('Needs you now');
  await page.unroute('**/api/appointments');
  await openDashboard(page);
  expect(await boxOf('Needs you now')).toEqual(before);
  const panel = await boxOf('Top Sales Reps');
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(900);
});

test.describe('with every card failed', () => {
  const calls = [
    'dashboard:500,yesterdayComparison:500,regions:500,telemarketers:500,appointments:500',
    'recentValidations:500,endpoints:500,learningMetrics:500',
  ].join(',');
  test.use({ scenario: calls, allowConsole: ['the server responded with a status of 500'] });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(14);
      await expectNoViolations(page);
    });
});

test.describe('on a day without bookings', () => {
  test.use({ scenario: 'first-day,x0' });

  for (const width of [390, 1440])
    test(`at ${width} a card below the fold is low until something is in it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
      const highest = {
        'Recent Validations': 160,
        'Why appointments are invalid': 160,
        'Appointments Log': 160,
        'Appointments Analysis': 160,
        'AI Learning System': 160,
      };
      for (const [name, most] of Object.entries(highest)) {
        const card = page.getByRole('region', { name });
        expect((await card.boundingBox())?.height, name).toBeLessThanOrEqual(most);
      }
      await centerOf(page).advance(3 * 60 * 60_000);
      await page.getByRole('button', { name: 'Refresh Data' }).click();
      for (const name of Object.keys(highest)) {
        const card = page.getByRole('region', { name });
        await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(400);
      }
    });
});

test('a poll moves neither scroll, focus, an open tab nor typed text', async ({ page }) => {
  await page.clock.install({ time: referenceTime });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Corrections' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('The customer called back');
  await page.getByRole('tab', { name: /Invalid\/Blocked/ }).click();
  await reason.focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const total = page.getByRole('region', { name: 'Calendar Performance' }).locator('footer');
  const words = await total.textContent();

  await centerOf(page).advance(40 * 60_000);
  await page.clock.runFor(61_000);
  await expect(total).not.toHaveText(words ?? '');

  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('The customer called back');
  await expect(page.getByRole('tab', { name: /Invalid\/Blocked/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('keyboard alone: skip link, menu, views, tabs', async ({ page }) => {
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

test('a click on a tab leaves its underline straight', async ({ page }) => {
  await openDashboard(page);
  const tab = page.getByRole('tab', { name: /^Invalid\/Blocked/ });
  await tab.click();
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('border-radius', '0px');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^All Events/ })).toHaveCSS('outline-style', 'solid');
});

test('a scroll entry of the menu scrolls there, is selected, and can be bookmarked', async ({
  page,
}) => {
  await openDashboard(page);
  const entry = page.getByRole('link', { name: 'API Testing' });
  await entry.click();
  await expect(page).toHaveURL(/\/#api$/);
  await expect(entry).toHaveAttribute('aria-current', 'location');
  const heading = page.getByRole('heading', { name: 'API Endpoints' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();

  await page.goto('/states#telemarketers');
  await page.getByRole('link', { name: 'Telemarketers' }).click();
  await expect(page.getByRole('heading', { name: 'Telemarketer Performance' })).toBeInViewport();
});

test('on a small screen the menu is a drawer that Esc closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveCount(13);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a screen chosen in the drawer takes the focus, since the button that opened the drawer is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  for (const name of ['Historical Data', 'Data Quality', 'Historical Data']) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Quality' })).toBeFocused();
});

test('exports: the report and the months as the server sent them, the appointments as text', async ({
  page,
}) => {
  await page.clock.install({ time: referenceTime });
  await openDashboard(page);
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export, JSON' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('appointment-report-2026-11-21.json');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'Appointments Analysis' })
      .getByRole('button', { name: 'Export, text' })
      .click(),
  ]);
  expect(list.suggestedFilename()).toBe('appointments-2026-11-21.txt');
  const [months] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Monthly Data, JSON' }).click(),
  ]);
  expect(months.suggestedFilename()).toBe('monthly-metrics-2026-11-21.json');
});

test('a response changes no URL that it was not requested from', async ({ page }) => {
  await openDashboard(page);
  await centerOf(page).hold('analyzeImprovements');
  await page.getByRole('button', { name: 'Analyze AI Performance' }).click();
  await expect(page).toHaveURL(/\?tab=ai-insights$/);
  await page.getByRole('link', { name: /^Manual Validation/ }).click();
  const reviewed = page.getByRole('tab', { name: /^Reviewed/ });
  await reviewed.click();
  await centerOf(page).release('analyzeImprovements');
  await expect(page.getByText('AI Analysis Complete', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/validation\?tab=reviewed$/);
  await expect(reviewed).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('tab', { name: 'AI Insights' }).click();
  await expect(page.getByRole('list', { name: 'Pattern insights' })).toBeVisible();
});

test.describe('with 5,000 appointments', () => {
  test.use({ scenario: '5k' });

  test('the page stays under 5,000 elements and its lists scroll', async ({ page }) => {
    await openDashboard(page);
    const list = page.getByRole('group', { name: 'Valid Appointments', exact: true });
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    expect(await count()).toBeLessThan(5_000);
    const first = await list.getByRole('listitem').first().textContent();
    await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 2 }));
    await expect(list.getByRole('listitem').first()).not.toHaveText(first ?? '');
    expect(await count()).toBeLessThan(5_000);
  });
});
