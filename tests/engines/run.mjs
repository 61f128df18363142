// node tests/engines/run.mjs [--only chromium,firefox,webkit] [--no-build] [--install] [--pictures folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from '../../tools/arguments.mjs';
import { openTypeScript } from '../../tools/typescript.mjs';
import { dist, haveBuild, root } from '../../tools/process.mjs';
import { loadCenter } from '../../tools/center.mjs';
import { journeys } from './journeys.mjs';
import { names, open } from './open.mjs';
import { pageOf } from './page.mjs';
import { openSite } from './site.mjs';
import { countsOf, table } from './table.mjs';

/** @import { Result, Run } from './table.mjs' */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: names.join(',') },
    'no-build': { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '' },
  },
});
const chosen = names.filter((name) => values.only.split(',').includes(name));
if (chosen.length === 0) stop(`--only takes some of ${names.join(', ')}.`);
await haveBuild(!values['no-build']);

const pictures = values.pictures === '' ? null : resolve(values.pictures);
const loaded = await loadCenter();
const routes = await routesOf();
// Opened one by one, since each may be installed.
const opened = [];
for (const name of chosen)
  opened.push(/** @type {const} */ ([name, await open(name, values.install)]));
// At the same time, since a journey mostly waits for its browser.
const runs = await Promise.all(opened.map((each) => runEngine(...each)));
await loaded.close();

console.log(`\n${table(journeys, runs)}`);
const counts = countsOf(runs);
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];
if (report) writeFileSync(report, JSON.stringify({ stats: counts, errors: [] }));
const isNone = runs.every(({ why }) => why !== undefined);
if (isNone) console.error('No engine could be had, so nothing is known to work.');
process.exit(isNone || counts.unexpected > 0 ? 1 : 0);

/** Every screen, and an unknown path. */
async function routesOf() {
  const typescript = await openTypeScript();
  /** @type {typeof import('../browser/addresses.ts')} */
  const { addressOf, screenNames } = await typescript.load('/tests/browser/addresses.ts');
  await typescript.close();
  return [
    ...screenNames.map((name) => ({
      path: addressOf(name),
      title: loaded.screens[name].title ?? '',
    })),
    { path: '/no/such/screen', title: '404 Page Not Found' },
  ];
}

/**
 * @param {import('./open.mjs').Name} name
 * @param {Awaited<ReturnType<typeof open>>} found
 * @returns {Promise<Run>}
 */
async function runEngine(name, found) {
  if ('why' in found) {
    console.log(`\n${found.title} is not run: ${found.why}.`);
    return {
      title: found.title,
      why: found.why,
      results: journeys.map(() => ({ state: 'not run' })),
    };
  }
  const { driver } = found;
  const site = await openSite(dist, loaded);
  const lines = [`\n${driver.version}`];
  /** @type {Result[]} */
  const results = [];
  try {
    for (const journey of journeys) {
      const first = await runJourney(name, driver, journey, site, lines);
      // A shared machine stalls sometimes; a journey that passes the second time is reported as flaky.
      const second =
        first.state === 'failed' ? await runJourney(name, driver, journey, site, lines) : first;
      results.push(
        second !== first && second.state === 'passed' ? { ...second, state: 'flaky' } : second,
      );
    }
  } finally {
    await driver.close();
    site.close();
    console.log(lines.join('\n'));
  }
  return { title: driver.version, results };
}

/**
 * @param {string} name
 * @param {import('./page.mjs').Driver} driver
 * @param {import('./journeys.mjs').Journey} journey
 * @param {import('./site.mjs').Site} site
 * @param {string[]} lines of the report
 * @returns {Promise<Result>}
 */
async function runJourney(name, driver, journey, site, lines) {
  const began = performance.now();
  const page = pageOf(driver, site.url);
  const picture = async (/** @type {string} */ what) => {
    if (pictures) await save(pictures, `${name}-${what}`, driver);
  };
  site.newWorld();
  const failure = await within(240_000, journey.run({ page, site, routes, picture })).then(
    () => null,
    (error) => error,
  );
  const seconds = (performance.now() - began) / 1_000;
  const state = failure ? 'failed' : 'passed';
  lines.push(`  ${state}  ${seconds.toFixed(1).padStart(5)} s  ${journey.name}`);
  if (failure) {
    lines.push(String(failure.message).replaceAll(/^/gm, '      '));
    await save(join(root, 'test-results/engines'), `${name}-${journey.name}`, driver).catch(
      () => null,
    );
  }
  return { state, seconds };
}

/** @param {string} folder @param {string} name @param {import('./page.mjs').Driver} driver */
async function save(folder, name, driver) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.png`), await driver.screenshot());
}

/**
 * Rejects after a time, since a crashed browser does not respond.
 * @template T
 * @param {number} ms
 * @param {Promise<T>} work
 */
async function within(ms, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
