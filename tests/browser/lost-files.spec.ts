import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { headersOf } from '../../tools/served.mjs';
import { fail, type Fault } from '../../tools/wire.mjs';
import { expect, openSite, test, type Site } from './site.ts';

// Every kind of file of the build, and every way to lose it once, on the machine's own clock (issue 26.0). The pages of
// a test wait at the same time, each with a server of its own.

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
/** The preload of a script, and the browser's own second try, fail with it. */
const lostForMs = second / 2;

type Loss = Fault | 'late';

const losses = ['reset', '404', '502 page', 'sign-in page', 'cut', 'late'] as const;

interface Kind {
  readonly path: string;
  readonly file: RegExp;
  readonly isForced?: boolean;
  /** What a person has when the file is there. */
  readonly isThere: (page: Page) => Promise<unknown>;
}

/** A loaded machine is no failure: what the page itself waits for is 30 s at most, by the server's clock. */
const within = { timeout: 100 * second };

const isStarted = (page: Page) => page.locator('html[data-app=ready]').waitFor(within);

const hasSheet = (page: Page, media: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.styleSheets].some((sheet) => {
        try {
          return sheet.media.mediaText === wanted && sheet.cssRules.length > 1;
        } catch {
          return false;
        }
      }),
    media,
    within,
  );

const kinds = {
  'the entry': { path: '/', file: /\/index-[^/]+\.js$/, isThere: isStarted },
  'its sheet': { path: '/', file: /\/index-[^/]+\.css$/, isThere: (page) => hasSheet(page, '') },
  'the sheet of paper': {
    path: '/states',
    file: /\/print-[^/]+\.css$/,
    isThere: (page) => hasSheet(page, 'print'),
  },
  'the lower half': {
    path: '/',
    file: /\/lower-half-/,
    isThere: (page) => page.getByRole('button', { name: 'Validate Chicago' }).waitFor(within),
  },
  'a screen': {
    path: '/states',
    file: /\/states-/,
    isThere: (page) => page.locator('[data-app=ready] [data-card]').first().waitFor(within),
  },
  'what it shares': {
    path: '/states',
    file: /\/shared-[\w-]{8}\./,
    isThere: (page) => page.locator('[data-app=ready] [data-card]').first().waitFor(within),
  },
  'the wall': {
    path: '/?display=wall',
    file: /\/wall-/,
    isThere: async (page) => {
      const button = page.getByRole('button', { name: 'Full screen', includeHidden: true });
      await expect(button).toHaveCSS('opacity', '0', within);
    },
  },
  'forced colors': {
    path: '/states',
    file: /\/forced-colors-/,
    isForced: true,
    isThere: (page) =>
      expect(page.locator('nav a[aria-current]')).toHaveCSS('forced-color-adjust', 'none', within),
  },
} as const satisfies Record<string, Kind>;

/** What is requested while calls of `/` hold all connections. */
const behindCalls = ['the entry', 'its sheet', 'the lower half'] as const;

/** As the file itself begins, for the browser's cache too; what came of it is valid. */
function cutOff({ url = '/', socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...headersOf(url), 'Content-Length': 5_000 });
  response.write(url.endsWith('.css') ? 'a { color: red }\n' : 'var a = 1;\n', () =>
    setTimeout(() => socket.destroy(), 100),
  );
}

/** Loses a file once, a script for a moment from its first request on; returns how many ms later it was given. */
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

/** The first six calls, as many as there are connections, are never answered. */
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
  { path, file, isForced = false, isThere }: Kind,
  loss: Loss,
  isHanging = false,
): Promise<void> {
  const site = await openSite(center);
  const givenAfterMs = lose(site, file, loss);
  if (isHanging) hangSix(site);
  const page = await context.newPage();
  if (isForced) await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site.url(path), { waitUntil: 'commit' });
  await isThere(page);
  expect(givenAfterMs()).toBeLessThan(30 * second);
  await page.close();
  await site.close();
}

for (const loss of losses)
  test(`each file is there although it was once lost: ${loss}`, async ({ context, baseURL }) => {
    await Promise.all(
      Object.entries<Kind>(kinds).map(([name, kind]) =>
        test.step(name, () => expectThere(context, baseURL ?? '', kind, loss)),
      ),
    );
  });

test('and although six calls hang', async ({ context, baseURL }) => {
  const all = (['reset', 'sign-in page', 'late'] as const).flatMap((loss) =>
    behindCalls.map((name) => [name, loss] as const),
  );
  await Promise.all(
    all.map(([name, loss]) =>
      test.step(`${name}: ${loss}`, () =>
        expectThere(context, baseURL ?? '', kinds[name], loss, true)),
    ),
  );
});
