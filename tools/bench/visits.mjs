// The cost of opening a page for the first time, and once more.
import { markdownTable, median, medianText, ratioOf, shortFigure } from './table.mjs';
import { startMs } from './center.mjs';
import { cpuSeconds, observe, startClockAt, startCounting, weigh } from './meter.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Record<string, number>} Visit */

/** Chrome's profile of a slow phone: 1.6 Mbit/s, 150 ms, and a CPU that is four times slower. */
const slow = { rate: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const kinds = /** @type {const} */ ({
  Script: 'script kB',
  Stylesheet: 'style kB',
  Font: 'font kB',
  Fetch: 'API kB',
});

const figures = /** @type {const} */ ([
  'script kB',
  'style kB',
  'font kB',
  'API kB',
  'requests',
  'before largest',
  'scripts before',
  'first paint ms',
  'largest paint ms',
  'first figure ms',
  'shift',
  'blocking ms',
  'CPU s',
  'heap MB',
  'nodes',
]);

/** @typedef {(typeof figures)[number]} Figure */
/** @typedef {{ name: string, url: string }} Page */

const names = /** @type {const} */ (['A', 'B']);

const lines = /** @type {const} */ ([
  [false, 'With the whole processor and network'],
  [true, 'At a quarter of the processor, 1.6 Mbit/s and 150 ms'],
]);

/**
 * Measures the bare pages and those of a site, or each path on two sites right after one another.
 * @param {Browser} browser
 * @param {readonly Page[]} barePages ratios are to the first
 * @param {readonly { url: (path: string) => string }[]} sites
 * @param {readonly string[]} paths
 * @param {number} runs
 */
export async function measureVisits(browser, barePages, sites, paths, runs) {
  const pages = paths.flatMap((path) =>
    sites.map((site, at) => ({ name: `${names[at]} ${path}`, url: site.url(path) })),
  );
  const parts = [];
  for (const [isSlow, title] of lines) {
    const visits = await visitInTurns(browser, [...barePages, ...pages], runs, isSlow);
    const isPair = sites.length > 1;
    const rows = ['first', 'again'].flatMap((which) => {
      const runsOf = (/** @type {string} */ name, /** @type {Figure} */ figure) =>
        (visits.get(`${name}, ${which}`) ?? []).map((visit) => visit[figure] ?? 0);
      const bareRows = barePages.flatMap(({ name }) =>
        figures.map((figure) => [`${name}, ${which}`, figure, medianText(runsOf(name, figure))]),
      );
      const rowsOfPaths = paths.flatMap((path) =>
        figures.map((figure) => {
          const ours = sites.map((_, at) => runsOf(`${names[at]} ${path}`, figure));
          const base = median(runsOf(barePages[0]?.name ?? '', figure));
          const toBare = ours.map((own) => (base > 0 ? `×${shortFigure(median(own) / base)}` : ''));
          const [a = [], b = []] = ours;
          const toEachOther = isPair ? [ratioOf(a, b)] : [];
          return [`${path}, ${which}`, figure, ...ours.map(medianText), ...toEachOther, ...toBare];
        }),
      );
      return [...bareRows, ...rowsOfPaths];
    });
    const head = isPair ? ['A', 'B', 'B : A', 'A : bare', 'B : bare'] : ['is', 'to bare'];
    parts.push(`### ${title}`, markdownTable(['visit', 'figure', ...head], rows));
  }
  return parts.join('\n\n');
}

/**
 * Opens each page twice in a fresh profile, `runs` times; the visits by `{name}, first` and `{name}, again`.
 * @param {Browser} browser
 * @param {Page[]} pages
 * @param {number} runs
 * @param {boolean} isSlow
 */
async function visitInTurns(browser, pages, runs, isSlow) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map();
  // In turns, so that a busy moment of the machine strikes all of them alike.
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of pages)
      for (const [which, visit] of await openTwice(browser, url, isSlow)) {
        const key = `${name}, ${which}`;
        visits.set(key, [...(visits.get(key) ?? []), visit]);
      }
  return visits;
}

/** @param {Browser} browser @param {string} url @param {boolean} isSlow @returns {Promise<[string, Visit][]>} */
async function openTwice(browser, url, isSlow) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(observe);
  await context.addInitScript(startClockAt, startMs);
  try {
    return [
      ['first', await openOnce(context, url, isSlow)],
      ['again', await openOnce(context, url, isSlow)],
    ];
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} url @param {boolean} isSlow @returns {Promise<Visit>} */
async function openOnce(context, url, isSlow) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await startCounting(session);
  await session.send('Network.enable');
  if (isSlow) {
    const { rate, ...network } = slow;
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }
  /** @type {Map<string, { type: string, at: number, bytes: number, isCached: boolean }>} */
  const requests = new Map();
  let startedAt = 0;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('data:')) return;
    startedAt ||= timestamp;
    requests.set(requestId, { type: '', at: timestamp, bytes: 0, isCached: false });
  });
  const note = (/** @type {string} */ id, /** @type {object} */ facts) =>
    Object.assign(requests.get(id) ?? {}, facts);
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    note(requestId, {
      // The app fetches a script before it imports it.
      type: response.mimeType.endsWith('javascript') ? 'Script' : type,
      isCached: response.fromDiskCache === true,
    }),
  );
  session.on('Network.requestServedFromCache', ({ requestId }) =>
    note(requestId, { isCached: true }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength }),
  );

  await page.goto(url, { waitUntil: 'load' });
  await settle(page);
  const cpu = await cpuSeconds(session);
  const observed = await page.evaluate(
    () => /** @type {import('./meter.mjs').Observed} */ (Reflect.get(window, 'benchObserved')),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { heapMb, nodes } = await weigh(session);
  const all = [...requests.values()].filter(({ isCached }) => !isCached);
  const kb = (/** @type {string} */ type) =>
    all.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  const before = all.filter(({ at }) => (at - startedAt) * 1_000 < observed.largestPaintMs);
  await page.close();
  return {
    ...Object.fromEntries(Object.entries(kinds).map(([type, name]) => [name, kb(type)])),
    requests: all.length,
    'before largest': before.length,
    'scripts before': before.filter(({ type }) => type === 'Script').length,
    'first paint ms': observed.firstPaintMs,
    'largest paint ms': observed.largestPaintMs,
    'first figure ms': observed.firstFigureMs,
    shift: observed.shift,
    'blocking ms': observed.blockingMs,
    'CPU s': cpu,
    'heap MB': heapMb,
    nodes,
  };
}

/**
 * Resolves when the cards have responses and the network was idle for a second.
 * @param {import('@playwright/test').Page} page
 */
async function settle(page) {
  const isOpen = () => {
    const cards = [...document.querySelectorAll('[data-card]')];
    const isOurs = document.querySelector('#boot, #starting, meta[name=build]') !== null;
    const isReady = cards.length > 0 && !cards.some((card) => card.matches('[data-state=loading]'));
    return isReady || !isOurs;
  };
  // The default polls in each frame, which the page then has to draw.
  await page.waitForFunction(isOpen, null, { polling: 200 });
  await page.waitForLoadState('networkidle');
  // Half a second without a request is over by now; idle callbacks may still be due.
  await page.waitForTimeout(700);
}
