import { expectNoViolations } from './axe.ts';
import { expect, test } from './site.ts';
import { entry, heading, html, letPass, once, started, stopClock, watched } from './start.ts';

const minute = 60_000;
const message = /^The page could not start\.\s*Retrying automatically\.$/;

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

  test('its entry script missing: it says so and reloads, once a minute and three times an hour', async ({
    page,
    site,
  }) => {
    await stopClock(page);
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await letPass(page, () => expect(site.navigations()).toBe(2));
    for (const reloads of [2, 3]) {
      await expect(page.getByText(message)).toBeVisible();
      await page.clock.runFor(50_000);
      expect(site.navigations()).toBe(reloads);
      await letPass(page, () => expect(site.navigations()).toBe(reloads + 1));
    }
    await expect(page.getByText(message)).toBeVisible();
    await page.clock.runFor(55 * minute);
    expect(site.navigations()).toBe(4);
    site.recover();
    await page.clock.runFor(3 * minute);
    await started(page);
    expect(site.navigations()).toBe(5);
  });

  test('Try again reloads at once', async ({ page, site }) => {
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await expect.poll(() => site.navigations()).toBe(2);
    await expect(page.getByText(message)).toBeVisible();
    await expectNoViolations(page);
    site.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await started(page);
  });

  test('without its page on the server it waits, since a reload would leave an error page', async ({
    page,
    site,
  }) => {
    await stopClock(page);
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await expect.poll(() => site.requestsTo(entry)).toBe(2);
    for (const fault of ['502 page', 'drop', 'sign-in page', 'sign-in redirect'] as const) {
      site.recover();
      site.fail(/./, fault);
      const requests = site.requestsTo(/^\/historical$/);
      await page.clock.runFor(50_000);
      await letPass(page, () =>
        expect(site.requestsTo(/^\/historical$/)).toBeGreaterThan(requests),
      );
      expect(site.navigations()).toBe(2);
      await expect(page.getByText(message)).toBeVisible();
    }
    site.recover();
    await page.clock.runFor(50_000);
    await letPass(page, () => expect(site.navigations()).toBe(3));
    await started(page);
  });

  test('an entry script that throws: it says so after 10 s, and reloads', async ({
    page,
    site,
  }) => {
    let thrown = 0;
    page.on('pageerror', () => (thrown += 1));
    await stopClock(page);
    site.fail(entry, 'throwing script');
    await page.goto(site.url('/historical'));
    await expect.poll(() => thrown).toBe(1);
    await page.clock.runFor(9_000);
    expect(site.navigations()).toBe(1);
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await expect.poll(() => thrown).toBe(2);
    await letPass(page, () => expect(page.getByText(message)).toBeVisible(once));
    expect(site.navigations()).toBe(2);
  });

  test('an entry script that never comes is waited for, a minute', async ({ page, site }) => {
    await stopClock(page);
    site.fail(entry, 'hang');
    await page.goto(site.url('/historical'), { waitUntil: 'commit' });
    await expect.poll(() => site.requestsTo(entry)).toBe(1);
    await watched(page);
    await page.clock.runFor(50_000);
    await expect(page.getByText('Appointment Tracker is starting...')).toBeVisible();
    expect(site.navigations()).toBe(1);
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await started(page);
  });

  test('where storage is blocked, each reload waits for a minute', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('Planted: storage is blocked', 'SecurityError');
        },
      });
    });
    await stopClock(page);
    site.fail(entry, '404');
    await page.goto(site.url('/historical'));
    for (const navigations of [1, 2]) {
      await expect(page.getByText(message)).toBeVisible();
      await page.clock.runFor(50_000);
      expect(site.navigations()).toBe(navigations);
      await letPass(page, () => expect(site.navigations()).toBe(navigations + 1));
    }
    await expect(page.getByText(message)).toBeVisible();
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
    await page.clock.runFor(minute);
    // Before opening the wall has no figures without a record.
    await is('Full screen');
  });

  test('a tab that somebody uses is not reloaded for lost code, but offers it', async ({
    page,
    site,
  }) => {
    const code = /\/assets\/historical-/;
    site.fail(code, '404');
    await page.goto(site.url('/'));
    await started(page);
    await page.clock.install();
    await page.getByRole('link', { name: 'Historical Data' }).click();
    const reload = page.getByRole('button', { name: 'Reload' });
    await letPass(page, () => expect(reload).toBeVisible(once));
    await expect(heading(page)).toHaveText('This screen could not be loaded');
    await page.clock.runFor(2 * minute);
    expect(site.navigations()).toBe(1);
    site.recover();
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
