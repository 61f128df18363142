// npm run screenshots [-- --only dashboard,wall] [-- --check] [-- --no-build]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { dist, haveBuild, root } from '../process.mjs';
import { galleryOf } from './gallery.mjs';
import { difference, webpOf } from './pictures.mjs';
import { fileOf, shots, themes } from './shots.mjs';
import { openStage } from './stage.mjs';

const usage = `Takes a picture of every screen, light and dark, for docs/.

  npm run screenshots [-- options]

  --only names   these alone, comma-separated: ${shots.map(({ name }) => name).join(', ')}
  --check        write nothing; say which pictures are not those of this build, and end with 1 if any is not
  --no-build     take the build that is in dist`;

const { values, positionals } = readArguments(usage, {
  only: { type: 'string' },
  check: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});
if (positionals.length > 0) wrongUsage(usage, `What is '${positionals[0]}'?`);
const only = values.only?.split(',') ?? null;
const unknown = only?.find((name) => !shots.some((shot) => shot.name === name));
if (unknown !== undefined) wrongUsage(usage, `There is no picture '${unknown}'.`);
const wanted = shots.filter(({ name }) => only?.includes(name) ?? true);

const viewport = { width: 1280, height: 800 };
const quality = 82;
/** A changed digit of the menu differs in 0.85 % of its block, another font rendering in 12 % (measured). */
const tolerance = { channel: 48, share: 0.003 };

const folder = join(root, 'docs/screens');
await haveBuild(!values['no-build']);
mkdirSync(folder, { recursive: true });
const stage = await openStage(dist);
/** @type {string[]} */
const old = [];
try {
  for (const shot of wanted)
    for (const theme of themes) await keep(fileOf(shot.name, theme), await take(shot, theme));
} finally {
  await stage.close();
}
if (!values.check) writeFileSync(join(root, 'docs/screens.md'), galleryOf(shots));
if (old.length > 0)
  console.error(`\n${old.length} not as this build draws them: run \`npm run screenshots\`.`);
process.exit(old.length > 0 ? 1 : 0);

/**
 * @param {import('./shots.mjs').Shot} shot
 * @param {'light' | 'dark'} theme
 */
async function take({ address, light = address, act }, theme) {
  const scene = await stage.open({ theme, viewport });
  await scene.page.goto(theme === 'light' ? light : address);
  await scene.pass(6_000);
  await act?.(scene.page);
  await scene.pass(2_000);
  const png = await scene.picture();
  await scene.close();
  return png;
}

/** @param {string} name @param {Buffer} png */
async function keep(name, png) {
  const webp = await webpOf(png, quality);
  if (!values.check) return write(name, webp);
  const path = join(folder, name);
  const share = existsSync(path)
    ? await difference(readFileSync(path), webp, tolerance.channel)
    : 1;
  const isOld = share > tolerance.share;
  if (isOld) old.push(name);
  console.log(`${isOld ? 'DIFFERS' : 'as it is'}  ${(share * 100).toFixed(2)} %  ${name}`);
}

/** @param {string} name @param {Buffer} bytes */
function write(name, bytes) {
  const path = join(folder, name);
  const isSame = existsSync(path) && readFileSync(path).equals(bytes);
  writeFileSync(path, bytes);
  console.log(
    `${isSame ? 'the same' : 'written '}  ${(bytes.length / 1000).toFixed(1)} kB  ${name}`,
  );
}
