import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { sizeOf, sizeOfAll } from './built.ts';
import { countShifts, shifted } from './fixtures.ts';
import { expect, test } from './site.ts';
import { holdTime } from './time.ts';

// Bounds for the bytes and requests of a visit, which are the same on every machine. docs/performance.md has
// the measured values and the times.

const dist = join(import.meta.dirname, '../../dist');
const friday = Date.parse('2026-11-20T14:41:00-05:00');

/** The day's report, which comes last, in an idle moment, and delays nothing. */
const isForPaper = (path: string) => /\/report-[^/]+\.js$/.test(path);

test('the first load of / keeps its budgets', async ({ page, site }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await countShifts(page);
  await page.goto(site.url('/'));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const all = [...new Set(requests.map((request) => new URL(request.url()).pathname))];
  const paths = all.filter((path) => !isForPaper(path));
  const bytes = (ending: string) => sizeOfAll(paths.filter((name) => name.endsWith(ending)));
  const scripts = paths.filter((path) => path.endsWith('.js'));
  // The hashes in the names of files and builds move a compressed size by some tens of bytes from commit to commit.
  expect(bytes('.js')).toBeLessThan(187_500);
  expect(bytes('.js')).toBeGreaterThan(50_000);
  expect(bytes('.css')).toBeLessThan(19_200);
  expect(bytes('.woff2')).toBeLessThan(97_000);
  expect(bytes('.woff2')).toBeGreaterThan(0);
  // The boot script, the first view, the panels, the lower half and three files that they share with other screens; then the record of the day.
  expect(scripts.length).toBeLessThanOrEqual(8);
  expect(sizeOf('index.html')).toBeLessThan(900);
  expect(await shifted(page)).toBeLessThan(0.005);
});

test('the head and the stat cells of / need the first file alone', async ({ page, site }) => {
  const later = /\/(?:lower-half|panels|deferred|shared|charts|start)-[^/]+\.js$/;
  site.fail(later, 'hang');
  const scripts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // A hanging request may delay the page's load event.
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  for (const card of [
    'Total Valid Appointments',
    'Active Regions',
    'AI Confidence',
    'Business Hours',
  ])
    await expect(page.locator(`[data-card="${card}"]`)).toHaveAttribute('data-state', 'ready');
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible();
  await expect.poll(() => site.requestsTo(later)).toBeGreaterThan(0);
  await expect(page.locator('[data-card="Calendar Performance"]')).toHaveCount(0);
  expect(scripts.length).toBe(2);
  expect(sizeOfAll(scripts)).toBeLessThan(103_000);
});

test('the review queue fetches no charts, reasons or filters', async ({ page, site }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(site.url('/validation'));
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect([...scripts].filter((path) => path.includes('/charts-'))).toEqual([]);
  expect(sizeOfAll([...scripts])).toBeLessThan(168_000);
});

const nodesOf = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document);
    let count = 1;
    while (nodes.nextNode()) count += 1;
    return count;
  });

test.describe('of 10,000 rows', () => {
  test.use({ scenario: '10k' });

  test('/ draws the first look with few nodes, the rest in idle moments, and reads no style', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const idle: (() => void)[] = [];
      let styles = 0;
      const read = getComputedStyle;
      Object.assign(globalThis, {
        requestIdleCallback: (run: () => void) => idle.push(run),
        cancelIdleCallback: () => undefined,
        idleMoment: () => idle.splice(0).forEach((run) => run()),
        stylesRead: () => styles,
        getComputedStyle: (...of: Parameters<typeof read>) => ((styles += 1), read(...of)),
      });
    });
    const call = (name: string) =>
      page.evaluate((of) => (Reflect.get(globalThis, of) as () => number)(), name);
    await page.goto(site.url('/'));
    const ready = (title: string) =>
      expect(page.locator(`[data-card="${title}"][data-state=ready]`)).toBeVisible();
    await ready('Total Valid Appointments');
    for (const title of ['Calendar Performance', 'Telemarketer Performance', 'Top Sales Reps'])
      await ready(title);
    expect(await nodesOf(page)).toBeLessThanOrEqual(1_300);

    // The code of the lower half is fetched in an idle moment, too.
    await call('idleMoment');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-card="Recent Validations"]')).toHaveCount(0);
    await call('idleMoment');
    for (const title of [
      'Quick Actions',
      'Appointments Analysis',
      'Recent Validations',
      'Why appointments are invalid',
      'AI Performance Insights',
      'Validation Rules',
      'Appointments Log',
      'API Endpoints',
      'AI Learning System',
      'System Health',
    ])
      await ready(title);
    await page.waitForLoadState('networkidle');
    const nodes = await nodesOf(page);
    expect(nodes).toBeGreaterThan(2_000);
    // Two lists have 500 rows (C24), of some 30 and 11 nodes.
    expect(nodes).toBeLessThanOrEqual(27_000);
    expect(await call('stylesRead')).toBe(0);
  });
});

test('no font holds up the text', () => {
  const css = readFileSync(
    join(
      dist,
      /href="\/(assets\/style-[^"]+\.css)"/.exec(
        readFileSync(join(dist, 'index.html'), 'utf8'),
      )?.[1] ?? '',
    ),
    'utf8',
  );
  const faces =
    css.match(/@font-face\s*\{[^}]*\}/g)?.filter((face) => face.includes('.woff2')) ?? [];
  expect(faces.length).toBe(2);
  for (const face of faces) expect(face).toContain('font-display:swap');
});

for (const path of ['/', '/?display=wall'])
  test(`a poll of ${path} that changes nothing touches nothing but age and clock`, async ({
    page,
    site,
  }) => {
    site.keepResponses();
    const pass = await holdTime(page, friday, site);
    await page.goto(site.url(path));
    await pass(65_000);
    await page.evaluate(() => {
      const noted: string[] = [];
      Reflect.set(globalThis, 'noted', noted);
      const place = (node: Node) => {
        const element = node instanceof Element ? node : node.parentElement;
        const card = element?.closest('[data-card]')?.getAttribute('data-card') ?? 'page';
        const text = (node.textContent ?? '').slice(0, 60);
        return `${card}: ${text || (element?.outerHTML ?? '').slice(0, 90)}`;
      };
      new MutationObserver((records) => {
        for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
          const nodes = [...addedNodes, ...removedNodes];
          noted.push(
            type === 'childList'
              ? `childList ${nodes.map(place).join(' / ')}`
              : `${type} ${attributeName ?? ''} ${place(target)}`,
          );
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const requests = site.requestsTo(/^\/api\//);
    await pass(125_000);
    expect(site.requestsTo(/^\/api\//)).toBeGreaterThan(requests + 3);
    const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted') as string[]);
    // Except times and ages, the progress of the working day, the end of today's curve, the space of a card's age, and the line over a card whose
    // request takes long by the held clock.
    const isClock =
      /\d{1,2}:\d{2}|\bago\b|just now$|Oldest alert pending|^attributes \S+ (?:Business Hours|Total Valid Appointments): |^childList page: {2}old$|class="bg-track absolute inset-x-0 top-0 h-0\.5/;
    expect(noted.filter((entry) => !isClock.test(entry))).toEqual([]);
    expect(noted.length).toBeGreaterThan(0);
  });
