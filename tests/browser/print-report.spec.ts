import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { formats, misplaced, printedPages } from './pdf.ts';
import { referenceTime } from './time.ts';

// Print in the menu of the dashboard's header gives the day on one page.

test.use({ centerNow: referenceTime.getTime() });

/** Counts the print dialogs instead of opening them. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'asked', 0);
    globalThis.print = () =>
      void Reflect.set(globalThis, 'asked', Reflect.get(globalThis, 'asked') + 1);
  });
  await page.goto(path);
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
}

const asked = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'asked')));

/** The one page of the report. */
async function report(page: Page, format: (typeof formats)[number], times = 1) {
  await page.getByRole('button', { name: 'Copy summary' }).focus();
  await page.keyboard.press('Enter');
  const print = page
    .getByRole('dialog', { name: 'Summary' })
    .getByRole('button', { name: 'Print' });
  await print.focus();
  await page.keyboard.press('Enter');
  await asked(page).toBe(times);
  const pages = await printedPages(page, format);
  expect(pages).toHaveLength(1);
  const [sheet] = pages;
  if (!sheet) throw new Error('no page');
  expect(misplaced(sheet)).toEqual([]);
  // The foot is the last thing on the page.
  const foot = sheet.pieces.filter(({ text }) => text === '1 of 1');
  expect(foot).toHaveLength(1);
  expect(Math.min(...sheet.pieces.map(({ y }) => y))).toBeCloseTo(foot[0]?.y ?? 0);
  return sheet.text;
}

test('the day is one page of each format, and the screen prints itself again', async ({ page }) => {
  await open(page, '/');
  for (const [at, format] of formats.entries()) {
    const text = await report(page, format, at + 1);
    expect(text).toMatch(/^Appointments,\w+day,\w+\d+,\d{4}Allregions·validsofar,/);
    for (const part of ['Valid104', 'Events145', 'Validationrate71.7%Good', 'Allregions10438145'])
      expect(text).toContain(part);
    expect(text).toContain('AnaTorres33291.7%');
    expect(text).toContain('Allinvalid38100%');
    expect(text).toContain('Top1076of104Needsyounow');
    // Letter has no space for them.
    expect(text.includes('Notes')).toBe(format === 'A4');
    expect(text).not.toMatch(/…|Notloaded/);
    await expect(page.locator('.day-report')).toHaveCount(0);
    const pages = await printedPages(page, format);
    expect(pages.length).toBeGreaterThan(3);
  }
});

/** Waits until the report's code is there, so that a printout can have it. */
async function openLoaded(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.day-rows')).toHaveCount(1);
  await page.emulateMedia({ media: null });
  await expect(page.locator('.day-rows')).toHaveCount(0);
}

test('the dashboard prints the report and each of its rows once, on each format', async ({
  page,
}) => {
  await openLoaded(page, '/');
  for (const format of formats) {
    const [first, ...others] = await printedPages(page, format);
    if (!first) throw new Error('no page');
    expect(first.text).toMatch(/^Appointments,\w+day,\w+\d+,\d{4}Allregions·validsofar,/);
    for (const part of ['Valid104', 'Top1076of104Needsyounow', 'Allinvalid38100%'])
      expect(first.text).toContain(part);
    // The times of each page's margins are followed by their zone.
    const rows = others.flatMap(({ text }) => text.match(/\d:\d\d[AP]M(?!Eastern)/g) ?? []);
    expect(rows).toHaveLength(145);
    for (const [at, sheet] of [first, ...others].entries()) {
      expect(misplaced(sheet), `page ${at + 1}`).toEqual([]);
      if (at === 0) continue;
      expect(sheet.text).toContain('Dashboard·Nofilters');
      expect(sheet.text).toMatch(/Asof\w{3}\d+,\d{4},\d+:\d\d[AP]MEastern/);
      expect(sheet.text).toContain(`Page${at + 1}of${others.length + 1}`);
      expect(sheet.pieces.length).toBeGreaterThan(20);
    }
    const text = [first, ...others].map((sheet) => sheet.text).join('');
    expect(text).not.toMatch(/Notloaded|Loading/);
  }
});

test('a filter in the URL is said on each page of rows, and holds for them', async ({ page }) => {
  await openLoaded(page, '/?region=florida');
  const [, ...others] = await printedPages(page, 'A4');
  expect(others.length).toBeGreaterThan(0);
  for (const { text } of others) expect(text).toContain('Dashboard·RegionFlorida');
  const text = others.map((sheet) => sheet.text).join('');
  expect(text).toContain('24appointments,24of145matchthefilter');
  expect(text).not.toContain('California');
});

test('long names wrap, in the report and in its rows', async ({ page }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenh End';
  const event = { title: long, customer: long, telemarketer: 'Ana Torres', salesRep: long };
  const appointments = [
    {
      ...event,
      region: 'florida',
      status: 'blocked',
      reason: 'No visit on the day of the wedding',
    },
    { ...event, region: 'florida', status: 'valid', customer: 'Ada', title: 'DD' },
  ];
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
  await openLoaded(page, '/');
  const [day, rows] = await printedPages(page, 'A4');
  if (!day || !rows) throw new Error('no rows');
  expect(day.text).not.toContain('…');
  for (const name of [/nh-?End/, /wedding/]) expect(day.text).toMatch(name);
  expect(misplaced(day)).toEqual([]);
  expect(rows.text).not.toContain('…');
  expect(rows.text.match(/Wolfe/g)).toHaveLength(4);
  expect(rows.text.match(/nh-?End/g)).toHaveLength(4);
  expect(misplaced(rows)).toEqual([]);
});

test("rows that don't fit on the page are summed up as others", async ({ page }) => {
  const long = 'a name that is rather too long for its column, as some are';
  const four = ['california', 'chicago', 'arizona', 'florida'];
  const nameOf = (at: number) => four[at] ?? `Region ${at}${at === 5 ? ` ${long}` : ''}`;
  const regions = Array.from({ length: 12 }, (_, at) => ({
    key: nameOf(at),
    name: nameOf(at),
    validAppointments: 100_000 + at,
    totalEvents: 200_000 + at,
  }));
  const appointments = Array.from({ length: 600 }, (_, at) => ({
    title: 'DD',
    customer: 'Ada',
    telemarketer: `Caller ${at % 15} ${long}`,
    salesRep: `Agent ${at % 20} ${long}`,
    region: nameOf(at % 12),
    status: at % 2 ? 'valid' : 'blocked',
    // Of 15 letters, since reasons that only differ by a number or sign are one.
    reason: at % 2 ? '' : `Reason ${String.fromCodePoint(97 + (at % 30) / 2)} ${long}`,
    time: new Date(Date.parse('2026-11-21T05:00:00Z') + (at % 24) * 3_600_000).toISOString(),
  }));
  await page.route('**/api/regions', (route) => route.fulfill({ json: regions }));
  await page.route('**/api/appointments', (route) => route.fulfill({ json: { appointments } }));
  await open(page, '/');
  for (const [at, format] of formats.entries()) {
    const text = await report(page, format, at + 1);
    expect(text).toContain('4others400,006100800,00650%Warning');
    expect(text).toContain('Allregions1,200,0663002,400,06650%Warning');
    expect(text).toContain('All30030050%');
    expect(text).toContain('6others12040%');
    expect(text).toContain('Allinvalid300100%');
  }
});

test('the command palette prints the day from any screen', async ({ page }) => {
  await open(page, '/historical');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to' });
  await field.fill('print the day');
  await expect(page.getByRole('option', { name: "Print the day's report" })).toBeVisible();
  await field.press('Enter');
  await asked(page).toBe(1);
  const pages = await printedPages(page, 'A4');
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain('Events145');
  await expect(page).toHaveURL(/\/historical$/);
});
