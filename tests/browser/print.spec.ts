import type { Page } from '@playwright/test';
import { addressOf, screenNames } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { dense, formats, misplaced, printed, readyForPaper } from './pdf.ts';
import { referenceTime } from './time.ts';

// Every screen prints as a report, on A4 and Letter.

// AI Insights shows nothing on a Sunday.
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

/** What can be pressed, without the rows that open something and the tab that is shown. */
const pressed =
  'main button:not([role=tab], :is(li, tr) [aria-haspopup=dialog], [aria-expanded]), [role=tab][aria-selected=false]';

/** Their names, without those that stand on the screen as a text too: a tab's name may be a card's title. */
function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read = new Set<string>();
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest(selector))
        read.add(texts.currentNode.textContent?.trim() ?? '');
    return Array.from(
      document.querySelectorAll(selector),
      (control) => control.getAttribute('aria-label') ?? control.textContent ?? '',
    ).filter((name) => !read.has(name.trim()));
  }, pressed);
}

const paths = [
  ...screenNames.filter((name) => name !== 'wall').map(addressOf),
  '/ai-insights?tab=monthly',
  '/data-quality?tab=duplicates',
  '/data-quality?tab=validation',
  '/validation?tab=reviewed',
  '/states?tab=chicago',
];

for (const path of paths)
  test(`${path} is a report on paper`, async ({ page }) => {
    await page.goto(path);
    await readyForPaper(page);
    const title = dense((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    const controls = await controlsOf(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    for (const format of formats) {
      const pages = await printed(page, format);
      for (const [at, sheet] of pages.entries()) {
        expect(sheet.text).toContain(title);
        expect(sheet.text).toContain('Nofilters');
        expect(sheet.text).toMatch(/Asof\w{3}\d+,\d{4},\d+:\d\d[AP]MEastern/);
        expect(sheet.text).toContain(`Page${at + 1}of${pages.length}`);
        expect(misplaced(sheet), `${format}, page ${at + 1}`).toEqual([]);
        const texts = new Set(sheet.pieces.map(({ text }) => text));
        expect(controls.filter((name) => texts.has(name))).toEqual([]);
        // The head and foot of a page have four texts: a page with no more is blank.
        expect(sheet.pieces.length).toBeGreaterThan(5);
      }
    }
  });

/** So many valid appointments of one rep in California, newest first. */
async function respondWith(page: Page, count: number) {
  const appointments = Array.from({ length: count }, (_, at) => ({
    title: 'DD',
    customer: `Customer number ${at + 1}.`,
    telemarketer: at % 2 ? 'Ana Torres' : 'Priya Shah',
    salesRep: 'Devon Hartley',
    region: 'california',
    status: 'valid',
    time: new Date(Date.parse('2026-11-21T20:00:00Z') - at * 60_000).toISOString(),
  }));
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
}

const repPage = '/sales-rep/Devon%20Hartley/california';
const numbersIn = (text: string) =>
  [...text.matchAll(/Customernumber(\d+)\./g)].map(([, number]) => Number(number));

for (const [count, expected, note] of [
  [201, 201, ''],
  [500, 500, ''],
  [1_234, 500, 'First500of1,234'],
] as const)
  test(`of ${count} rows ${expected} are printed, in order`, async ({ page }) => {
    await respondWith(page, count);
    await page.goto(repPage);
    await readyForPaper(page);
    const text = (await printed(page, 'A4')).map((sheet) => sheet.text).join('');
    const all = Array.from({ length: expected }, (_, at) => at + 1);
    expect(numbersIn(text)).toEqual(all);
    expect(/First500of[\d,]+/.exec(text)?.[0] ?? '').toBe(note);
  });

test('a long list goes on where it stood after it was printed', async ({ page }) => {
  await respondWith(page, 1_234);
  await page.goto(repPage);
  await readyForPaper(page);
  const list = page.getByRole('list', { name: 'Appointments', exact: true });
  const box = page.getByRole('group', { name: 'Appointments', exact: true });
  await box.evaluate((element) => element.scrollTo({ top: 4_000 }));
  await expect(list.getByText('Customer number 73.')).toBeInViewport();
  await printed(page, 'A4');
  await expect(list.getByText('Customer number 73.')).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  // A browser without the event tells of paper by the medium, one without the medium's change by the event.
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('listitem')).toHaveCount(500);
  await page.emulateMedia({ media: null });
  await expect(list.getByText('Customer number 73.')).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(list.getByRole('listitem')).toHaveCount(500);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(list.getByText('Customer number 73.')).toBeInViewport();
});

test('a filter is said on each page, and only its rows are printed', async ({ page }) => {
  await respondWith(page, 150);
  await page.goto(`${repPage}?q=ana`);
  await readyForPaper(page);
  const pages = await printed(page, 'Letter');
  expect(pages.length).toBeGreaterThan(1);
  for (const { text } of pages) expect(text).toContain('Appointments:"ana",75of150shown');
  expect(numbersIn(pages.map(({ text }) => text).join(''))).toHaveLength(75);
});

test('paper is white in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const colors = await page.evaluate(() =>
    [
      document.documentElement,
      document.body,
      document.querySelector('[data-card] header')?.parentElement,
    ].map((element) => element && getComputedStyle(element).backgroundColor),
  );
  expect(colors).toEqual(Array.from({ length: 3 }, () => 'rgb(255, 255, 255)'));
});

test('what has not come is named, and each page has its margins, if printing is the first act', async ({
  page,
}) => {
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, () => undefined);
  await page.goto('/');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(11);
  const pages = await printed(page, 'A4');
  expect(pages.length).toBeGreaterThan(1);
  for (const { text } of pages) expect(text).toMatch(/Asof.+Eastern/);
  for (const { text } of pages.slice(1)) expect(text).toContain('Dashboard·Nofilters');
  const text = pages.map((sheet) => sheet.text).join('');
  expect(text).toContain('ValidationRulesNotloadedyet');
  expect(text).not.toContain('Loading');
});

test('a toast is not printed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Validate California' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // At once: it closes by itself.
  expect([await toast.count(), await toast.isVisible()]).toEqual([1, false]);
});

/** Longer than any column; the last word tells whether all of it is there. */
const longName = (name: string) =>
  `${name} of the family Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren End`;

/** Short lists of long names, but for the four telemarketers, by which rows are found. */
async function respondWithLongNames(page: Page): Promise<void> {
  const names =
    /^(?:customer|customerName|title|salesRep|reason|repName|originalSalesRep|message)$/;
  const lengthen = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.slice(0, 16).map((each) => lengthen(each));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([of, each]) => [of, lengthen(each, of)]),
      );
    return typeof value === 'string' && names.test(key) && value !== '' ? longName(value) : value;
  };
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: lengthen(await response.json()) });
  });
}

for (const path of [
  '/?tab=all',
  '/?view=telemarketer&telemarketer=Daniel+Cole',
  '/states?tab=chicago',
  '/states/california',
  `/sales-rep/${encodeURIComponent(longName('Devon Hartley'))}/california`,
  '/validation',
  '/corrections',
  '/data-quality?tab=validation',
])
  test(`${path} wraps long names and log lines`, async ({ page }) => {
    await respondWithLongNames(page);
    await page.goto(path);
    await readyForPaper(page);
    const pages = await printed(page, 'A4');
    const text = pages.map((sheet) => sheet.text).join('');
    expect(text).not.toContain('…');
    const names = text.match(/Wolfe/g) ?? [];
    expect(names.length).toBeGreaterThan(1);
    expect(text.match(/waren-?End/g)).toHaveLength(names.length);
    for (const sheet of pages) expect(misplaced(sheet)).toEqual([]);
    // A line wider than the paper would shrink all of it. The title is 20 px high.
    expect(Math.max(...(pages[0]?.pieces ?? []).map(({ size }) => size))).toBeGreaterThanOrEqual(
      15,
    );
  });
