import { expect, test } from './site.ts';
import { heading, letPass, started, stopClock, watched } from './start.ts';

const styles = /\/style-.*\.css$/;

test.use({ allowConsole: ['Failed to load resource', 'Refused to apply style'] });

test('its sheet lost after the app has started: the page starts again', async ({ page, site }) => {
  await page.goto(site.url('/historical'));
  await started(page);
  await page.evaluate(() => {
    document.querySelector('link[rel=stylesheet]')?.setAttribute('href', '/assets/style-gone.css');
  });
  await expect.poll(() => site.navigations()).toBe(2);
  await started(page);
  await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
});

test('its sheet lost while the app is drawn for the first time: the page starts again', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    // Other frames have no storage.
    if (location.protocol !== 'http:' || sessionStorage.getItem('lost') !== null) return;
    const query = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      const found = query(selector);
      // The app asks for its root right before it draws.
      if (selector === '#root' && found && sessionStorage.getItem('lost') === null) {
        sessionStorage.setItem('lost', '');
        const sheet = query('link[rel=stylesheet]');
        if (sheet) Object.defineProperty(sheet, 'sheet', { value: null });
        queueMicrotask(() => sheet?.dispatchEvent(new Event('error')));
      }
      return found;
    };
  });
  await page.goto(site.url('/historical'));
  await expect.poll(() => site.navigations()).toBe(2);
  await started(page);
  await expect(page.locator('body')).toHaveCSS('font-family', /Inter/);
});

test('its styles lost: words, and the page starts again as a whole once they are served', async ({
  page,
  site,
}) => {
  await stopClock(page);
  site.fail(styles, '404');
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('The page could not start.');
  // The app would be there without any style.
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await letPass(page, () => expect(site.requestsTo(styles)).toBeGreaterThan(2));
  expect(site.navigations()).toBe(1);
  site.recover();
  await letPass(page, () => expect(site.navigations()).toBe(2));
  await started(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
});

test('its styles never coming: words after 45 s, and it starts once they are served', async ({
  page,
  site,
}) => {
  await stopClock(page);
  site.fail(styles, 'hang');
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect.poll(() => site.requestsTo(styles)).toBe(1);
  await watched(page);
  await page.clock.runFor(45_000);
  await expect(heading(page)).toHaveText('The page could not start.');
  site.recover();
  await letPass(page, () => expect(site.navigations()).toBe(2));
  await started(page);
});
