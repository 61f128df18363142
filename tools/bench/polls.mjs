// What a poll costs, by what has changed since the one before, and by how large the day is.
import { changed, listPath } from './center.mjs';
import { longestTaskMs } from './meter.mjs';
import { openStand } from './stand.mjs';
import { median, short, spread, table } from './table.mjs';

/** @typedef {import('./center.mjs').Bodies} Bodies */
/** @typedef {import('./center.mjs').Change} Change */
/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {number[]} ours @param {number[]} floor */
const ratio = (ours, floor) => `×${short(median(ours) / median(floor))}`;

const changes = /** @type {const} */ (['nothing', 'one row', 'all rows']);

/**
 * @typedef {object} Polls of one kind, over a day of so many rows
 * @property {number} size
 * @property {Change} change
 * @property {number[]} cpuMs
 * @property {number[]} parseMs
 * @property {number[]} askMs
 * @property {number[]} longestMs
 */

/**
 * @param {Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, Bodies>} days by their size
 * @param {number} runs
 * @param {number} traces how many polls of each kind are traced
 */
async function passPolls(browser, dist, days, runs, traces) {
  /** @type {Polls[]} */
  const polls = [];
  /** @type {[number, import('./meter.mjs').Weight][]} */
  const rests = [];
  for (const [size, texts] of days) {
    let list = texts.get(listPath) ?? '';
    let turn = 0;
    const bodyOf = (/** @type {string} */ path) =>
      path === listPath ? list : (texts.get(path) ?? null);
    const stand = await openStand(browser, dist, '/', bodyOf);
    // The first polls compile what the later ones run.
    for (let i = 0; i < 3; i += 1) await stand.nextPoll(listPath);

    for (const change of changes) {
      const next = () => {
        turn += 1;
        list = changed(list, change, turn);
        return stand.nextPoll(listPath);
      };
      /** @type {Polls} */
      const of = { size, change, cpuMs: [], parseMs: [], askMs: [], longestMs: [] };
      for (let run = 0; run < runs; run += 1) {
        const poll = await next();
        of.cpuMs.push(poll.cpuMs);
        const floor = await stand.floorMs(poll.paths);
        of.parseMs.push(floor.parseMs);
        of.askMs.push(floor.askMs);
      }
      for (let run = 0; run < traces; run += 1) {
        of.longestMs.push(await longestTaskMs(browser, stand.page, next));
      }
      polls.push(of);
    }
    rests.push([size, await stand.weigh()]);
    await stand.close();
  }
  return { polls, rests };
}

/**
 * @param {Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, Bodies>} days by their size
 * @param {number} runs
 */
export async function measurePolls(browser, dist, days, runs) {
  const { polls, rests } = await passPolls(browser, dist, days, runs, 3);
  const rows = rests.flatMap(([size, { nodes, heapMb }]) => [
    ...polls
      .filter((of) => of.size === size)
      .map(({ change, cpuMs, parseMs, askMs, longestMs }) => [
        size.toLocaleString('en-US'),
        change,
        spread(cpuMs),
        spread(parseMs),
        ratio(cpuMs, parseMs),
        spread(askMs),
        ratio(cpuMs, askMs),
        spread(longestMs),
      ]),
    [size.toLocaleString('en-US'), `at rest: ${nodes} nodes, ${short(heapMb)} MB`],
  ]);
  const head = [
    'rows',
    'changed',
    'CPU ms',
    'JSON.parse ms',
    'ratio',
    'fetch and JSON.parse ms',
    'ratio',
    'longest task ms',
  ];
  return `### A poll of the dashboard\n\n${table(head, rows)}`;
}

/**
 * Three polls of each kind, as `--compare` takes them.
 * @param {Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, Bodies>} days
 * @returns {Promise<import('./compare.mjs').Round>}
 */
export async function roundOfPolls(browser, dist, days) {
  const { polls } = await passPolls(browser, dist, days, 3, 1);
  return new Map(
    polls.map(({ size, change, cpuMs, askMs, longestMs }) => [
      `${change} changed, ${size.toLocaleString('en-US')} rows`,
      {
        'CPU ms': median(cpuMs),
        'to fetch and parse': median(cpuMs) / median(askMs),
        'longest task ms': median(longestMs),
      },
    ]),
  );
}
