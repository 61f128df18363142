// The cost of typing, clicking and choosing on a large day.
import { cpuSeconds, longestTaskMs } from './meter.mjs';
import { openStand } from './stand.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * A key on an element, and the way back, so that it can be repeated. The element is found before the measurement: looking for
 * a role in a page of 20,000 nodes takes half a second.
 * @typedef {{ name: string, path: string, find: (page: Page) => Locator, key: string, back: (page: Page) => Promise<unknown> }} Act
 */

/** @type {readonly Act[]} */
const acts = [
  {
    name: 'a letter in the search',
    path: '/',
    find: (page) => page.getByRole('searchbox').first(),
    key: 'a',
    back: (page) => page.getByRole('searchbox').first().press('Backspace'),
  },
  {
    name: 'another view',
    path: '/',
    find: (page) => page.getByRole('radio', { name: 'By Sales Rep' }),
    key: 'Space',
    back: (page) => page.getByRole('radio', { name: 'By Area' }).press('Space'),
  },
  {
    name: 'another tab',
    path: '/',
    find: (page) => page.getByRole('tab', { name: /^Invalid/ }),
    key: 'Enter',
    back: (page) => page.getByRole('tab', { name: /^Valid/ }).press('Enter'),
  },
  {
    name: 'the next screen',
    path: '/',
    find: (page) => page.getByRole('link', { name: 'States Dashboard' }),
    key: 'Enter',
    back: (page) => page.goBack(),
  },
  {
    name: 'an alert',
    path: '/validation',
    find: (page) => page.getByRole('button', { name: 'Start Review' }),
    key: 'Enter',
    back: (page) => page.keyboard.press('Escape'),
  },
];

/** @type {import('./table.mjs').Measure} */
export async function roundOfActs(browser, dist, days, runs) {
  /** @type {Map<string, Record<string, number[]>>} */
  const done = new Map();
  for (const [size, texts] of days)
    for (const { name, path, find, key, back } of acts) {
      const stand = await openStand(browser, dist, path, (call) => texts.get(call) ?? null);
      const found = () => find(stand.page).elementHandle();
      /** @param {Awaited<ReturnType<typeof found>>} element */
      const perform = async (element) => {
        await element?.press(key);
        await stand.pass(1_000);
      };
      const goBack = async () => {
        await back(stand.page);
        await stand.pass(1_000);
      };
      const cpuMs = [];
      const tasksMs = [];
      await perform(await found());
      await goBack();
      for (let run = 0; run < runs; run += 1) {
        const element = await found();
        const before = await cpuSeconds(stand.session);
        await perform(element);
        cpuMs.push(((await cpuSeconds(stand.session)) - before) * 1_000);
        await goBack();
        const again = await found();
        tasksMs.push(await longestTaskMs(browser, stand.page, () => perform(again)));
        await goBack();
      }
      await stand.close();
      done.set(`${name}, ${size.toLocaleString('en-US')} rows`, {
        'CPU ms': cpuMs,
        'longest task ms': tasksMs,
      });
    }
  return done;
}
