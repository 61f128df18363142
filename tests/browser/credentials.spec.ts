import { expect, test, type Site } from './site.ts';

// A page opened as `https://user:pass@host/`, as kiosks and basic auth do (issue 36.1).

test.use({ allowConsole: ['status of 401'] });

function askForCredentials(site: Site): void {
  site.fail(/./, (response, { headers }, _real, _keepOpen, heal) => {
    if (headers.authorization) heal();
    else response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="tracker"' }).end();
  });
}

const withCredentials = (url: string) => url.replace('://', '://user:pass@');

test('the dashboard and its lazy code load from a URL with credentials', async ({ page, site }) => {
  askForCredentials(site);
  await page.goto(withCredentials(site.url('/?view=sales-rep#system')));
  await expect(page.locator('[data-card="Calendar Performance"]')).toHaveAttribute(
    'data-state',
    'ready',
  );
  expect(page.url()).toBe(site.url('/?view=sales-rep#system'));
  await expect(page.locator('[data-card="Quick Actions"]')).toBeVisible();
  await page.getByRole('link', { name: 'Manual Validation' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manual Validation Alerts');
});

test('the wall loads from a URL with credentials', async ({ page, site }) => {
  askForCredentials(site);
  await page.goto(withCredentials(site.url('/?display=wall')));
  await expect(page.locator('[data-card]').first()).toBeVisible();
});

test('the manifest is requested with credentials', async ({ page, site }) => {
  await page.goto(site.url('/'));
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'crossorigin',
    'use-credentials',
  );
});
