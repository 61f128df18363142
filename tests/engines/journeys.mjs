// The core journeys, once for every engine.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { back } from './back.mjs';

/** @typedef {import('./page.mjs').Page} Page */
/** @typedef {import('./site.mjs').Site} Site */
/** A title is '' when it depends on the data. @typedef {{ path: string, title: string }} Route */
/** @typedef {{ page: Page, site: Site, routes: readonly Route[], picture: (name: string) => Promise<void> }} Tools */
/** @typedef {{ name: string, run: (tools: Tools) => Promise<void> }} Journey */

const wide = /** @type {const} */ ([1440, 900]);
const narrow = /** @type {const} */ ([390, 844]);
const television = /** @type {const} */ ([1920, 1080]);

/** Longer than an alert that opened by itself ignores keys, in ms. */
const readMs = 1_100;

/** @type {readonly Journey[]} */
export const journeys = [
  { name: 'first requests', run: firstRequests },
  // Before the routes, after which the browser has the code of each screen.
  { name: 'lost code', run: lostCode },
  { name: 'routes, light', run: (tools) => everyRoute(tools, 'light') },
  { name: 'routes, dark', run: (tools) => everyRoute(tools, 'dark') },
  { name: 'review', run: review },
  { name: 'focus', run: keptFocus },
  { name: 'back', run: back },
  { name: 'correction', run: correction },
  { name: 'search', run: search },
  { name: 'export', run: exports },
  { name: 'wall', run: wall },
];

/** @param {Page} page @param {string} where */
async function expectNoProblems(page, where) {
  assert.deepEqual(await page.problems(), [], `${where}: thrown, printed or refused`);
}

/** @param {Tools} tools */
async function firstRequests({ page, site }) {
  await page.open('/');
  const [first = 0, ...later] = await page.run(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('/api/dashboard') ? startTime : [])),
  );
  // On a slow machine the first poll is among them.
  const atOnce = later.filter((startTime) => startTime < first + 25_000);
  assert.deepEqual(atOnce, [], 'further requests for /api/dashboard at the start');
  assert.equal(site.sent('dashboard').length, 1 + later.length, 'requests that reach the server');
}

/**
 * @param {Tools} tools
 * @param {'light' | 'dark'} theme
 */
async function everyRoute({ page, routes, picture }, theme) {
  const canvas = new Set();
  for (const { path, title } of routes) {
    await page.resize(...wide);
    const seen = await page.open(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
    assert.equal(seen.theme, theme, path);
    assert.deepEqual(seen.failed, [], `${path}: failed cards`);
    if (title === '') assert.notEqual(seen.heading, '', `${path}: heading`);
    else assert.equal(seen.heading, title, path);
    await page.until(
      `${path} should show more than its frame`,
      () => page.readState(),
      ({ text }) => text.length > 100,
    );
    assert.equal(seen.overflow, 0, `${path} is wider than its ${seen.width} px`);
    canvas.add(seen.background);
    if (path === '/') await picture(`dashboard-${theme}`);
    await page.resize(...narrow);
    await page.until(
      `${path} should fit 390 px`,
      async () => {
        const { width, overflow } = await page.readState();
        return { width, overflow };
      },
      ({ width, overflow }) => width === narrow[0] && overflow === 0,
    );
    await expectNoProblems(page, path);
  }
  const isDark = [...canvas].every((color) => Number(/\d+/.exec(color)?.[0]) < 60);
  assert.equal(isDark, theme === 'dark', `backgrounds: ${[...canvas].join(' ')}`);
}

/** The whole queue by keyboard alone. @param {Tools} tools */
async function review({ page, site, picture }) {
  await page.resize(...wide);
  await page.open('/validation');
  const rows = () => page.run(() => document.querySelectorAll('[data-alert]').length);
  const count = await page.until('there should be alerts', rows, (many) => many > 2);
  await page.press('j');
  await page.press('s');
  const keys = ['v', 'i', 'd'];
  for (let index = 0; index < count; index += 1) {
    await page.said(`${index + 1} of ${count}`);
    const dialog = await page.found('dialog', '');
    await page.until(
      'the heading of the dialog should have the focus',
      () => page.readState(),
      ({ focus }) => focus !== '' && dialog?.text.includes(focus),
    );
    if (index === 0) {
      await picture('review');
      await page.press('n');
      await page.type('She is home');
      await page.press('Escape');
    }
    await setTimeout(readMs);
    await page.press(keys[index % keys.length] ?? 'v');
    if (index < count - 1) await page.said(`${count - 1 - index} left`);
  }
  await page.said('No Pending Alerts');
  assert.equal(await page.run(() => document.querySelectorAll('dialog[open]').length), 0);
  assert.match(site.sent('reviewAlert')[0] ?? 'nothing was sent', /She is home/);
  assert.equal(site.sent('reviewAlert').length + site.sent('dismissAlert').length, count);
  await expectNoProblems(page, '/validation');
}

/** The row with the focus is decided by somebody else: the next one has it (C46). @param {Tools} tools */
async function keptFocus({ page }) {
  await page.resize(...wide);
  await page.open('/validation');
  const ids = () =>
    page.run(() =>
      [...document.querySelectorAll('[data-alert]')].map((row) => row.getAttribute('data-alert')),
    );
  const focused = () => page.run(() => document.activeElement?.getAttribute('data-alert') ?? '');
  const [, , third, fourth] = await page.until(
    'there should be alerts',
    ids,
    (all) => all.length > 3,
  );
  for (const key of ['j', 'j', 'j']) await page.press(key);
  await page.until('the third row should have the focus', focused, (id) => id === third);
  await page.run(async (alertId) => {
    const body = JSON.stringify({ alertId, decision: 'valid', reviewedBy: 'Colleague', notes: '' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/manual-validation/review', { method: 'POST', headers, body });
  }, third ?? '');
  await page.until('the row should be gone', ids, (all) => !all.includes(third ?? ''));
  await page.until('the next row should have the focus', focused, (id) => id === fourth);
  await expectNoProblems(page, '/validation');
}

/** A rep for an appointment that has none. @param {Tools} tools */
async function correction({ page, site }) {
  await page.resize(...wide);
  await page.open('/corrections');
  const radios = () => page.run(() => document.querySelectorAll('main input[type=radio]').length);
  const count = await page.until('appointments should be pending', radios, (many) => many > 1);
  await page.clickOn('radio', '');
  await page.clickOn('combobox', 'Sales Rep Name');
  await page.type('ocampo');
  // An option begins with its region's badge.
  await page.until(
    'Luis Ocampo should be the first option',
    () => page.run(() => document.querySelector('[role=option]')?.textContent ?? ''),
    (text) => text.includes('Luis Ocampo'),
  );
  await page.press('ArrowDown');
  await page.press('Enter');
  await page.clickOn('textbox', 'Reason');
  await page.type('He called');
  await page.press('Enter');
  await page.said('Manual correction added successfully');
  await page.until('the list should be shorter', radios, (many) => many < count);
  const sent = site.sent('addCorrection').map((body) => JSON.parse(body));
  assert.equal(sent.length, 1);
  assert.equal(sent[0].correctedSalesRep, 'Luis Ocampo');
  assert.equal(sent[0].reason, 'He called');
  await expectNoProblems(page, '/corrections');
}

/** From anywhere to a rep, by keyboard. @param {Tools} tools */
async function search({ page }) {
  await page.resize(...wide);
  await page.open('/historical');
  await page.press('Control+k');
  await page.found('combobox', 'Go to');
  await page.type('devon');
  await page.found('option', 'Devon Hartley');
  await page.press('Enter');
  await page.until(
    "the rep's page should be shown",
    () => page.readState(),
    ({ heading }) => heading === 'Devon Hartley',
  );
  await expectNoProblems(page, 'the palette');
}

/** The report, and the month's data, as files. @param {Tools} tools */
async function exports({ page }) {
  await page.resize(...wide);
  await page.open('/');
  const saved = () =>
    readdirSync(page.downloads).flatMap((name) =>
      // A browser writes under another name until the file is complete.
      name.endsWith('.json') ? [readFileSync(join(page.downloads, name), 'utf8')] : [],
    );
  const before = saved().length;
  const exported = /** @type {const} */ ([
    ['Export', 'Report has been downloaded successfully.'],
    ['Monthly Data', 'Monthly accumulated data has been downloaded.'],
  ]);
  for (const [index, [button, words]] of exported.entries()) {
    await page.clickOn('button', button);
    await page.said(words);
    const isThere = (/** @type {string[]} */ files) =>
      files.length === before + index + 1 && files.every((text) => text.length > 100);
    const files = await page.until(`'${button}' should save a file`, async () => saved(), isThere);
    for (const text of files) assert.equal(typeof JSON.parse(text), 'object');
  }
  await expectNoProblems(page, '/');
}

/** The wall: dark by default, without overflow, left with Esc. @param {Tools} tools */
async function wall({ page, picture }) {
  await page.resize(...television);
  const seen = await page.open('/?display=wall');
  assert.equal(seen.theme, 'dark');
  assert.deepEqual(seen.failed, []);
  // At night by the browser's clock, the wall has figures only once the server's time is known.
  for (const words of ['California', 'Illinois', 'Arizona', 'Florida', 'Top sales reps', 'Live'])
    await page.until(
      `the wall should say '${words}'`,
      () => page.readState(),
      ({ text }) => text.includes(words),
    );
  const scroll = await page.run(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  assert.deepEqual(scroll, [0, 0], 'the wall scrolls');
  await picture('wall');
  await expectNoProblems(page, 'the wall');
  await page.press('Escape');
  await page.until(
    'Esc should lead to the dashboard',
    () => page.readState(),
    ({ heading }) => heading === 'Dashboard',
  );
}

/** The code of a screen is missing for a while. WebKit keeps a preload that failed. @param {Tools} tools */
async function lostCode({ page, site }) {
  // The page may reload by itself meanwhile.
  const heading = () =>
    page.readState().then(
      (seen) => seen.heading,
      () => '',
    );
  site.lose(/\/historical-[^/]+\.js$/);
  await page.open('/');
  await page.clickOn('link', 'Historical Data');
  await page.said('This screen could not be loaded');
  site.lose(null);
  await page.go(site.url('/historical'));
  await page.until('it should be there', heading, (text) => text === 'Historical Data');
}
