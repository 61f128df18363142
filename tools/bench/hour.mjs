// What an hour costs in which nobody touches the page and nothing changes.
import { cpuSeconds } from './meter.mjs';
import { openStand } from './stand.mjs';

const minutes = 60;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {import('./center.mjs').Bodies} texts
 * @returns {Promise<import('./table.mjs').Round>} by path
 */
export async function roundOfHour(browser, dist, texts) {
  /** @type {Map<string, Record<string, number[]>>} */
  const hours = new Map();
  for (const path of ['/', '/?display=wall']) {
    const stand = await openStand(browser, dist, path, (asked) => texts.get(asked) ?? null);
    const { session } = stand;
    await stand.pass(60_000);
    const start = await stand.weigh();
    await session.send('HeapProfiler.startSampling', {
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
    const before = await cpuSeconds(session);
    await stand.pass(minutes * 60_000, 5_000);
    const cpuMs = ((await cpuSeconds(session)) - before) * 1_000;
    const { profile } = await session.send('HeapProfiler.stopSampling');
    const allocated = profile.samples.reduce((sum, { size }) => sum + size, 0);
    const end = await stand.weigh();
    hours.set(path, {
      'CPU ms a minute': [cpuMs / minutes],
      'allocated MB a minute': [allocated / 1e6 / minutes],
      'heap MB at first': [start.heapMb],
      'heap MB': [end.heapMb],
      'nodes at first': [start.nodes],
      nodes: [end.nodes],
    });
    await stand.close();
  }
  return hours;
}
