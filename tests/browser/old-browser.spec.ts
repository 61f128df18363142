import { addressOf, screenNames } from './addresses.ts';
import { expect, test } from './site.ts';

const needs = 'Appointment Tracker needs Chrome or Edge 111, Firefox 128, Safari 16.4, or newer.';

test('a browser that is too old shows the message in place of the app', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...of: [string]) => !of.join(' ').includes('color-mix') && supports(...of);
  });
  for (const path of ['/', '/?display=wall', '/validation']) {
    await page.goto(site.url(path));
    await expect(page.getByRole('heading', { name: 'This browser is too old.' })).toBeVisible();
    await expect(page.getByText(needs)).toBeVisible();
    await expect(page.locator('[data-card], #starting, nav')).toHaveCount(0);
  }
});

test.describe('a browser without lookbehind', () => {
  // Of the app's code, which no such browser can parse.
  test.use({ allowConsole: ['invalid group specifier'] });

  test('which could not parse the app, shows the message', async ({ page, site }) => {
    await page.addInitScript(() => {
      const parse = (
        expression: RegExpConstructor,
        [pattern, flags]: [string | RegExp, string?],
      ) => {
        if (String(pattern).includes('(?<=')) throw new SyntaxError('invalid group specifier');
        return new expression(pattern, flags);
      };
      globalThis.RegExp = new Proxy(RegExp, {
        construct: parse,
        apply: (expression, _self, of: [string | RegExp, string?]) => parse(expression, of),
      });
    });
    await page.goto(site.url('/'));
    await expect(page.getByRole('heading', { name: 'This browser is too old.' })).toBeVisible();
  });
});

/** Features newer than Chrome 111, Safari 16.4 or Firefox 128 that a page like ours might use. */
function takeAwayWhatIsNewer(): void {
  const newer: readonly (readonly [object | undefined, readonly string[]])[] = [
    [URL, ['canParse', 'parse']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [Response.prototype, ['bytes']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      [
        'map',
        'filter',
        'take',
        'drop',
        'flatMap',
        'reduce',
        'toArray',
        'forEach',
        'some',
        'every',
        'find',
      ],
    ],
    [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator']],
    [Intl, ['DurationFormat']],
  ];
  for (const [owner, names] of newer)
    if (owner) for (const name of names) Reflect.deleteProperty(owner, name);
}

test('every screen works in the oldest browser of docs/browsers.md', async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.addInitScript(takeAwayWhatIsNewer);
  for (const name of screenNames)
    await test.step(name, async () => {
      await page.goto(site.url(addressOf(name)));
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
      expect(await page.evaluate(() => 'canParse' in URL)).toBe(false);
      await expect(page.locator('[data-card]').first()).toBeVisible();
      await expect(
        page.locator('[data-card]:is([data-state=loading],[data-state=error])'),
      ).toHaveCount(0);
    });
});

test.describe('a page whose files are missing', () => {
  test.use({ allowConsole: ['Failed to load resource'] });

  test('says so, and names the browsers only to those that draw a closed dialog', async ({
    page,
    site,
  }) => {
    site.fail(/^\/(?:boot\.js|assets\/.*)$/, '404');
    for (const path of ['/', '/?display=wall']) {
      await page.goto(site.url(path));
      await expect(page.getByText('files of the page are missing on the server')).toBeVisible();
      await expect(page.locator('dialog')).toHaveText(needs);
      await expect(page.getByText(needs)).toBeHidden();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so', async ({ page, site }) => {
    await page.goto(site.url('/'));
    await expect(page.locator('noscript')).toBeVisible();
    const words = await page.locator('noscript').innerText();
    expect(words).toBe('Appointment Tracker needs JavaScript.');
    await expect(page.getByText('is starting...')).toBeHidden();
  });
});
