// What an hour costs in which nobody touches the page and nothing changes.
import { cpuSeconds } from './meter.mjs';
import { openStand } from './stand.mjs';
import { short, table } from './table.mjs';

const minutes = 60;

/**
 * @typedef {object} Hour of one page
 * @property {number} cpuMs a minute
 * @property {number} allocatedMb a minute
 * @property {import('./meter.mjs').Weight} start
 * @property {import('./meter.mjs').Weight} end
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {import('./center.mjs').Bodies} texts
 * @returns {Promise<[string, Hour][]>} by path
 */
async function passHour(browser, dist, texts) {
  /** @type {[string, Hour][]} */
  const hours = [];
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
    hours.push([
      path,
      { cpuMs: cpuMs / minutes, allocatedMb: allocated / 1e6 / minutes, start, end },
    ]);
    await stand.close();
  }
  return hours;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {import('./center.mjs').Bodies} texts
 */
export async function measureHour(browser, dist, texts) {
  const hours = await passHour(browser, dist, texts);
  const rows = hours.map(([path, { cpuMs, allocatedMb, start, end }]) => [
    path,
    short(cpuMs),
    short(allocatedMb),
    `${short(start.heapMb)} → ${short(end.heapMb)}`,
    `${start.nodes} → ${end.nodes}`,
  ]);
  const head = ['page', 'CPU ms a minute', 'allocated MB a minute', 'heap MB', 'nodes'];
  return `### An hour of polling in which nothing changes\n\n${table(head, rows)}`;
}

/**
 * An hour of each page, as `--compare` takes it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {import('./center.mjs').Bodies} texts
 * @returns {Promise<import('./compare.mjs').Round>}
 */
export async function roundOfHour(browser, dist, texts) {
  return new Map(
    (await passHour(browser, dist, texts)).map(([path, { cpuMs, allocatedMb, end }]) => [
      path,
      {
        'CPU ms a minute': cpuMs,
        'allocated MB a minute': allocatedMb,
        'heap MB': end.heapMb,
        nodes: end.nodes,
      },
    ]),
  );
}
