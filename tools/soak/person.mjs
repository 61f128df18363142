// What a person at the dashboard does in an hour: looks at everything, and comes back.
import { shuffled } from './schedule.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./plan.mjs').Place} Place */
/** @typedef {import('../../src/screens.ts').ScreenName} ScreenName */
/** @typedef {Record<ScreenName, { readonly path: string }>} Table */
/** @typedef {(page: Page) => Promise<unknown>} Do */

/**
 * One thing done, so many seconds after the one before, and the screen that it leads to.
 * @typedef {{ after: number, act: Do, to?: Place }} Step
 */

/** @typedef {{ atMs: number, act: Do, to?: Place }} TimedStep */

export const wide = { width: 1440, height: 900 };
const narrow = { width: 820, height: 900 };
const loadingMs = 10_000;

/**
 * A click with the mouse on the first element of a selector whose text begins so. Not Playwright's own,
 * which waits for frames and leaves nodes of its own in the page.
 * @param {string} selector
 * @param {string} [text]
 * @returns {Do}
 */
function click(selector, text = '') {
  return async (page) => {
    const point = await page.evaluate(findPoint, { selector, text });
    if (!point) throw new Error(`nothing to click: ${selector} ${text}`.trim());
    await page.mouse.click(point.x, point.y);
  };
}

/** @param {{ selector: string, text: string }} what */
function findPoint({ selector, text }) {
  const element = [...document.querySelectorAll(selector)].find((one) =>
    one.textContent?.trim().startsWith(text),
  );
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return null;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

const tab = (/** @type {string} */ name) => click('[role="tab"]', name);
const button = (/** @type {string} */ name) => click('button', name);
const view = (/** @type {string} */ name) => click('label', name);
const press = (/** @type {string} */ key) => (/** @type {Page} */ page) => page.keyboard.press(key);
const type = (/** @type {string} */ text) => (/** @type {Page} */ page) => page.keyboard.type(text);
const scroll = (/** @type {number} */ by) => (/** @type {Page} */ page) => page.mouse.wheel(0, by);
const turn = (/** @type {typeof wide} */ size) => (/** @type {Page} */ page) =>
  page.setViewportSize(size);

/**
 * To another screen by the menu, whose code may have to come first.
 * @param {string} href
 * @returns {Do}
 */
function menu(href) {
  return async (page) => {
    await click(`nav[aria-label="Main"] a[href="${href}"]`)(page);
    const loading = page.locator('[data-loading-screen]');
    await loading.waitFor({ state: 'detached', timeout: loadingMs });
  };
}

/**
 * Home, from wherever the last act has led.
 * @type {Step}
 */
const home = {
  after: 20,
  to: 'dashboard',
  async act(page) {
    await page.setViewportSize(wide);
    // Out of the notes, out of the alert, and of what a failed decision has opened again.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape');
    await menu('/')(page);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll('*')) box.scrollTop = 0;
    });
    await tab('Valid Appointments')(page);
  },
};

/** @type {Step[][]} */
const episodes = [
  [
    { after: 30, act: view('By Sales Rep') },
    { after: 60, act: view('By Telemarketer') },
    { after: 45, act: view('By Area') },
  ],
  [
    { after: 20, act: tab('Invalid/Blocked') },
    { after: 15, act: scroll(2_000) },
    { after: 40, act: tab('Valid Appointments') },
    { after: 10, act: scroll(-5_000) },
  ],
  [
    { after: 20, act: click('#telemarketers a'), to: 'telemarketer' },
    { after: 20, act: tab('Invalid') },
    { after: 15, act: button('Copy link') },
    { after: 20, act: click('[aria-label="Next telemarketer"]') },
    home,
  ],
  [
    { after: 30, act: click('[aria-label="Day curve"]') },
    { after: 40, act: press('Escape') },
  ],
  [
    { after: 20, act: tab('Patterns') },
    { after: 20, act: tab('Performance') },
    { after: 20, act: tab('AI Insights') },
    { after: 70, act: tab('Corrections') },
    { after: 30, act: tab('Overview') },
  ],
  [
    { after: 20, act: menu('/validation'), to: 'validation' },
    { after: 20, act: click('[data-alert]') },
    { after: 15, act: press('n') },
    { after: 5, act: type('She will be home') },
    { after: 10, act: press('Escape') },
    { after: 5, act: press('v') },
    { after: 30, act: press('i') },
    { after: 15, act: press('Escape') },
    { after: 5, act: tab('Reviewed') },
    { after: 10, act: click('[data-alert]') },
    home,
  ],
  [
    { after: 10, act: turn(narrow) },
    { after: 10, act: click('[aria-label="Open menu"]') },
    { after: 10, act: press('Escape') },
    { after: 20, act: click('[aria-label="Open menu"]') },
    { after: 5, act: menu('/historical'), to: 'historical, no menu' },
    { after: 60, act: turn(wide), to: 'historical' },
    { after: 40, act: scroll(500) },
    home,
  ],
  [
    { after: 15, act: press('Control+k') },
    { after: 5, act: type('flor') },
    { after: 10, act: press('Escape') },
    { after: 20, act: menu('/#api') },
    { after: 20, act: menu('/#system') },
    home,
  ],
  [
    { after: 20, act: button('Refresh Data') },
    { after: 30, act: button('Validate Chicago') },
    { after: 30, act: button('Export') },
  ],
  [
    { after: 15, act: menu('/states'), to: 'states' },
    { after: 40, act: tab('Arizona') },
    home,
    { after: 15, act: click('a[href="/states/chicago"]'), to: 'state' },
    { after: 40, act: click('a[href^="/sales-rep/"]'), to: 'sales-rep' },
    home,
  ],
  [
    { after: 15, act: menu('/corrections'), to: 'corrections' },
    { after: 45, act: menu('/data-quality'), to: 'data-quality' },
    { after: 20, act: tab('Duplicates') },
    { after: 45, act: menu('/ai-insights'), to: 'ai-insights' },
    { after: 20, act: tab('Monthly') },
    { after: 45, act: menu('/monthly-data'), to: 'monthly-data' },
    { after: 30, act: menu('/#validation'), to: 'dashboard' },
  ],
];

/**
 * Every hour ends alike, for React and the browser keep hold of the field that had the focus last, and a
 * modal puts a new place for toasts into the page.
 * @type {Step[]}
 */
const last = [
  { ...home, after: 60 },
  { after: 20, act: press('Control+k') },
  { after: 5, act: press('Escape') },
  { after: 5, act: click('input[id$="-q"]') },
];

/**
 * To the screens of the menu that no episode leads to.
 * @param {Table} screens
 * @returns {Step[]}
 */
function toOthers(screens) {
  const seen = new Set(episodes.flat().map(({ to }) => to));
  const names = /** @type {ScreenName[]} */ (Object.keys(screens));
  const others = names.filter((name) => !seen.has(name) && !/[:?]/.test(screens[name].path));
  if (others.length === 0) return [];
  return [...others.map((to) => ({ after: 30, act: menu(screens[to].path), to })), home];
}

/**
 * The acts of one hour, in an order drawn anew for each, spread over its first `forMs`.
 * @param {() => number} random
 * @param {number} forMs
 * @param {Table} screens
 * @returns {TimedStep[]}
 */
export function hourOfActs(random, forMs, screens) {
  const steps = [...shuffled(random, episodes).flat(), ...toOthers(screens), ...last];
  const planned = steps.reduce((sum, { after }) => sum + after, 0);
  let seconds = 0;
  return steps.map(({ after, ...step }) => {
    seconds += after;
    return { ...step, atMs: (seconds / planned) * forMs };
  });
}
