import type { Page } from '@playwright/test';
import { expect, test, type Responder, type Site } from './site.ts';

const file = /^\/config\.json$/;
const names = ['Ana Torres', 'Sam "Zoë" Okafor', 'B\\C <script>'];
const json = { 'content-type': 'application/json' };
const whole = JSON.stringify({ designatedTelemarketers: names, errorReportUrl: '' });

const respond =
  (status: number, type: string, body: string): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

/** The designated telemarketers among those of the center. */
const people = (page: Page) =>
  page.locator('[data-card="Telemarketer Performance"]').getByRole('listitem');

/** The warnings on config.json of a page that is opened afterwards. */
function warningsOf(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('config.json: ')) warnings.push(message.text());
  });
  return warnings;
}

async function open(page: Page, site: Site) {
  await page.goto(site.url('/#telemarketers'));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

test("config.json's telemarketers replace those of the build", async ({ page, site }) => {
  site.fail(file, respond(200, 'application/json', whole));
  await open(page, site);
  await expect(people(page)).toHaveCount(1);
});

test('a late config.json does not delay the page, and applies when it is there', async ({
  page,
  site,
}) => {
  let send = (): unknown => undefined;
  const warnings = warningsOf(page);
  site.fail(file, (response) => (send = () => response.writeHead(200, json).end(whole)));
  await open(page, site);
  await expect(people(page)).toHaveCount(4);
  const received = page.waitForResponse((response) => response.url().endsWith('/config.json'));
  send();
  await (await received).finished();
  await expect(people(page)).toHaveCount(1);
  expect(warnings).toEqual([]);
});

test.describe('from a server that fails for a moment', () => {
  test.use({ allowConsole: ['Failed to load resource'] });

  test('the last settings apply, also without boot.js', async ({ page, site }) => {
    site.fail(file, respond(200, 'application/json', whole));
    await open(page, site);
    await expect(people(page)).toHaveCount(1);
    site.recover();
    site.fail(file, '503');
    const warnings = warningsOf(page);
    await page.reload();
    await expect(people(page)).toHaveCount(1);
    await expect.poll(() => warnings.join()).toContain('The settings read last are used instead.');
    site.recover();
    site.fail(/boot/, '404');
    await page.reload();
    await expect(people(page)).toHaveCount(1);
  });
});
