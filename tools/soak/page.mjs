// One page in a browser of its own kind: its clock stands until it is told to go on.
import { leak, meter } from './meter.mjs';
import { wide } from './person.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {object} options
 * @param {import('@playwright/test').Browser} options.browser
 * @param {number} options.startMs
 * @param {boolean} options.isLeaking
 */
export async function openPage({ browser, startMs, isLeaking }) {
  const context = await browser.newContext({
    viewport: wide,
    // A picture that nobody sees is drawn small; the layout stays that of the viewport.
    deviceScaleFactor: 0.1,
    reducedMotion: 'reduce',
    acceptDownloads: false,
    serviceWorkers: 'block',
    // Far from the call center's own zone.
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  const takeErrors = listen(page);
  await page.addInitScript(meter);
  if (isLeaking) await page.addInitScript(leak);
  await page.clock.install({ time: startMs - 1_000 });
  await page.clock.pauseAt(startMs);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session, takeErrors, close: () => context.close() };
}

/**
 * Collects whatever a page says that it should not; Chromium's own line for each failed request is no news.
 * @param {Page} page
 */
function listen(page) {
  /** @type {string[]} */
  let errors = [];
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
    if (loads > 1) errors.push('the page was loaded again');
  });
  page.on('crash', () => errors.push('the page crashed'));
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      errors.push(`console: ${text.slice(0, 200)}`);
  });
  return () => {
    const taken = errors;
    errors = [];
    return taken;
  };
}

/** What the page's record of its days holds (docs/memory.md). @typedef {{ days: number, bytes: number }} Kept */

/** Counted anew, as JSON, not as the page counts. @param {Page} page @returns {Promise<Kept>} */
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
