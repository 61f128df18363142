// The cost of a poll, by the change since the poll before and by the size of the day.
import { changedList, listPath } from './center.mjs';
import { longestTaskMs } from './meter.mjs';
import { openStand } from './stand.mjs';

const changes = /** @type {const} */ (['nothing', 'one row', 'all rows']);
const fewestPolls = 3;

/** @type {import('./table.mjs').Measure} */
export async function roundOfPolls(browser, dist, days, runs) {
  /** @type {Map<string, Record<string, number[]>>} */
  const polls = new Map();
  for (const [size, texts] of days) {
    const rows = `${size.toLocaleString('en-US')} rows`;
    let list = texts.get(listPath) ?? '';
    let turn = 0;
    const bodyOf = (/** @type {string} */ path) =>
      path === listPath ? list : (texts.get(path) ?? null);
    const stand = await openStand(browser, dist, '/', bodyOf);
    // The first polls compile the code.
    for (let i = 0; i < 3; i += 1) await stand.nextPoll(listPath);

    for (const change of changes) {
      const next = () => {
        turn += 1;
        list = changedList(list, change, turn);
        return stand.nextPoll(listPath);
      };
      const tasksMs = [];
      const passed = [];
      for (let run = 0; run < Math.max(fewestPolls, runs); run += 1) {
        const { cpuMs, paths } = await next();
        passed.push({ cpuMs, floorMs: await stand.floorMs(paths) });
        if (run < runs) tasksMs.push(await longestTaskMs(browser, stand.page, next));
      }
      polls.set(`${change} changed, ${rows}`, {
        'CPU ms': passed.map(({ cpuMs }) => cpuMs),
        'to fetch and parse': passed.map(({ cpuMs, floorMs }) => cpuMs / floorMs),
        'longest task ms': tasksMs,
      });
    }
    const { nodes, heapMb } = await stand.weigh();
    polls.set(`at rest, ${rows}`, { nodes: [nodes], 'heap MB': [heapMb] });
    await stand.close();
  }
  return polls;
}
