import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { headersOf } from '../../tools/served.mjs';
import { fail, type Fault } from '../../tools/wire.mjs';
import { expect, openSite, test, type Site } from './site.ts';

// Every way to lose every kind of built file once, by the machine's clock. A page reloads at once, and again
// only after a minute. The pages of a test run at the same time, each with its own server.

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
/** Also fails the preload of a script and the browser's second try. */
const lostForMs = second / 2;

type Loss = Fault | 'late';

const losses = ['reset', '404', 'sign-in page', 'cut'] as const;

interface Visit {
  readonly path: string;
  /** The lost files, and the visible sign that each has come. */
  readonly files: Readonly<Record<string, readonly [RegExp, (page: Page) => Promise<unknown>]>>;
}

/** Long for a loaded machine. */
const within = { timeout: 100 * second };

const hasStyles = (page: Page) =>
  expect(page.locator('body')).toHaveCSS('font-family', /Inter/, within);

const isStarted = (page: Page) =>
  page.locator('html[data-app=ready]').waitFor({ ...within, state: 'attached' });

const hasCard = (page: Page) =>
  page.locator('[data-app=ready] [data-card]').first().waitFor(within);

const visits: readonly Visit[] = [
  { path: '/', files: { 'the entry': [/\/index-[^/]+\.js$/, isStarted] } },
  { path: '/', files: { 'the sheet': [/\/style-[^/]+\.css$/, hasStyles] } },
  {
    path: '/',
    files: {
      'the lower half': [
        /\/lower-half-/,
        (page) =>
          page.getByRole('button', { name: 'Validate Chicago', exact: true }).waitFor(within),
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
            within,
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

/** Loses a file once, a script for a moment from its first request on; returns the ms until it was sent. */
function lose(site: Site, file: RegExp, loss: Loss): () => number {
  let lostAt = 0;
  let givenAt = Number.POSITIVE_INFINITY;
  site.fail(file, (response, message, _real, _keepOpen, heal) => {
    const isFirst = lostAt === 0;
    lostAt ||= Date.now();
    const give = () => {
      givenAt = Math.min(givenAt, Date.now());
      heal();
    };
    const isScript = message.url?.endsWith('.js') === true;
    if (loss === 'late') setTimeout(give, isFirst ? lateMs : 0);
    else if (!isFirst && !(isScript && Date.now() < lostAt + lostForMs)) give();
    else if (loss === 'cut') cutOff(message, response);
    else fail(loss, message, response);
  });
  return () => givenAt - lostAt;
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

async function expectThere(
  context: BrowserContext,
  center: string,
  { path, files }: Visit,
  loss: Loss,
  isHanging = false,
): Promise<void> {
  const site = await openSite(center);
  const lost = Object.entries(files).map(
    ([name, [file, isThere]]) => [name, isThere, lose(site, file, loss)] as const,
  );
  if (isHanging) hangSix(site);
  const page = await context.newPage();
  await page.goto(site.url(path), { waitUntil: 'commit' });
  for (const [name, isThere, givenAfterMs] of lost)
    await test.step(`${name}: ${loss}`, async () => {
      await isThere(page);
      // The page reloads at once, then after a minute; a hanging call occupies its connection for 30 s (C18).
      expect(givenAfterMs()).toBeLessThan((isHanging ? 100 : 70) * second);
    });
  await page.close();
  site.close();
}

for (const loss of losses)
  test(`each file is fetched again after one failure: ${loss}`, async ({ context, baseURL }) => {
    await Promise.all(visits.map((visit) => expectThere(context, baseURL ?? '', visit, loss)));
  });

test('each file is used when it arrives late, or after a failure while six calls hang', async ({
  context,
  baseURL,
}) => {
  // Only `/` sends that many calls at once.
  const home = visits.filter(({ path }) => path === '/');
  await Promise.all([
    ...visits.map((visit) => expectThere(context, baseURL ?? '', visit, 'late')),
    ...home.map((visit) => expectThere(context, baseURL ?? '', visit, 'reset', true)),
  ]);
});
