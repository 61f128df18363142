import { expect, test } from './site.ts';
import { heading, letPass, started, stopClock, watched } from './start.ts';

const styles = /\/style-.*\.css$/;

test.use({ allowConsole: ['Failed to load resource', 'Refused to apply style'] });

test('its sheet lost after the app has started: the page reloads', async ({ page, site }) => {
  await page.goto(site.url('/historical'));
  await started(page);
  await page.evaluate(() => {
    document.querySelector('link[rel=stylesheet]')?.setAttribute('href', '/assets/style-gone.css');
  });
  await expect.poll(() => site.navigations()).toBe(2);
  await started(page);
  await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
});

for (const fault of ['404', 'sign-in page', 'cut', 'reset'] as const)
  test(`its sheet lost (${fault}): it says so in place of the app, and reloads`, async ({
    page,
    site,
  }) => {
    await stopClock(page);
    site.fail(styles, fault);
    await page.goto(site.url('/'), { waitUntil: 'commit' });
    await letPass(page, () => expect(site.navigations()).toBe(2));
    await expect(heading(page)).toHaveText('The page could not start.');
    await page.clock.runFor(50_000);
    expect(site.navigations()).toBe(2);
    // The app would be there without any style.
    await expect(page.locator('[data-card]')).toHaveCount(0);
    site.recover();
    await letPass(page, () => expect(site.navigations()).toBe(3));
    await started(page);
    await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
  });

test('its sheet never coming is waited for, a minute', async ({ page, site }) => {
  await stopClock(page);
  site.fail(styles, 'hang');
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect.poll(() => site.requestsTo(styles)).toBe(1);
  await watched(page);
  await page.clock.runFor(50_000);
  expect(site.navigations()).toBe(1);
  site.recover();
  await letPass(page, () => expect(site.navigations()).toBe(2));
  await started(page);
});
