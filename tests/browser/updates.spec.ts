import type { Page, Request } from '@playwright/test';
import type { Fault } from '../../tools/wire.mjs';
import { expectNoViolations } from './axe.ts';
import { dialog, rows } from './queue.ts';
import { expect, test } from './site.ts';
import { entry, heading, letPass, started } from './start.ts';

/** The interval in ms at which a page checks the published build. */
const checkEveryMs = 300_000;

const build = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const bar = (page: Page) => page.getByText('A new version is ready');

async function open(page: Page, url: string) {
  await page.clock.install();
  const later = page.waitForResponse(/\/start-/);
  await page.goto(url);
  await started(page);
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
          await page.clock.fastForward(checkEveryMs);
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
  test('reloads for a new version by itself', async ({ page, site }) => {
    await open(page, site.url('/?display=wall'));
    site.publish('second');
    await page.clock.fastForward(checkEveryMs);
    await expect.poll(() => build(page)).toBe('second');
    await started(page);
    await page.clock.fastForward(2 * checkEveryMs);
    expect(site.navigations()).toBe(2);
  });

  test.describe('of a deployment that is not complete', () => {
    test.use({ allowConsole: ['Failed to load resource', 'Failed to load module script'] });

    test('says so, and starts once it is', async ({ page, site }) => {
      await open(page, site.url('/?display=wall'));
      site.publish('second');
      site.fail(entry, '404');
      await page.clock.fastForward(checkEveryMs);
      await expect(heading(page)).toHaveText('The page could not start.');
      site.recover();
      await page.clock.fastForward(60_000);
      await letPass(page, () => started(page));
      expect(await build(page)).toBe('second');
    });
  });
});

test.describe("a supervisor's tab", () => {
  // Of code of the first build.
  test.use({ allowConsole: ['Failed to load resource', 'Failed to load module script'] });

  test('has a bar whose button loads the new version', async ({ page, site }) => {
    await open(page, site.url('/validation'));
    // One that nobody has used would reload for lost code.
    await page.keyboard.press('Shift');
    site.publish('second');
    await page.clock.fastForward(checkEveryMs);
    await expect(bar(page)).toBeVisible();
    await expectNoViolations(page);
    expect(await isFirstPage(page)).toBe(true);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => build(page)).toBe('second');
    expect(site.navigations()).toBe(2);
    await expect(bar(page)).toBeHidden();
  });

  test('that nobody has used reloads for code that is lost', async ({ page, site }) => {
    await open(page, site.url('/validation'));
    site.publish('second');
    await page.evaluate(() => history.pushState(null, '', '/historical'));
    await letPass(page, async () => expect(await build(page)).toBe('second'));
    await started(page);
    await expect(heading(page)).toHaveText('Historical Data');
    expect(site.navigations()).toBe(2);
  });

  test('keeps a typed note, also over the reload', async ({ page, site }) => {
    await open(page, site.url('/validation'));
    await rows(page).first().click();
    const notes = dialog(page).getByLabel('Review notes');
    await notes.fill('Called twice');
    site.publish('second');
    await page.clock.fastForward(checkEveryMs);
    await expect(bar(page)).toBeVisible();
    await expect(notes).toBeFocused();
    await page.keyboard.type('.');
    expect(await isFirstPage(page)).toBe(true);
    await page.reload();
    await expect(notes).toHaveValue('Called twice.');
    expect(await build(page)).toBe('second');
  });
});
