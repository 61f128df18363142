// What a poll costs, by what has changed since the one before, and by how large the day is.
import { changed, listPath } from './center.mjs';
import { traceTasks } from './meter.mjs';
import { openStand } from './stand.mjs';
import { median, short, spread, table } from './table.mjs';

/** @typedef {import('./center.mjs').Bodies} Bodies */
/** @typedef {import('./center.mjs').Change} Change */
/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {number[]} ours @param {number[]} floor */
const ratio = (ours, floor) => `×${short(median(ours) / median(floor))}`;

const changes = /** @type {const} */ (['nothing', 'one row', 'all rows']);

/**
 * @param {Browser} browser
 * @param {string} dist
 * @param {ReadonlyMap<number, Bodies>} days by their size
 * @param {number} runs
 */
export async function measurePolls(browser, dist, days, runs) {
  const rows = [];
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
      const cpuMs = [];
      const parseMs = [];
      const askMs = [];
      const tasks = [];
      for (let run = 0; run < runs; run += 1) {
        const poll = await next();
        cpuMs.push(poll.cpuMs);
        const floor = await stand.floorMs(poll.paths);
        parseMs.push(floor.parseMs);
        askMs.push(floor.askMs);
      }
      for (let run = 0; run < 3; run += 1) tasks.push(await traceTasks(browser, stand.page, next));
      rows.push([
        size.toLocaleString('en-US'),
        change,
        spread(cpuMs),
        spread(parseMs),
        ratio(cpuMs, parseMs),
        spread(askMs),
        ratio(cpuMs, askMs),
        spread(tasks.map(({ longestMs }) => longestMs)),
        spread(tasks.map(({ workerMs }) => workerMs)),
      ]);
    }
    const { heapMb, nodes } = await stand.weigh();
    rows.push([size.toLocaleString('en-US'), `at rest: ${nodes} nodes, ${short(heapMb)} MB`]);
    await stand.close();
  }
  const head = [
    'rows',
    'changed',
    'CPU ms',
    'JSON.parse ms',
    'ratio',
    'fetch and JSON.parse ms',
    'ratio',
    'longest task ms',
    'worker ms',
  ];
  return `### A poll of the dashboard\n\n${table(head, rows)}`;
}
