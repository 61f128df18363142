import type { Page } from '@playwright/test';
import type { Deployment } from '../../src/boot/deployment.ts';
import { screens } from '../../src/screens.ts';
import { sizeOfAll } from './built.ts';
import { expect, test, type Site } from './site.ts';
import { holdTime } from './time.ts';

const friday = Date.parse('2026-11-20T14:41:00-05:00');
const entry = /\/assets\/index-[^/]+\.js$/;
const figures = /^\/api\/dashboard$/;

/** A URL of each screen, some oddly typed. */
const urlOf = (path: string) =>
  path
    .replace(':repName', 'Devon%20Hartley')
    .replace(':telemarketer', 'daniel+cole')
    .replace('/states/:state', '/States/CA')
    .replace(':state', 'california');

const isLeft = (page: Page) => page.evaluate(() => globalThis.earlyRequest !== undefined);

/** Delays the page's code until the returned function is called. Playwright's routes would bypass the browser's cache. */
function holdCode(site: Site): () => void {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  site.fail(entry, (_response, _message, _real, _keepOpen, heal) => void isLetGo.then(heal));
  return () => letGo();
}

async function expectAllAnswered(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
}

/** The scripts of a screen besides the entry, from version.json; / has none. */
async function scriptsOf(site: Site, screen: string): Promise<readonly string[]> {
  const published = (await (await fetch(site.url('/version.json'))).json()) as Deployment;
  return (published.screens[screen] ?? []).filter((file) => file.endsWith('.js'));
}

const fetched = Object.entries(screens).flatMap(([name, of]) => ('preload' in of ? [name] : []));

for (const [screen, { path }] of Object.entries(screens)) {
  const isDashboard = screen === 'dashboard';
  const address = urlOf(path);
  test(`${address} has its code requested before the app has run, and ${isDashboard ? 'its figures' : 'no call'}`, async ({
    page,
    site,
  }) => {
    const own = await scriptsOf(site, screen);
    expect(own.length > 0).toBe(!isDashboard);
    const codes = () => own.map((file) => site.requestsTo(new RegExp(`^${file}$`)));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const letGo = holdCode(site);
    let held = 1;
    const pass = await holdTime(page, friday, { ...site, openRequests: () => held });
    await page.goto(site.url(address), { waitUntil: 'commit' });
    await expect.poll(() => site.requestsTo(entry)).toBe(1);
    await expect.poll(codes).toEqual(own.map(() => 1));
    await expect.poll(() => site.requestsTo(figures)).toBe(isDashboard ? 1 : 0);
    expect(site.requestsTo(/^\/api\//)).toBe(isDashboard ? 1 : 0);
    letGo();
    held = 0;
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    // The dashboard's lower cards are drawn when the page is idle, which is once a step by a held clock.
    await pass(isDashboard ? 6_000 : 2_000);
    await expectAllAnswered(page);
    // The app uses the early request, and requests nothing twice.
    expect(await isLeft(page)).toBe(false);
    expect(site.requestsTo(figures)).toBeLessThanOrEqual(1);
    expect(codes()).toEqual(own.map(() => 1));
    // At most 200.3 kB, without other screens and code that only an act of a person needs.
    expect(sizeOfAll(scripts)).toBeLessThan(200_300);
    const all = scripts.join(' ');
    expect(fetched.filter((name) => all.includes(`/assets/${name}-`))).toEqual(
      fetched.filter((name) => name === screen),
    );
    expect(all).not.toMatch(/\/(?:floating-tooltip|toaster|palette|diagnostics|print)-[^/ ]*\.js/);
    // Ctrl P on the dashboard prints the report, which can't wait for its code.
    expect(all.includes('/assets/report-')).toBe(isDashboard);
  });
}

test('a response that is not taken within 15 s is given up, and requested anew', async ({
  page,
  site,
}) => {
  const letGo = holdCode(site);
  await page.clock.install();
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect.poll(() => site.requestsTo(figures)).toBe(1);
  await expect.poll(() => isLeft(page)).toBe(true);
  await page.clock.fastForward(15_000);
  expect(await isLeft(page)).toBe(false);
  letGo();
  await expectAllAnswered(page);
  await expect.poll(() => site.requestsTo(figures)).toBe(2);
});
