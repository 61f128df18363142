import type { Page, Request } from '@playwright/test';
import type { Fault } from '../../tools/wire.mjs';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './site.ts';

/** The interval in ms at which a page checks the published build. */
const lookEveryMs = 300_000;
const entry = /\/assets\/index-.*\.js$/;

const build = (page: Page) => page.locator('html').getAttribute('data-build');
const bar = (page: Page) => page.getByText('A new version is ready');

async function open(page: Page, url: string) {
  await page.clock.install();
  const later = page.waitForResponse(/\/start-/);
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  // Code after the first view is of this build, too.
  await later;
  await page.evaluate(() => Reflect.set(globalThis, 'isFirstPage', true));
}

/** Whether the page was not loaded again. */
const isFirstPage = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'isFirstPage') === true).catch(() => false);

test.describe('the wall', () => {
  test.describe('in an outage', () => {
    test.use({ allowConsole: ['Failed to load resource', 'Failed to load module script'] });

    const outages: readonly (readonly [string, RegExp, Fault])[] = [
      ['a sign-in page on everything', /./, 'sign-in page'],
      ['a sign-in page on all but version.json', /^\/(?!version)/, 'sign-in page'],
      ['a redirect to a sign-in page', /^\/$/, 'sign-in redirect'],
      ['502 on everything', /./, '502 page'],
      ['502 on the page', /^\/$/, '502 page'],
      ['dropped connections', /^\/(?!version)/, 'drop'],
      ['a half-finished deployment without its entry', entry, '404'],
      ['a half-finished deployment without the wall', /\/assets\/wall-/, '404'],
      ['a half-finished deployment, entry replaced by HTML', entry, 'sign-in page'],
      ['a half-finished deployment without its styles', /\.css$/, '404'],
    ];

    test('keeps its page through outages of each kind, and requests it anew each time', async ({
      page,
      site,
    }) => {
      const pending = new Set<Request>();
      page.on('request', (request) => pending.add(request));
      page.on('requestfinished', (request) => pending.delete(request));
      page.on('requestfailed', (request) => pending.delete(request));
      await open(page, site.url('/?display=wall'));
      site.publish('second');
      for (const [name, paths, fault] of outages) {
        site.fail(paths, fault);
        const requests = site.requestsTo(paths);
        // Repeated, since the page may be busy with the outage before; a jump of the clock ends that.
        await expect(async () => {
          await page.clock.fastForward(lookEveryMs);
          await expect
            .poll(() => site.requestsTo(paths), { message: name, timeout: 3_000 })
            .toBeGreaterThan(requests);
        }).toPass();
        // A file that is half served in this outage and half in the next one would be complete.
        await expect.poll(() => pending.size, { message: name }).toBe(0);
        expect(await isFirstPage(page)).toBe(true);
        expect(site.navigations()).toBe(1);
        site.recover();
      }
    });
  });
});

test.describe("a supervisor's tab", () => {
  test.use({ allowConsole: ['Failed to load resource', 'Failed to load module script'] });

  test('has a bar whose button loads the new version', async ({ page, site }) => {
    await open(page, site.url('/validation'));
    site.publish('second');
    await page.clock.fastForward(lookEveryMs);
    await expect(bar(page)).toBeVisible();
    await expectNoViolations(page);
    expect(await isFirstPage(page)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => build(page)).toBe('second');
    expect(site.navigations()).toBe(2);
    await expect(bar(page)).toBeHidden();
  });
});
