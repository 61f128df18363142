// npm run bench [-- options], npm run bench -- --compare DIST_A DIST_B
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchChromium } from '../browser/chromium.mjs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { binary, root, runInherited } from '../process.mjs';
import { measureActs, roundOfActs } from './acts.mjs';
import { recordCenter } from './center.mjs';
import { compareRounds, compareVisits } from './compare.mjs';
import { measureHour, roundOfHour } from './hour.mjs';
import { measurePolls, roundOfPolls } from './polls.mjs';
import { measureRecord } from './record.mjs';
import { openTypeScript } from '../typescript.mjs';
import { openSite } from './site.mjs';
import { measureVisits } from './visits.mjs';

const usage = `Measures what a visit, a poll, an act and an hour cost, beside a bare page (docs/performance.md).

  npm run bench [-- options]
  npm run bench -- --compare DIST_A DIST_B [options]

  --compare      two folders of built files in turns, B to A
  --only parts   these alone, comma-separated: visits, start, polls, acts, hour, record
  --runs 5       how often each is measured
  --sizes 100,1000,10000,100000   appointments of a day
  --dist folder  a build that is there, in place of a new one`;

const { values, positionals } = readArguments(usage, {
  only: { type: 'string', default: 'visits,start,polls,acts,hour,record' },
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

const dist = values.dist === '' ? join(root, 'dist') : resolve(values.dist);
const bareDist = join(root, 'node_modules/.cache/bench/bare');
mkdirSync(bareDist, { recursive: true });
const vite = binary('vite', 'vite');
const bareBuild = [
  'build',
  join(import.meta.dirname, 'bare'),
  '--config',
  join(import.meta.dirname, 'bare/vite.config.mjs'),
  '--outDir',
  bareDist,
  '--emptyOutDir',
  '--logLevel',
  'warn',
];
const code =
  (values.dist === '' && !values.compare
    ? await runInherited([...vite, 'build', '--logLevel', 'warn'])
    : 0) || (await runInherited([...vite, ...bareBuild]));
if (code) process.exit(code);

const browser = await launchChromium();
console.log(
  `Chromium ${browser.version()}, Node ${process.version}, ${runs} runs: median (least–most)\n`,
);

const ordinary = 100;
const { bodies } = await recordCenter([...new Set([ordinary, ...sizes])]);
const day = bodies.get(ordinary) ?? new Map();
const days = (/** @type {number[]} */ of) =>
  new Map(
    sizes.filter((size) => of.includes(size)).map((size) => [size, bodies.get(size) ?? new Map()]),
  );

const bodyOf = (/** @type {string} */ path) => day.get(path) ?? null;
const paths = ['/', '/?display=wall', '/validation', '/monthly-data'];

/**
 * What ratios are to: a React page that shows one figure of one response; beside it one that requests nothing.
 * @param {{ url: (path: string) => string }} site
 */
const barePages = (site) => [
  { name: 'bare with a response', url: site.url('/?response') },
  { name: 'bare', url: site.url('/') },
];

if (values.compare) {
  await compare();
  await browser.close();
  process.exit(0);
}

if (parts.has('visits')) {
  const ours = await openSite(dist, { bodyOf });
  const bare = await openSite(bareDist, { bodyOf });
  const pages = [...barePages(bare), ...paths.map((path) => ({ name: path, url: ours.url(path) }))];
  console.log(`${await measureVisits(browser, pages, runs)}\n`);
  ours.close();
  bare.close();
}
if (parts.has('start')) {
  // The same files, with a boot script that knows nothing of the screens: no early requests, no preloads.
  const typescript = await openTypeScript();
  const { bootScript } = await typescript.load('/tools/vite/deployment.ts');
  const plain = await openSite(dist, { bodyOf, replaced: { '/boot.js': await bootScript({}) } });
  await typescript.close();
  const early = await openSite(dist, { bodyOf });
  for (const path of paths) {
    const pages = [
      { name: `${path} without the early start`, url: plain.url(path) },
      { name: `${path} with it`, url: early.url(path) },
    ];
    console.log(`${await measureVisits(browser, pages, runs)}\n`);
  }
  plain.close();
  early.close();
}
if (parts.has('polls')) console.log(`${await measurePolls(browser, dist, days(sizes), runs)}\n`);
if (parts.has('acts'))
  console.log(`${await measureActs(browser, dist, days([10_000, 100_000]), runs)}\n`);
if (parts.has('hour')) console.log(`${await measureHour(browser, dist, day)}\n`);
if (parts.has('record')) console.log(`${await measureRecord(browser)}\n`);
await browser.close();
process.exit(0);

/** The early start compares a build with itself: it has no place here. */
async function compare() {
  const print = (/** @type {string} */ text) => console.log(`${text}\n`);
  if (parts.has('visits')) {
    const bare = await openSite(bareDist, { bodyOf });
    const sites = [await openSite(distA, { bodyOf }), await openSite(distB, { bodyOf })];
    print(await compareVisits(browser, barePages(bare), sites, paths, runs));
    for (const site of [bare, ...sites]) site.close();
  }
  /** @param {string} title @param {(folder: string) => Promise<import('./compare.mjs').Round>} measure */
  const rounds = async (title, measure) =>
    print(await compareRounds(title, [distA, distB], runs, measure));
  const large = days([10_000, 100_000]);
  if (parts.has('polls'))
    await rounds('A poll of the dashboard', (folder) => roundOfPolls(browser, folder, large));
  if (parts.has('acts'))
    await rounds('What a person does', (folder) => roundOfActs(browser, folder, large));
  if (parts.has('hour'))
    await rounds('An hour of polling in which nothing changes', (folder) =>
      roundOfHour(browser, folder, day),
    );
}
