import type { Page } from '@playwright/test';
import { expect, test, type Site } from './site.ts';

interface ErrorReport {
  readonly build: string;
  readonly screen: string;
  readonly message: string;
  readonly stack: readonly string[];
}

const config = /^\/config\.json$/;
const reports = /^\/reports$/;
const names = ['Ana Torres'];
/** Texts that must not leave the page. */
const personal = /Devon|Hartley|555|0102030|mail\.test|Kitchen|Ana|Torres|ana-torres/;

test.use({ allowConsole: ['pageerror: ', 'console.error: ', 'blocked: '] });

/** A receiver of reports on the site's own server, in the page's configuration. */
function receive(site: Site, status = 204) {
  const bodies: string[] = [];
  const types: (string | undefined)[] = [];
  const settings = { designatedTelemarketers: names, errorReportUrl: '/reports' };
  site.fail(config, (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings)),
  );
  site.fail(reports, async (response, message) => {
    let body = '';
    for await (const chunk of message) body += String(chunk);
    bodies.push(body);
    types.push(`${message.method} ${message.headers['content-type']}`);
    response.writeHead(status).end();
  });
  return {
    bodies,
    types,
    reports: () => bodies.map((sent) => JSON.parse(sent) as ErrorReport),
  };
}

/** The frame of an error of this build: what a test runs in the page counts as injected. */
const frame = '\n    at f (/assets/index-a1b2c3d4.js:1:2)';
const frameOn = (page: Page) => frame.replace('/', `${new URL(page.url()).origin}/`);

/** Throws an uncaught error in the page. The held clock would catch one of a timer. */
const throwInPage = (page: Page, message: string) =>
  page.evaluate(
    ([text, at]) => {
      queueMicrotask(() => {
        throw Object.assign(new TypeError(text), { stack: `TypeError: ${text}${at}` });
      });
    },
    [message, frameOn(page)] as const,
  );

const rejectInPage = (page: Page, message: string) =>
  page.evaluate(
    ([text, at]) =>
      void Promise.reject(Object.assign(new Error(text), { stack: `Error: ${text}${at}` })),
    [message, frameOn(page)] as const,
  );

test('every kind of error is reported once, without personal data', async ({ page, site }) => {
  const received = receive(site);
  // Thrown before the code of the reports is there.
  await page.addInitScript((at) => {
    addEventListener('DOMContentLoaded', () => {
      const stack = `RangeError: Invalid time value${at.replace('/', `${location.origin}/`)}`;
      throw Object.assign(new RangeError('Invalid time value'), { stack });
    });
  }, frame);
  site.fail(/\/assets\/states-[^/]*\.js$/, (response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`export const States = () => { throw new TypeError("Ana Torres is not a function") };`),
  );
  await page.goto(site.url('/sales-rep/Devon%20Hartley/florida?q=555'));
  await expect.poll(() => site.requestsTo(/\/report-errors-/)).toBe(1);
  const hostile = 'No row for Devon Hartley, (555) 010-2030, devon@mail.test: "Kitchen"';
  for (let times = 0; times < 3; times += 1) await throwInPage(page, hostile);
  await rejectInPage(page, 'Ana Torres is not defined');
  await page.getByRole('link', { name: 'States Dashboard' }).click();
  await expect(page.getByText('This screen could not be shown')).toBeVisible();
  await expect.poll(() => received.reports().length, { timeout: 15_000 }).toBe(4);

  const screen = '/sales-rep/:repName/:state';
  expect(received.reports().map(({ message, screen: at }) => [message, at])).toEqual([
    ['RangeError', screen],
    ['TypeError', screen],
    ['Error', screen],
    ['TypeError', '/states'],
  ]);
  expect(received.reports().at(-1)?.stack[0]).toMatch(/^states-[\w-]{8}\.js:1:\d+$/);
  const build = await page.locator('meta[name=build]').getAttribute('content');
  expect(new Set(received.reports().map((report) => report.build))).toEqual(new Set([build]));
  expect(received.bodies.join('\n')).not.toMatch(personal);
  expect(new Set(received.types)).toEqual(new Set(['POST text/plain;charset=utf-8']));
});

test('by default no error is reported, and no code for reports is fetched', async ({
  page,
  site,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(`${request.method()} ${request.url()}`));
  await page.clock.install();
  await page.goto(site.url('/historical'));
  await page.clock.runFor(3_000);
  await throwInPage(page, 'Ana Torres is not a function');
  await rejectInPage(page, 'Ana Torres is not defined');
  await page.clock.runFor(120_000);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(site.requestsTo(/\/start-/)).toBe(1);
  expect(site.requestsTo(/\/report-errors-/)).toBe(0);
  expect(paths.filter((path) => path.startsWith('POST'))).toEqual([]);
});
