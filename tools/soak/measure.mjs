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
