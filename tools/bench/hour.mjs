// What an hour costs in which nobody touches the page and nothing changes.
import { cpuSeconds } from './meter.mjs';
import { openStand } from './stand.mjs';
import { short, table } from './table.mjs';

const minutes = 60;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dist
 * @param {import('./center.mjs').Bodies} texts
 */
export async function measureHour(browser, dist, texts) {
  const rows = [];
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
    rows.push([
      path,
      short(cpuMs / minutes),
      short(allocated / 1e6 / minutes),
      `${short(start.heapMb)} → ${short(end.heapMb)}`,
      `${start.nodes} → ${end.nodes}`,
    ]);
    await stand.close();
  }
  const head = ['page', 'CPU ms a minute', 'allocated MB a minute', 'heap MB', 'nodes'];
  return `### An hour of polling in which nothing changes\n\n${table(head, rows)}`;
}
