import { expect, test, type Responder } from './site.ts';

const needs = 'Appointment Tracker needs Chrome or Edge 111, Firefox 128, Safari 16.4, or newer.';
const entry = /\/assets\/index-[^/]+\.js$/;

for (const path of ['/', '/?display=wall', '/validation'])
  test(`a browser that lacks something reads it at ${path}, in the place of the app`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...of: [string]) => !of.join(' ').includes('color-mix') && supports(...of);
    });
    await page.goto(site.url(path));
    await expect(page.getByRole('heading', { name: 'This browser is too old.' })).toBeVisible();
    await expect(page.getByText(needs)).toBeVisible();
    await expect(page.locator('[data-card], #starting, nav')).toHaveCount(0);
  });

test.describe('a browser that parses neither script', () => {
  test.use({ allowConsole: ['SyntaxError', 'Failed to load resource', 'pageerror'] });

  for (const path of ['/', '/?display=wall'])
    test(`reads the same at ${path}, without styles`, async ({ page, site }) => {
      const unknownSyntax: Responder = (response) =>
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('a ?.?. b');
      site.fail(/^\/boot\.js$/, unknownSyntax);
      site.fail(entry, unknownSyntax);
      // Layers are not known to it.
      site.fail(/\.css$/, '404');
      await page.goto(site.url(path));
      await expect(page.getByRole('heading', { name: needs })).toBeVisible();
    });
});

test('a browser that is new enough never shows it', async ({ page, site }) => {
  site.fail(entry, 'hang');
  await page.goto(site.url('/'), { waitUntil: 'commit' });
  await expect(page.getByText('Appointment Tracker is starting...')).toBeVisible();
  await expect(page.getByText(needs)).toBeHidden();
});
