import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './site.ts';
import { entry, heading, html, letPass, started, stopClock, watched } from './start.ts';

const once = { timeout: 1 };
const line = (page: Page) => page.locator('#boot > p');

test('a start that goes well shows no word of starting', async ({ page, site }) => {
  await page.addInitScript(() => {
    const seen = new Set<unknown>();
    Reflect.set(globalThis, 'seen', seen);
    const look = () => {
      const words = document.querySelector('#starting');
      if (words?.checkVisibility({ visibilityProperty: true })) seen.add(words.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(site.url('/'));
  await started(page);
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)])).toEqual(
    [],
  );
});

test.describe('with a file that fails', () => {
  test.use({
    allowConsole: [
      'Failed to load resource',
      'Failed to load module script',
      'Refused to apply style',
      'Planted',
    ],
  });

  test('its entry script missing: words, and it starts by itself once that is repaired', async ({
    page,
    site,
  }) => {
    await stopClock(page);
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await expect(
      page.getByText(/^The page could not start\. Trying again in \d+ s\.\s+Try again$/),
    ).toBeVisible();
    for (let tries = 1; tries <= 3; tries += 1) {
      const requests = site.requestsTo(entry);
      await letPass(page, () => expect(site.requestsTo(entry)).toBeGreaterThan(requests));
      await expect(page.getByText(/Trying again in \d+ s/)).toBeVisible();
    }
    expect(site.navigations()).toBe(1);
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await expect(heading(page)).toHaveText('Historical Data');
    expect(site.navigations()).toBe(2);
  });

  test('without the code of its screen it waits for that, too', async ({ page, site }) => {
    const own = /\/assets\/historical-.*\.js$/;
    await stopClock(page);
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await expect(line(page)).toHaveText(/^Trying again in \d+ s\.$/);
    site.recover();
    site.fail(own, '404');
    for (let tries = 1; tries <= 3; tries += 1) {
      const requests = site.requestsTo(own);
      await letPass(page, () => expect(site.requestsTo(own)).toBeGreaterThan(requests));
      await expect(line(page)).toHaveText(/^Trying again in \d+ s\.$/);
    }
    expect(site.navigations()).toBe(1);
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await expect(heading(page)).toHaveText('Historical Data');
  });

  test('an entry script that throws: reloads are spaced, ever wider', async ({ page, site }) => {
    let thrown = 0;
    page.on('pageerror', () => (thrown += 1));
    await stopClock(page);
    site.fail(entry, 'throwing script');
    await page.goto(site.url('/historical'));
    for (const [reloads, wait] of [1, 2, 4, 8].entries()) {
      await expect.poll(() => thrown).toBe(1 + reloads);
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      await page.clock.runFor(8_100);
      await expect(line(page)).toHaveText(`Trying again in ${wait} s.`);
      await page.clock.runFor((wait - 1) * 1_000);
      expect(site.navigations()).toBe(1 + reloads);
      await page.clock.runFor(2_000);
      await expect.poll(() => site.navigations()).toBe(2 + reloads);
    }
    await expect.poll(() => thrown).toBe(5);
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(6));
    await started(page);
    // The count of reloads is cleared.
    expect(await page.evaluate(() => sessionStorage.getItem('boot-tries'))).toBeNull();
  });

  test('the wait is never longer than half a minute has room for', async ({ page, site }) => {
    await page.addInitScript(() => {
      if (location.protocol === 'http:') sessionStorage.setItem('boot-tries', '1000');
    });
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await expect(line(page)).toHaveText('Trying again in 20 s.');
  });

  test('where storage is blocked, a page that was reloaded waits that long', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('Planted: storage is blocked', 'SecurityError');
        },
      });
    });
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await expect(line(page)).toHaveText(/in [12] s/);
    await page.reload();
    await expect(line(page)).toHaveText('Trying again in 20 s.');
    await expectNoViolations(page);
    site.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await started(page);
  });

  test('an entry script that never comes is waited for, and then requested again', async ({
    page,
    site,
  }) => {
    await stopClock(page);
    site.fail(entry, 'hang');
    await page.goto(site.url('/historical'), { waitUntil: 'commit' });
    await expect.poll(() => site.requestsTo(entry)).toBe(1);
    await watched(page);
    await page.clock.runFor(30_000);
    await expect(page.getByText('Appointment Tracker is starting...')).toBeVisible();
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await started(page);
    expect(site.navigations()).toBe(2);
  });

  test('the wall is dark without its own code, and there once that comes', async ({
    page,
    site,
  }) => {
    const own = /\/assets\/wall-/;
    const is = (text: string) => letPass(page, () => expect(html(page)).toContainText(text, once));
    await stopClock(page);
    site.fail(own, 'hang');
    await page.goto(site.url('/?display=wall'), { waitUntil: 'commit' });
    await is('Loading screen...');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    site.recover();
    site.fail(own, '404');
    await page.reload({ waitUntil: 'commit' });
    await is('This screen could not be loaded');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    site.recover();
    // Before opening the wall has no figures without a record.
    await is('Full screen');
    // Chromium 150 and older never retry an import that failed, so the page reloaded.
    expect(site.navigations()).toBeLessThanOrEqual(3);
  });

  test('a tab that somebody uses is not reloaded for lost code, but offers it', async ({
    page,
    site,
  }) => {
    const code = /\/assets\/historical-/;
    // The site serves the code, but its import fails until the page is loaded again, as in browsers that never retry
    // one. Others would retry it by themselves before the click.
    await page.route(code, (route) =>
      site.navigations() > 1 || route.request().resourceType() === 'fetch'
        ? route.fallback()
        : route.abort(),
    );
    await page.goto(site.url('/'));
    await started(page);
    await page.clock.install();
    await page.getByRole('link', { name: 'Historical Data' }).click();
    const reload = page.getByRole('button', { name: 'Reload' });
    await letPass(page, () => expect(reload).toBeVisible(once));
    await expect(heading(page)).toHaveText('This screen could not be loaded');
    await letPass(page, () => expect(site.requestsTo(code)).toBeGreaterThan(0));
    await page.clock.runFor(60_000);
    expect(site.navigations()).toBe(1);
    await reload.click();
    await expect(heading(page)).toHaveText('Historical Data');
    expect(site.navigations()).toBe(2);
  });

  test('boot.js missing: the app works', async ({ page, site }) => {
    site.fail(/boot/, '404');
    await page.goto(site.url('/'));
    await started(page);
    await expect(heading(page)).toHaveText('Dashboard');
  });
});
