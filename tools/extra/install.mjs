// Installs what only few commands need, apart from the packages of `npm ci`: Prism, Stryker and sharp.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from '../arguments.mjs';

const folder = import.meta.dirname;
const installed = join(folder, 'node_modules/.package-lock.json');
const lock = join(folder, 'package-lock.json');

/** Installs them where they are missing or older than the lockfile; ends the command if that fails. */
export function haveExtra() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing tools/extra, once');
  const npm = process.env['npm_execpath'];
  const [file, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(file, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) stop('tools/extra could not be installed: run `npm ci` in that folder.');
}

/**
 * The command of an extra package.
 * @param {string} name
 * @param {string} command
 */
export function extraBinary(name, command) {
  const place = join(folder, 'node_modules', name);
  if (!existsSync(place))
    throw new Error(`${name} is missing: run \`node tools/extra/install.mjs\`.`);
  const { bin } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  return [process.execPath, join(place, typeof bin === 'string' ? bin : bin[command])];
}

/** The module of an extra package. @param {string} name */
export const extraModule = (name) => createRequire(import.meta.url)(name);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) haveExtra();
