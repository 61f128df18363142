import assert from 'node:assert/strict';

/** @typedef {import('./page.mjs').Page} Page */

/** Two dialogs over each other in a searched list, with a reload in the middle (C16, C47). @param {{ page: Page }} tools */
export async function back({ page }) {
  await page.resize(1440, 900);
  await page.open('/historical');
  /** @param {string} selector */
  const click = (selector) =>
    page.run((first) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      document.querySelector(first)?.dispatchEvent(event);
    }, selector);
  await click('a[href^="/validation"]');
  const rows = () => page.run(() => document.querySelectorAll('[data-alert]').length);
  await page.until('there should be alerts', rows, (count) => count > 2);
  await page.clickOn('searchbox', '');
  await page.type('a');
  const here = () =>
    page.run(() => ({
      path: location.pathname,
      names: [...new URLSearchParams(location.search).keys()].toSorted().join(),
      dialogs: document.querySelectorAll('dialog[open]').length,
      entries: history.length,
    }));
  const { entries } = await page.until(
    'the URL should have the search',
    here,
    ({ names }) => names === 'q',
  );
  /** @param {string} what @param {Partial<Awaited<ReturnType<typeof here>>>} expected */
  const expectHere = (what, expected) =>
    page.until(what, here, (now) =>
      Object.entries(expected).every(([name, value]) => Reflect.get(now, name) === value),
    );
  const alert = { path: '/validation', names: 'alert,q', dialogs: 1, entries: entries + 1 };
  const list = { path: '/validation', names: 'q', dialogs: 0 };
  const openRow = async () => {
    await click('[data-alert]');
    await expectHere('the alert should be open', alert);
  };
  const openKeys = async () => {
    await page.press('?');
    await expectHere('the keys should be open over it', {
      ...alert,
      dialogs: 2,
      entries: entries + 2,
    });
  };
  await openRow();
  await openKeys();
  await page.run(() => history.back());
  await expectHere('Back should leave the keys alone', { ...alert, entries: entries + 2 });
  await openKeys();
  await page.press('Escape');
  await expectHere('Esc should leave the keys alone', { ...alert, entries: entries + 2 });
  await page.run(() => {
    Reflect.set(globalThis, 'isBeforeReload', true);
    setTimeout(() => location.reload());
  });
  // In between there is no page that could answer.
  const isOld = () => page.run(() => Reflect.has(globalThis, 'isBeforeReload')).catch(() => true);
  await page.until('the page should be a new one', isOld, (is) => !is);
  await expectHere('a reload should keep the alert', { ...alert, entries: entries + 2 });
  await page.press('Escape');
  await expectHere('Esc should lead to the searched list', list);
  await openRow();
  await page.run(() => history.back());
  await expectHere('Back should lead to the searched list', list);
  await page.run(() => history.back());
  await expectHere('Back should lead to the screen before', { path: '/historical', dialogs: 0 });
  await page.run(() => history.forward());
  await expectHere('Forward should lead to the searched list', list);
  assert.deepEqual(await page.problems(), []);
}
