import type { Page } from '@playwright/test';
import { dialog, rows } from './queue.ts';
import { expect, test, type Site } from './site.ts';

const sso = 'https://sso.example';
const note = 'Called back, no answer';

test.use({ allowConsole: ['status of 401', `served without the policy: ${sso}`] });

/** Types a note, and is refused since the session has ended. */
async function refuseDecision(page: Page, site: Site, path: string) {
  site.fail(/^\/config\.json$/, (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ errorReportUrl: '', signInUrl: `${sso}/login?client=tracker` })),
  );
  await page.goto(site.url(path));
  await rows(page).first().click();
  await dialog(page).getByLabel('Review notes').fill(note);
  site.fail(/^\/api\/manual-validation\/review$/, (response) => response.writeHead(401).end());
  await dialog(page)
    .getByRole('button', { name: /^Mark Valid/ })
    .click();
}

test('the sign-in page of another site learns nothing, and leads back to the place (C49)', async ({
  page,
  site,
}) => {
  /** The other site's page, which leads back to `return`. */
  await page.route(`${sso}/**`, (route) => {
    const back = new URL(route.request().url()).searchParams.get('return') ?? '';
    const body = `<title>Sign in</title><link rel="icon" href="data:,"><a href="${back}">Continue</a>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await refuseDecision(page, site, '/validation?sort=oldest#queue');
  await expect(page).toHaveURL(/[?&]alert=/);
  const place = page.url();

  const request = page.waitForRequest(`${sso}/**`);
  await dialog(page).getByRole('button', { name: 'Sign In' }).first().click();
  const told = await request;
  const origin = new URL(site.url('/')).origin;
  expect(told.url()).toBe(`${sso}/login?client=tracker&return=${encodeURIComponent(`${origin}/`)}`);
  expect((await told.allHeaders())['referer']).toBeUndefined();

  site.recover();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(place);
  await expect(dialog(page).getByLabel('Review notes')).toHaveValue(note);

  // The place is used once.
  await page.goto(site.url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});
