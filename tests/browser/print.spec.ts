import type { Page } from '@playwright/test';
import { addressOf, screenNames } from './addresses.ts';
import { repPage, respondWith } from './center.ts';
import { expect, settled, test } from './fixtures.ts';
import { withoutSpaces, formats, misplaced, printedPages, readyForPaper } from './pdf.ts';
import { referenceTime } from './time.ts';

// Every screen prints as a report; mostly on A4, which is narrower than Letter.

// AI Insights shows nothing on a Sunday.
test.beforeEach(({ page }) => page.clock.install({ time: referenceTime }));

/** The controls, except rows that open something, heads that sort, and the selected tab. */
const pressed = [
  'main button:not([role=tab], :is(li, tr) [aria-haspopup=dialog], [aria-expanded], th > *, .why th *)',
  'main :is(a, button).rounded-control',
  '[role=tab][aria-selected=false]',
  'main :is(input:not([type=radio]), select, textarea)',
].join();

/** The names of controls that are no other text of the screen; a tab's name may be a card's title. */
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

/** The upper edge of a page's foot, in points. */
const footTop = 50;

const paths = [
  // The dashboard prints the day's report (print-report.spec.ts).
  ...screenNames.filter((name) => !['wall', 'dashboard'].includes(name)).map(addressOf),
  '/ai-insights?tab=monthly',
  '/data-quality?tab=duplicates',
  '/states/chicago',
];

/** These fill their first sheet, and end on the second. */
const ofTwoSheets = new Set(['/states/california', '/states/chicago', '/states']);

for (const path of paths)
  test(`${path} is a report on paper`, async ({ page }) => {
    await page.goto(path);
    await readyForPaper(page);
    const title = withoutSpaces(
      (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    );
    const controls = await controlsOf(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    for (const format of path === '/historical' ? formats : (['A4'] as const)) {
      const pages = await printedPages(page, format);
      for (const [at, sheet] of pages.entries()) {
        expect(sheet.text).toContain(title);
        expect(sheet.text).toContain('Nofilters');
        expect(sheet.text).toMatch(/Asof\w{3}\d+,\d{4},\d+:\d\d[AP]MEastern/);
        expect(sheet.text).toContain(`Page${at + 1}of${pages.length}`);
        expect(misplaced(sheet), `${format}, page ${at + 1}`).toEqual([]);
        const texts = new Set(sheet.pieces.map(({ text }) => text));
        expect(controls.filter((name) => texts.has(name))).toEqual([]);
        // The head and foot of a page have four texts.
        expect(sheet.pieces.length).toBeGreaterThan(5);
        // No part that would fit is moved to the next page.
        const lowest = Math.min(...sheet.pieces.map(({ y }) => y).filter((y) => y > footTop));
        const share = ofTwoSheets.has(path) ? 0.25 : 0.6;
        if (at < pages.length - 1) expect(lowest).toBeLessThan(share * sheet.height);
      }
      if (ofTwoSheets.has(path)) expect(pages).toHaveLength(2);
      if (path !== '/states/california') continue;
      const text = pages.map((sheet) => sheet.text).join('');
      const reasons = page.locator('.why tbody th[scope=row] button');
      expect(await reasons.count()).toBeGreaterThan(1);
      for (const reason of await reasons.allTextContents())
        expect(text).toContain(withoutSpaces(reason));
    }
  });

const numbersIn = (text: string) =>
  [...text.matchAll(/Customernumber(\d+)\./g)].map(([, number]) => Number(number));

test('500 rows are printed in order, of more the first 500; the list goes on where it stood', async ({
  page,
}) => {
  const name = /^Valid appointments of /;
  const table = page.getByRole('table', { name });
  const rows = table.locator('tbody tr:not([aria-hidden])');
  for (const [count, note] of [
    [500, ''],
    [1_234, 'First 500 of 1,234'],
  ] as const) {
    await respondWith(page, count);
    await page.goto(repPage);
    await readyForPaper(page);
    const box = page.getByRole('group', { name });
    await box.scrollIntoViewIfNeeded();
    await box.evaluate((element) => element.scrollTo({ top: 4_000 }));
    await expect(table.getByText('Customer number 102.')).toBeInViewport();
    const pages = await printedPages(page, 'A4');
    // The table's head is on each of its pages.
    for (const sheet of pages.filter(({ text: on }) => on.includes('Customernumber')))
      expect(sheet.text).toContain('TitleCustomerPhone');
    const text = pages.map((sheet) => sheet.text).join('');
    expect(numbersIn(text)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    expect(text).toContain(note.replaceAll(' ', ''));
    if (note === '') expect(text).not.toContain('First500of');
    await box.scrollIntoViewIfNeeded();
    await expect(table.getByText('Customer number 102.')).toBeInViewport();
  }
  // Some browsers only have the event, others only the change of the medium.
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(500);
  await page.emulateMedia({ media: null });
  await page.getByRole('group', { name }).scrollIntoViewIfNeeded();
  await expect(table.getByText('Customer number 102.')).toBeInViewport();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(500);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table.getByText('Customer number 102.')).toBeInViewport();
});

test('a filter is said on each page, and only its rows are printed', async ({ page }) => {
  await respondWith(page, 150);
  await page.goto(`${repPage}?q=ana`);
  await readyForPaper(page);
  const pages = await printedPages(page, 'Letter');
  expect(pages.length).toBeGreaterThan(1);
  for (const { text } of pages) expect(text).toContain('Appointments:"ana",75of150shown');
  expect(numbersIn(pages.map(({ text }) => text).join(''))).toHaveLength(75);
});

for (const [what, path, row, facts] of [
  ['alert', '/validation', '[data-alert]', ['Reasonformanualreview', 'Evidence']],
  ['appointment', repPage, 'main tbody [aria-haspopup=dialog]', ['Salesrep', 'Phone']],
] as const)
  test(`an open ${what} prints itself, with screen, filter and time`, async ({ page }) => {
    await page.goto(path);
    await readyForPaper(page);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.locator(row).first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByText('Customer', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^(?:Evidence|Phone)$/).first()).toBeVisible();
    await settled(page);
    const pages = await printedPages(page, 'A4');
    expect(pages).toHaveLength(1);
    const [sheet] = pages;
    if (!sheet) throw new Error('no page');
    expect(misplaced(sheet)).toEqual([]);
    for (const fact of facts) expect(sheet.text).toContain(fact);
    expect(sheet.text).toContain(`${withoutSpaces(title)}·Nofilters·Asof`);
    expect(sheet.text).not.toContain('next,previous');
  });

test('paper is white in the dark theme, and has no toast', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/corrections');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'AI Auto-Correct' }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  // At once, since it closes by itself.
  expect([await toast.count(), await toast.isVisible()]).toEqual([1, false]);
  const colors = await page.evaluate(() =>
    [
      document.documentElement,
      document.body,
      document.querySelector('[data-card] header')?.parentElement,
    ].map((element) => element && getComputedStyle(element).backgroundColor),
  );
  expect(colors).toEqual(Array.from({ length: 3 }, () => 'rgb(255, 255, 255)'));
});

/** Longer than any column; the last word shows whether it is complete. */
const longName = (name: string) =>
  `${name} of the family Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren End`;

/** Makes lists short and names long, except the four telemarketers, by which rows are found. */
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
  `/sales-rep/${encodeURIComponent(longName('Devon Hartley'))}/california`,
  '/validation',
  '/data-quality?tab=validation',
])
  test(`${path} wraps long names and log lines`, async ({ page }) => {
    await respondWithLongNames(page);
    await page.goto(path);
    await readyForPaper(page);
    const pages = await printedPages(page, 'A4');
    const text = pages.map((sheet) => sheet.text).join('');
    expect(text).not.toContain('…');
    const names = text.match(/Wolfe/g) ?? [];
    expect(names.length).toBeGreaterThan(1);
    expect(text.match(/waren-?End/g)).toHaveLength(names.length);
    for (const sheet of pages) expect(misplaced(sheet)).toEqual([]);
    // A line wider than the paper would shrink the page, and with it the title of 20 px.
    expect(Math.max(...(pages[0]?.pieces ?? []).map(({ size }) => size))).toBeGreaterThanOrEqual(
      15,
    );
  });
