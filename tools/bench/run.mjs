// npm run bench [-- --only visits|start|polls|acts|hour] [--runs 5] [--dist folder]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/chromium.mjs';
import { binary, root, runInherited } from '../process.mjs';
import { measureActs } from './acts.mjs';
import { recordCenter } from './center.mjs';
import { measureHour } from './hour.mjs';
import { measurePolls } from './polls.mjs';
import { openTypeScript } from '../typescript.mjs';
import { openSite } from './site.mjs';
import { measureVisits } from './visits.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'visits,start,polls,acts,hour' },
    runs: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '100,1000,10000,100000' },
    dist: { type: 'string', default: '' },
  },
});
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
  (values.dist === '' ? await runInherited([...vite, 'build', '--logLevel', 'warn']) : 0) ||
  (await runInherited([...vite, ...bareBuild]));
if (code) process.exit(code);

const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  chromiumSandbox: !found.args.includes('--no-sandbox'),
  ...(found.env && {
    env: { .../** @type {Record<string, string>} */ (process.env), ...found.env },
  }),
});
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

if (parts.has('visits')) {
  const ours = await openSite(dist, { bodyOf: (path) => day.get(path) ?? null });
  const bare = await openSite(bareDist);
  const pages = [
    { name: 'bare React', url: bare.url('/') },
    ...['/', '/?display=wall', '/validation', '/monthly-data'].map((path) => ({
      name: path,
      url: ours.url(path),
    })),
  ];
  console.log(`${await measureVisits(browser, pages, runs)}\n`);
  ours.close();
  bare.close();
}
if (parts.has('start')) {
  // The same files, with a boot script that knows nothing of the screens: no early requests, no preloads.
  const typescript = await openTypeScript();
  const { bootScript } = await typescript.load('/tools/vite/deployment.ts');
  const bodyOf = (/** @type {string} */ path) => day.get(path) ?? null;
  const plain = await openSite(dist, { bodyOf, replaced: { '/boot.js': await bootScript({}) } });
  await typescript.close();
  const early = await openSite(dist, { bodyOf });
  for (const path of ['/', '/?display=wall', '/monthly-data', '/validation']) {
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
await browser.close();
process.exit(0);
