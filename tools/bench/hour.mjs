// The cost of an idle hour: nothing changes, and the page is not touched.
import { cpuSeconds } from './meter.mjs';
import { openStand } from './stand.mjs';

const minutes = 60;

/** @type {import('./table.mjs').Measure} */
export async function roundOfHour(browser, dist, days) {
  /** @type {Map<string, Record<string, number[]>>} */
  const hours = new Map();
  for (const path of ['/', '/?display=wall']) {
    const [texts] = days.values();
    const stand = await openStand(browser, dist, path, (call) => texts?.get(call) ?? null);
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
