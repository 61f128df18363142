import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';
import { heading, rows } from './queue.ts';

// Opening a dialog adds one history entry; Back, Esc and its button all leave it the same way (C16).

interface Opening {
  readonly path: string;
  readonly name: string | RegExp;
  readonly width?: number;
  readonly open: (page: Page) => Promise<void>;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const openings: Record<string, Opening> = {
  'an alert': { path: '/validation', name: /./, open: (page) => rows(page).first().click() },
  'an appointment': {
    path: '/states/florida',
    name: /./,
    open: (page) => page.locator('[data-appointment]').first().click(),
  },
  'the menu': { path: '/corrections', name: 'Menu', width: 390, open: button('Open menu') },
  'the day curve': {
    path: '/',
    name: 'Valid appointments through the day',
    open: button('Day curve'),
  },
  'the palette': { path: '/states', name: 'Go to', open: button('Go to...') },
  'the diagnostics': {
    path: '/states',
    name: 'Diagnostics',
    open: (page) => page.keyboard.press('Shift+D'),
  },
};

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  async Esc(page) {
    // Its content may be replaced when its data comes.
    await expect(page.locator('dialog:focus-within')).toHaveCount(1);
    await page.keyboard.press('Escape');
  },
  'its button': (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .click(),
};

/** Asked of the page, since Playwright's own `page.url()` may still be the one before. */
const address = async (page: Page) => new URL(await page.evaluate(() => location.href));
const entries = (page: Page) => page.evaluate(() => history.length);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

for (const [what, { path, name, width = 1280, open }] of Object.entries(openings))
  test(`Back, Esc and the close button of ${what} lead to the same place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/historical');
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name });
    const before = await entries(page);
    const places: string[] = [];
    for (const [way, leave] of Object.entries(ways)) {
      if (what === 'the palette' && way === 'its button') continue;
      await open(page);
      await expect(dialog).toBeVisible();
      expect(await entries(page)).toBe(before + 1);
      await leave(page);
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => location.pathname + location.search)).toBe(path);
      await settled(page);
      places.push(await focused(page));
    }
    expect(new Set(places).size).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/historical$/);
  });

test('a step in a dialog replaces the history entry, and Forward opens the dialog again', async ({
  page,
}) => {
  await page.goto('/validation');
  await rows(page).first().click();
  const before = await entries(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const id = (await address(page)).searchParams.get('alert');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(page.locator(`[data-alert="${id}"]`)).toBeFocused();
  await expect(page).toHaveURL(/validation$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`alert=${id}`));
  await expect(heading(page)).toBeFocused();
});

test('after a reload, and from a link, a dialog closes to the screen under it', async ({
  page,
}) => {
  await page.goto('/historical');
  await page.goto('/validation');
  await rows(page).first().click();
  const { href: link } = await address(page);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/validation$/);
  await expect(rows(page).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/historical$/);
  await page.goto(link);
  await expect(heading(page)).toBeVisible();
  const before = await entries(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/validation$/);
  expect(await entries(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/historical$/);
});

test('a screen chosen in the menu or the palette replaces the entry of the menu or palette', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/historical');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Data Quality' }).click();
  await expect(page).toHaveURL(/data-quality$/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go to...' }).click();
  await page.getByRole('combobox', { name: 'Go to' }).fill('california');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/states\/california$/);
  await page.goBack();
  await expect(page).toHaveURL(/data-quality$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/historical$/);
});

test('a decision removes the entry of its alert, and Back ends a review session', async ({
  page,
}) => {
  await page.goto('/historical');
  await page.goto('/validation');
  const before = await entries(page);
  await rows(page).first().click();
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/validation$/);
  await page.keyboard.press('s');
  await page.keyboard.press('i');
  await page.keyboard.press('d');
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
  const id = (await address(page)).searchParams.get('alert');
  await page.goBack();
  await expect(page.locator(`[data-alert="${id}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'End review' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/validation$/);
  await page.goBack();
  await expect(page).toHaveURL(/historical$/);
});

async function clearHistory(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  // The page learns of it later.
  await expect.poll(() => page.evaluate(() => navigation.canGoBack)).toBe(false);
}

const dropWayBack = (page: Page) =>
  page.evaluate(() => {
    history.go = () => undefined;
  });

/** One of each kind: in the URL, to lead elsewhere, and neither. */
const kinds = ['an alert', 'the menu', 'the day curve'];

/** Where the way back is dropped, the second press closes; but the first one may have closed a tooltip. */
const pressUntilLeft = (dialog: Locator, leave: () => Promise<unknown>) =>
  expect(async () => {
    if (await dialog.isVisible()) await leave();
    await expect(dialog).toBeHidden({ timeout: 100 });
  }).toPass({ intervals: [100] });

const pressOnce = (_dialog: Locator, leave: () => Promise<unknown>) => leave();

// A modal is always left (C47): also where there is nothing to go back to.
for (const [trap, set, press] of [
  ['the history of its tab was cleared', clearHistory, pressOnce],
  ['the browser drops the way back', dropWayBack, pressUntilLeft],
] as const)
  test(`where ${trap}, each kind of dialog is left`, async ({ page }) => {
    for (const what of kinds) {
      const { path, name, width = 1280, open } = openings[what] as Opening;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      for (const [way, leave] of Object.entries(ways)) {
        if (way === 'Back') continue;
        await open(page);
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog, what).toBeVisible();
        await set(page);
        await press(dialog, () => leave(page));
        await expect(dialog, `${what}, ${way}`).toBeHidden();
        await expect(page, `${what}, ${way}`).toHaveURL(path);
      }
    }
  });

test('where the history was cleared, the menu and the palette work after a review, and after a reload', async ({
  page,
}) => {
  await page.goto('/validation');
  await rows(page).first().click();
  await heading(page).waitFor();
  await clearHistory(page);
  await page.reload();
  await heading(page).waitFor();
  await clearHistory(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/validation$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill('historical');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/historical$/);
  await page.getByRole('link', { name: 'Data Quality' }).click();
  await expect(page).toHaveURL(/data-quality$/);
});
