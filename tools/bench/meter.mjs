// What a page costs: read from Chromium itself, and from observers that are in the page before its own scripts.

/**
 * @typedef {object} Seen what the page's observers have noted
 * @property {number} firstPaintMs
 * @property {number} largestPaintMs
 * @property {number} firstFigureMs the frame with the first figure of a card in it; 0 without one
 * @property {number} shift the sum of all layout shifts
 * @property {number} blockingMs what tasks take beyond 50 ms each
 */

/** Runs inside the page. */
export function observe() {
  /** @type {Seen} */
  const seen = { firstPaintMs: 0, largestPaintMs: 0, firstFigureMs: 0, shift: 0, blockingMs: 0 };
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaintMs = startTime));
  watch('layout-shift', ({ value }) => (seen.shift += value));
  watch('longtask', ({ duration }) => (seen.blockingMs += duration - 50));
  const figures = new MutationObserver(() => {
    const paragraphs = [...document.querySelectorAll('section:has(h2) p')];
    // Business Hours shows hours, of no response.
    if (!paragraphs.some(({ textContent: text }) => /^[\d,.]+%?$/.test(text ?? ''))) return;
    figures.disconnect();
    requestAnimationFrame(() => (seen.firstFigureMs = performance.now()));
  });
  figures.observe(document, { subtree: true, childList: true, characterData: true });
  Object.defineProperty(window, 'benchSeen', { value: seen });
}

/** @typedef {import('@playwright/test').CDPSession} Session */

/**
 * Begins to count the CPU time of the page's main thread: what other processes take meanwhile is not in it.
 * @param {Session} session
 */
export async function startCounting(session) {
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
}

/**
 * CPU seconds of the main thread so far, for scripts, styles, layout and painting.
 * @param {Session} session
 */
export async function cpuSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** @typedef {{ heapMb: number, nodes: number, listeners: number }} Weight */

/**
 * What is left once all garbage is collected.
 * @param {Session} session
 * @returns {Promise<Weight>}
 */
export async function weigh(session) {
  // The first collection frees what the second can then take: wrappers, finalizers.
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: usedSize / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * The longest task of the page's main thread while something is done, in ms of CPU time.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 */
export async function longestTaskMs(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing()));
  /** @type {{ name: string, ph: string, pid: number, tdur?: number, args?: { name?: string }, tid: number }[]} */
  const events = trace.traceEvents;
  // Other renderers stand idle meanwhile: the page's own is the one that works.
  const main = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' &&
      name.endsWith('RunTask') &&
      main.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  const longestMs = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
  if (longestMs === 0) throw new Error('The trace holds no task of the page.');
  return longestMs;
}
