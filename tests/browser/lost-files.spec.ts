import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { headersOf } from '../../tools/served.mjs';
import { fail, type Fault } from '../../tools/wire.mjs';
import { expect, openSite, test, type Site } from './site.ts';
import { html, letPass, once, stepMs, stopClock } from './start.ts';

// Every way to lose every kind of built file once. The pages of a test run at the same time, each with its own server, by
// one clock.

test.describe.configure({ timeout: 120_000 });
test.use({
  allowConsole: [
    'Failed to load resource',
    'Failed to load module script',
    'Refused to apply style',
  ],
});

const second = 1_000;
const lateMs = 12 * second;

type Loss = Fault | 'late';

const losses = ['reset', '404', 'sign-in page', 'cut'] as const;

interface Visit {
  readonly path: string;
  /** The lost files, and the visible sign that each has come. */
  readonly files: Readonly<Record<string, readonly [RegExp, (page: Page) => Promise<unknown>]>>;
}

const hasStyles = (page: Page) =>
  expect(page.locator('body')).toHaveCSS('font-family', /Inter/, once);

const isStarted = (page: Page) => expect(html(page)).toHaveAttribute('data-app', 'ready', once);

const hasCard = (page: Page) =>
  expect(page.locator('[data-app=ready] [data-card]').first()).toBeVisible(once);

const visits: readonly Visit[] = [
  { path: '/', files: { 'the entry': [/\/index-[^/]+\.js$/, isStarted] } },
  { path: '/', files: { 'the sheet': [/\/style-[^/]+\.css$/, hasStyles] } },
  {
    path: '/',
    files: {
      'the lower half': [
        /\/lower-half-/,
        (page) =>
          expect(page.getByRole('button', { name: 'Validate Chicago', exact: true })).toBeVisible(
            once,
          ),
      ],
    },
  },
  {
    path: '/states',
    files: {
      'the screen': [/\/states-/, hasCard],
      'what screens share': [/\/shared-[\w-]{8}\./, hasCard],
    },
  },
  {
    path: '/?display=wall',
    files: {
      'the wall': [
        /\/wall-/,
        (page) =>
          expect(page.getByRole('button', { name: 'Full screen', includeHidden: true })).toHaveCSS(
            'opacity',
            '0',
            once,
          ),
      ],
    },
  },
];

/** A valid beginning of the file, also for the browser's cache. */
function cutOff({ url = '/', socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...headersOf(url), 'Content-Length': 5_000 });
  response.write(url.endsWith('.css') ? 'a { color: red }\n' : 'var a = 1;\n', () =>
    setTimeout(() => socket.destroy(), 100),
  );
}

/** The time that passed for the pages of a test, in ms, and the responses that come late in it. */
interface Time {
  ms: number;
  readonly late: (() => void)[];
}

/** Loses a file until the page is reloaded, so that neither a preload nor the browser's second try gets it. */
function lose(site: Site, file: RegExp, loss: Loss, { late }: Time): void {
  let firstPage = 0;
  site.fail(file, (response, message, _real, _keepOpen, heal) => {
    const isFirst = firstPage === 0;
    firstPage ||= site.navigations();
    if (loss === 'late' && isFirst) late.push(heal);
    else if (loss === 'late' || site.navigations() > firstPage) heal();
    else if (loss === 'cut') cutOff(message, response);
    else fail(loss, message, response);
  });
}

/** The first six calls, as many as there are connections, get no response. */
function hangSix(site: Site): void {
  let left = 6;
  site.fail(/^\/api\//, (_response, _message, _real, keepOpen, heal) => {
    left -= 1;
    if (left >= 0) keepOpen();
    else heal();
  });
}

interface Case extends Visit {
  readonly loss: Loss;
  readonly isHanging?: boolean;
}

async function openCase(
  page: Page,
  center: string,
  { path, files, loss, isHanging }: Case,
  time: Time,
) {
  const site = await openSite(center);
  for (const [file] of Object.values(files)) lose(site, file, loss, time);
  if (isHanging) hangSix(site);
  const opened = await page.context().newPage();
  await opened.goto(site.url(path), { waitUntil: 'commit' });
  // The page reloads at once; a hanging call occupies its connection for 30 s (C18).
  const within = (isHanging ? 90 : 50) * second;
  let thereAfter = Infinity;
  return {
    async expectThere() {
      await test.step(`${path} ${loss}`, async () => {
        for (const [, isThere] of Object.values(files)) await isThere(opened);
      });
      thereAfter = Math.min(thereAfter, time.ms);
    },
    async close() {
      expect(thereAfter, `${Object.keys(files).join()}: ${loss}`).toBeLessThan(within);
      await opened.close();
      site.close();
    },
  };
}

async function expectAllThere(page: Page, center: string, cases: readonly Case[]) {
  const time: Time = { ms: 0, late: [] };
  await stopClock(page);
  const opened = await Promise.all(cases.map((each) => openCase(page, center, each, time)));
  const isEachThere = () => {
    time.ms += stepMs;
    if (time.ms >= lateMs) for (const send of time.late.splice(0)) send();
    return Promise.all(opened.map(({ expectThere }) => expectThere()));
  };
  await letPass(page, isEachThere, 100 * second);
  await Promise.all(opened.map(({ close }) => close()));
}

for (const loss of losses)
  test(`each file is fetched again after one failure: ${loss}`, async ({ page, baseURL }) => {
    await expectAllThere(
      page,
      baseURL ?? '',
      visits.map((visit) => ({ ...visit, loss })),
    );
  });

test('each file is used when it arrives late, or after a failure while six calls hang', async ({
  page,
  baseURL,
}) => {
  // Only `/` sends that many calls at once.
  const home = visits.filter(({ path }) => path === '/');
  await expectAllThere(page, baseURL ?? '', [
    ...visits.map((visit) => ({ ...visit, loss: 'late' as const })),
    ...home.map((visit) => ({ ...visit, loss: 'reset' as const, isHanging: true })),
  ]);
});
