// The cost of typing, clicking and choosing on a large day.
import { cpuSeconds, longestTaskMs } from './meter.mjs';
import { openStand } from './stand.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Each act has its way back, so that it can be repeated.
 * @type {{ name: string, path: string, there: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown> }[]}
 */
const acts = [
  {
    name: 'a letter in the search',
    path: '/',
    there: async (page) => {
      await page.getByRole('searchbox').first().press('a');
    },
    back: (page) => page.getByRole('searchbox').first().press('Backspace'),
  },
  {
    name: 'another view',
    path: '/',
    there: (page) => page.getByRole('radio', { name: 'By Sales Rep' }).press('Space'),
    back: (page) => page.getByRole('radio', { name: 'By Area' }).press('Space'),
  },
  {
    name: 'another tab',
    path: '/',
    there: (page) => page.getByRole('tab', { name: /^Invalid/ }).press('Enter'),
    back: (page) => page.getByRole('tab', { name: /^Valid/ }).press('Enter'),
  },
  {
    name: 'the next screen',
    path: '/',
    there: (page) => page.getByRole('link', { name: 'States Dashboard' }).press('Enter'),
    back: (page) => page.goBack(),
  },
  {
    name: 'an alert',
    path: '/validation',
    there: (page) => page.getByRole('button', { name: 'Start Review' }).press('Enter'),
    back: (page) => page.keyboard.press('Escape'),
  },
];

/** @type {import('./table.mjs').Measure} */
export async function roundOfActs(browser, dist, days, runs) {
  /** @type {Map<string, Record<string, number[]>>} */
  const done = new Map();
  for (const [size, texts] of days)
    for (const { name, path, there, back } of acts) {
      const stand = await openStand(browser, dist, path, (call) => texts.get(call) ?? null);
      /** @param {(page: Page) => Promise<unknown>} act */
      const perform = async (act) => {
        await act(stand.page);
        await stand.pass(1_000);
      };
      const cpuMs = [];
      const tasksMs = [];
      await perform(there);
      await perform(back);
      for (let run = 0; run < runs; run += 1) {
        const before = await cpuSeconds(stand.session);
        await perform(there);
        cpuMs.push(((await cpuSeconds(stand.session)) - before) * 1_000);
        await perform(back);
        tasksMs.push(await longestTaskMs(browser, stand.page, () => perform(there)));
        await perform(back);
      }
      await stand.close();
      done.set(`${name}, ${size.toLocaleString('en-US')} rows`, {
        'CPU ms': cpuMs,
        'longest task ms': tasksMs,
      });
    }
  return done;
}
