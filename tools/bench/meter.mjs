// The cost of a page, from Chromium's own metrics and from observers that start before the page's scripts.

/**
 * @typedef {object} Observed
 * @property {number} firstPaintMs
 * @property {number} largestPaintMs
 * @property {number} firstFigureMs the frame with the first figure of a card in it; 0 without one
 * @property {number} shift the sum of all layout shifts
 * @property {number} blockingMs the sum over tasks of their time beyond 50 ms
 */

/** Runs inside the page. */
export function observe() {
  /** @type {Observed} */
  const observed = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    firstFigureMs: 0,
    shift: 0,
    blockingMs: 0,
  };
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (observed.largestPaintMs = startTime));
  watch('layout-shift', ({ value }) => (observed.shift += value));
  watch('longtask', ({ duration }) => (observed.blockingMs += duration - 50));
  const figures = new MutationObserver(() => {
    const paragraphs = [...document.querySelectorAll('section:has(h2) p')];
    // The hours on the card Business Hours come from no response.
    if (!paragraphs.some(({ textContent: text }) => /^[\d,.]+%?$/.test(text ?? ''))) return;
    figures.disconnect();
    requestAnimationFrame(() => (observed.firstFigureMs = performance.now()));
  });
  figures.observe(document, { subtree: true, childList: true, characterData: true });
  Object.defineProperty(window, 'benchObserved', { value: observed });
}

/** @typedef {import('@playwright/test').CDPSession} Session */

/**
 * Runs in the page before its scripts: its clock starts at the time of the recorded responses, whose rows would
 * else be of another day.
 * @param {number} ms
 */
export function startClockAt(ms) {
  const Real = Date;
  const shift = ms - Real.now();
  const now = () => Real.now() + shift;
  globalThis.Date = new Proxy(Real, {
    construct: (_, parts, target) =>
      /** @type {Date} */ (Reflect.construct(Real, parts.length > 0 ? parts : [now()], target)),
    get: (_, name) => (name === 'now' ? now : /** @type {unknown} */ (Reflect.get(Real, name))),
  });
}

/**
 * Begins to count the CPU time of the page's main thread, without that of other processes.
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
 * The page's weight after garbage collection.
 * @param {Session} session
 * @returns {Promise<Weight>}
 */
export async function weigh(session) {
  // The second collection takes wrappers and finalizers that the first one freed.
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (/** @type {string} */ name) =>
    metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { heapMb: usedSize / 1e6, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
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
  // Other renderers are idle meanwhile, so the longest task is one of the page.
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
  if (longestMs === 0) throw new Error('The trace has no task of the page.');
  return longestMs;
}
