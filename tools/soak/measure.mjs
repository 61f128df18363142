// What a page weighs once all garbage is collected.

/** @typedef {{ heapMb: number, nodes: number, listeners: number }} Weight */

/** @param {import('@playwright/test').CDPSession} session @returns {Promise<Weight>} */
export async function weigh(session) {
  // The first collection frees what the second can then take: wrappers, finalizers.
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: usedSize / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** What the page's record of its days holds (docs/memory.md). @typedef {{ days: number, bytes: number }} Kept */

/** Counted anew, as JSON, not as the page counts. @param {import('@playwright/test').Page} page @returns {Promise<Kept>} */
export function weighKept(page) {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'day-record')) return { days: 0, bytes: 0 };
    const opening = indexedDB.open('day-record');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('days').objectStore('days').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return { days: reading.result.length, bytes: JSON.stringify(reading.result).length };
  });
}
