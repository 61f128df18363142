// npm run bench [-- options], npm run bench -- --compare DIST_A DIST_B
import { join, resolve } from 'node:path';
import { launchChromium } from '../browser/chromium.mjs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { binary, dist as built, haveBuild, root, runInherited } from '../process.mjs';
import { roundOfActs } from './acts.mjs';
import { recordCenter } from './center.mjs';
import { roundOfHour } from './hour.mjs';
import { roundOfPolls } from './polls.mjs';
import { openSite } from './site.mjs';
import { measureReadings } from './readings.mjs';
import { measureRounds } from './table.mjs';
import { measureVisits } from './visits.mjs';

const usage = `Measures what a visit, a poll, an act and an hour cost, beside a bare page, and how the time to read a response
grows with its lists (docs/performance.md).

  npm run bench [-- options]
  npm run bench -- --compare DIST_A DIST_B [options]

  --compare      two folders of built files in turns, B to A
  --only parts   these alone, comma-separated: readings, visits, polls, acts, hour
  --runs 5       how often each is measured
  --sizes 100,1000,10000,100000   appointments of a day
  --dist folder  a build that is there, in place of a new one`;

const { values, positionals } = readArguments(usage, {
  only: { type: 'string', default: 'readings,visits,polls,acts,hour' },
  runs: { type: 'string', default: '5' },
  sizes: { type: 'string', default: '100,1000,10000,100000' },
  dist: { type: 'string', default: '' },
  compare: { type: 'boolean', default: false },
});
const [distA = '', distB = ''] = positionals.map((folder) => resolve(folder));
if (values.compare && !distB)
  wrongUsage(usage, '--compare takes two folders of built files: --compare DIST_A DIST_B');
const runs = Number(values.runs);
const parts = new Set(values.only.split(','));
const sizes = values.sizes.split(',').map(Number);

const dist = values.dist === '' ? built : resolve(values.dist);
if (!values.compare) await haveBuild(values.dist === '', dist);
const bareDist = join(root, 'node_modules/.cache/bench/bare');
const bare = join(import.meta.dirname, 'bare');
const bareBuild = ['build', bare, '--config', join(bare, 'vite.config.mjs'), '--outDir', bareDist];
const code = await runInherited([...binary('vite', 'vite'), ...bareBuild]);
if (code) process.exit(code);

const browser = await launchChromium();
console.log(
  `Chromium ${browser.version()}, Node ${process.version}, ${runs} runs: median (least–most)\n`,
);

const ordinary = 100;
const bodies = await recordCenter([...new Set([ordinary, ...sizes])]);
const day = bodies.get(ordinary) ?? new Map();
const days = (/** @type {number[]} */ of) =>
  new Map(
    sizes.filter((size) => of.includes(size)).map((size) => [size, bodies.get(size) ?? new Map()]),
  );

const bodyOf = (/** @type {string} */ path) => day.get(path) ?? null;
const paths = ['/', '/?display=wall', '/validation', '/monthly-data', '/data-quality'];

/**
 * A React page that shows one figure of one response, to which ratios are, and one that requests nothing.
 * @param {{ url: (path: string) => string }} site
 */
const barePages = (site) => [
  { name: 'bare with a response', url: site.url('/?response') },
  { name: 'bare', url: site.url('/') },
];

const print = (/** @type {string} */ text) => console.log(`${text}\n`);
if (parts.has('readings') && !values.compare) print(await measureReadings(day, runs));
const folders = values.compare ? [distA, distB] : [dist];
if (parts.has('visits')) {
  const sites = await Promise.all([bareDist, ...folders].map((folder) => openSite(folder, bodyOf)));
  const [bareSite, ...ours] = sites;
  if (bareSite) print(await measureVisits(browser, barePages(bareSite), ours, paths, runs));
  for (const one of sites) one.close();
}
const large = days([10_000, 100_000]);
const all = values.compare ? large : days(sizes);
/** @type {readonly [string, string, (folder: string, runs: number) => Promise<import('./table.mjs').Round>][]} */
const rounds = [
  ['polls', 'A poll of the dashboard', (folder, n) => roundOfPolls(browser, folder, all, n)],
  ['acts', 'What a person does', (folder, n) => roundOfActs(browser, folder, large, n)],
  [
    'hour',
    'An hour of polling in which nothing changes',
    (folder, n) => roundOfHour(browser, folder, new Map([[ordinary, day]]), n),
  ],
];
for (const [name, title, measure] of rounds)
  if (parts.has(name)) print(await measureRounds(title, folders, runs, measure));
await browser.close();
process.exit(0);
