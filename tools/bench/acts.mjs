// What it costs to respond to a person who types, clicks and chooses, over a large day.
import { cpuSeconds, longestTaskMs } from './meter.mjs';
import { openStand } from './stand.mjs';
import { spread, table } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a person does, there and back, so that it can be done again.
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

/**
 * @typedef {object} Act over a day of so many rows
 * @property {number} size
 * @property {string} name
 * @property {number[]} cpuMs
 * @property {number[]} tasks the longest task of each run, in ms
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, import('./center.mjs').Bodies>} days
 * @param {number} runs
 * @returns {Promise<Act[]>}
 */
async function performActs(browser, dist, days, runs) {
  /** @type {Act[]} */
  const done = [];
  for (const [size, texts] of days)
    for (const { name, path, there, back } of acts) {
      const stand = await openStand(browser, dist, path, (asked) => texts.get(asked) ?? null);
      const cpuMs = [];
      const tasks = [];
      const settle = () => stand.pass(1_000);
      await there(stand.page);
      await settle();
      await back(stand.page);
      await settle();
      for (let run = 0; run < runs; run += 1) {
        const before = await cpuSeconds(stand.session);
        await there(stand.page);
        await settle();
        cpuMs.push(((await cpuSeconds(stand.session)) - before) * 1_000);
        await back(stand.page);
        await settle();
        const longestMs = await longestTaskMs(browser, stand.page, async () => {
          await there(stand.page);
          await settle();
        });
        tasks.push(longestMs);
        await back(stand.page);
        await settle();
      }
      await stand.close();
      done.push({ size, name, cpuMs, tasks });
    }
  return done;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, import('./center.mjs').Bodies>} days
 * @param {number} runs
 */
export async function measureActs(browser, dist, days, runs) {
  const rows = (await performActs(browser, dist, days, runs)).map(
    ({ size, name, cpuMs, tasks }) => [
      size.toLocaleString('en-US'),
      name,
      spread(cpuMs),
      spread(tasks),
    ],
  );
  const head = ['rows', 'act', 'CPU ms', 'longest task ms'];
  return `### What a person does\n\n${table(head, rows)}`;
}

/**
 * Each act once, as `--compare` takes it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, import('./center.mjs').Bodies>} days
 * @returns {Promise<import('./compare.mjs').Round>}
 */
export async function roundOfActs(browser, dist, days) {
  const done = await performActs(browser, dist, days, 1);
  return new Map(
    done.map(({ size, name, cpuMs: [cpuMs = 0], tasks: [task = 0] }) => [
      `${name}, ${size.toLocaleString('en-US')} rows`,
      { 'CPU ms': cpuMs, 'longest task ms': task },
    ]),
  );
}
