import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { everywhere, kept, notKept } from '../../tools/served.mjs';
import { expect, test } from './site.ts';

const script = readdirSync(join(import.meta.dirname, '../../dist/assets')).find((file) =>
  /^index-.*\.js$/.test(file),
);

/** Paths with the status, type and caching of their response. */
const responses = [
  ['/', 200, 'text/html', notKept],
  ['/index.html', 200, 'text/html', notKept],
  ['/sales-rep/A%2FC%20Crew/florida', 200, 'text/html', notKept],
  ['/sales-rep/%E0%A4%A/florida', 200, 'text/html', notKept],
  ['/sales-rep/100%/florida', 200, 'text/html', notKept],
  [`/${'long'.repeat(2_000)}`, 200, 'text/html', notKept],
  ['/version.json', 200, 'application/json', notKept],
  ['/boot.js', 200, 'text/javascript', notKept],
  [`/assets/${script}`, 200, 'text/javascript', kept],
  ['/assets/gone-12345678.js', 404, undefined, notKept],
  ['/api/regions', 200, 'application/json', notKept],
  ['/api/nothing', 404, undefined, notKept],
] as const;

/** The 404 screen: the policy is of every page. */
const smallPage = '/no/such/screen';

/** Active markup, each with the report of its refusal. */
const markup = [
  ['<script>window.ran = true</script>', 'script-src-elem inline'],
  ['<img src="/favicon.svg" onload="window.ran = true">', 'script-src-attr inline'],
  ['<style>main { display: none }</style>', 'style-src-elem inline'],
  ['<p style="display: none">', 'style-src-attr inline'],
  ['<base href="/elsewhere/">', 'base-uri'],
  ['<iframe src="/favicon.svg"></iframe>', 'frame-src'],
  ['<object data="/favicon.svg"></object>', 'object-src'],
  ['<form id="sent" action="/favicon.svg"></form>', 'form-action'],
] as const;

/** The expected reports that arrived. */
function headersOf(response: APIResponse, expected: object) {
  const names = Object.keys(expected);
  return Object.fromEntries(names.map((name) => [name, response.headers()[name.toLowerCase()]]));
}

const blocked = (reported: readonly string[]) =>
  reported.flatMap((text) =>
    text.startsWith('blocked: ') ? [text.slice('blocked: '.length)] : [],
  );

/** Runs code in the page outside of an evaluation, during which the debugger lifts the policy. */
const inPage = (page: Page, code: string) =>
  page.evaluate<string>(`new Promise((tell) => {
    requestAnimationFrame(() => {
      try { tell('done: ' + (${code})); } catch (error) { tell(String(error)); }
    });
  })`);

test('the headers are strict', () => {
  expect(everywhere).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*screen-wake-lock=\(self\)/),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  const policy = everywhere['Content-Security-Policy'];
  expect(policy).toMatch(/^default-src 'none'; .*trusted-types 'none'$/);
  expect(policy).not.toMatch(/unsafe|\*|:/);
});

test('every response has the headers', async ({ request }) => {
  for (const [path, status, type, caching] of responses) {
    const response = await request.get(path);
    const expected = { ...everywhere, 'Cache-Control': caching };
    expect.soft(headersOf(response, expected), path).toEqual(expected);
    expect.soft(response.status(), path).toBe(status);
    expect.soft(response.headers()['content-type']?.split(';')[0], path).toBe(type);
  }
});

test('the responses of the server of the tests have the headers, too', async ({
  request,
  site,
}) => {
  for (const path of ['/', `/assets/${script}`, '/assets/gone-12345678.js', '/api/regions'])
    expect.soft(headersOf(await request.get(site.url(path)), everywhere), path).toEqual(everywhere);
});

test.describe('the policy', () => {
  test.use({ allowConsole: ['console.error: ', 'blocked: '] });

  test('refuses inline scripts and styles', async ({ page, reported }) => {
    await page.route(smallPage, async (route) => {
      const response = await route.fetch();
      const more = markup.map(([text]) => text).join('\n');
      const body = (await response.text()).replace('</body>', `${more}</body>`);
      return route.fulfill({ response, body });
    });
    await page.goto(smallPage);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
    await page.locator('#sent').evaluate((form: HTMLFormElement) => form.submit());
    for (const [text, report] of markup)
      await expect
        .poll(() => blocked(reported), text)
        .toContainEqual(expect.stringContaining(report));
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('refuses strings as code or markup', async ({ page, reported }) => {
    await page.goto(smallPage);
    for (const act of [
      'eval("1")',
      'Function("return 1")()',
      'setTimeout("1")',
      'document.body.innerHTML = "<b>1</b>"',
      'document.createRange().createContextualFragment("<b>1</b>")',
      'document.createElement("script").text = "1"',
      'new Worker("/boot.js")',
    ])
      expect.soft(await inPage(page, act), act).toMatch(/^(?:TypeError|EvalError): /);
    await expect
      .poll(() => blocked(reported))
      .toContain('require-trusted-types-for trusted-types-sink');
    expect(await inPage(page, 'trustedTypes.createPolicy("x", {})')).toMatch(/disallowed/);
  });

  test('refuses requests to another origin and its pictures', async ({ page, reported, site }) => {
    await page.goto(smallPage);
    for (const [name, act] of [
      ['fetch', (url: string) => `fetch('${url}', { mode: 'no-cors' }).catch(String)`],
      ['beacon', (url: string) => `navigator.sendBeacon('${url}', 'words')`],
      ['image', (url: string) => `new Image().src = '${url}'`],
      ['events', (url: string) => `new EventSource('${url}')`],
      ['font', (url: string) => `new FontFace('x', 'url(${url})').load().catch(String)`],
      ['module', (url: string) => `import('${url}').catch(String)`],
    ] as const) {
      await inPage(page, act(site.url(`/foreign/${name}`)));
      await expect
        .poll(() => blocked(reported), name)
        .toContainEqual(expect.stringContaining(`/foreign/${name}`));
    }
    expect(site.requestsTo(/^\/foreign/)).toBe(0);
  });

  test('refuses to be framed', async ({ page, baseURL }) => {
    await page.setContent(`<iframe src="${baseURL}/"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});
