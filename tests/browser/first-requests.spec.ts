import type { Page } from '@playwright/test';
import { screens } from '../../src/screens.ts';
import { sizeOfAll } from './built.ts';
import { expect, test } from './site.ts';
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

async function expectAllAnswered(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('[data-card][data-state=loading]')).toHaveCount(0);
}

// The dashboard's first view is in the entry.
const fetched = Object.keys(screens).filter((name) => name !== 'dashboard');

for (const [screen, { path }] of Object.entries(screens)) {
  const isDashboard = screen === 'dashboard';
  const address = urlOf(path);
  test(`${address} requests each of its files and calls once, and nothing that is not opened`, async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const pass = await holdTime(page, friday, site);
    await page.goto(site.url(address), { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    // The dashboard's lower cards are drawn when the page is idle, which is once a step by a held clock.
    await pass(isDashboard ? 6_000 : 2_000);
    await expectAllAnswered(page);
    expect(site.requestsTo(entry)).toBe(1);
    expect(site.requestsTo(figures)).toBeLessThanOrEqual(1);
    if (isDashboard) expect(site.requestsTo(figures)).toBe(1);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts).toEqual([...new Set(scripts)]);
    // Without other screens and code that only an act of a person needs.
    expect(sizeOfAll(scripts)).toBeLessThan(201_000);
    const all = scripts.join(' ');
    expect(fetched.filter((name) => all.includes(`/assets/${name}-`))).toEqual(
      fetched.filter((name) => name === screen),
    );
    expect(all).not.toMatch(/\/(?:floating-tooltip|toaster|palette|print)-[^/ ]*\.js/);
    // Ctrl P on the dashboard prints the report, which can't wait for its code.
    expect(all.includes('/assets/report-')).toBe(isDashboard);
  });
}
