// Firefox and WebKit: Playwright's own, else Debian's programs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { binary } from '../process.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName */
/** @typedef {{ by: 'playwright' } | { by: 'bidi', firefox: string } | { by: 'webdriver', driver: string, display: string }} Browser */

export const engines = /** @type {const} */ ({
  firefox: { title: 'Firefox', type: firefox, packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', type: webkit, packages: ['webkit2gtk-driver', 'xvfb'] },
});

/** The browser of an engine, or null. @param {EngineName} name @returns {Browser | null} */
export function findEngine(name) {
  if (existsSync(engines[name].type.executablePath())) return { by: 'playwright' };
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(onPath);
  if (name === 'webkit') return driver && display ? { by: 'webdriver', driver, display } : null;
  const path = onPath('firefox-esr') ?? onPath('firefox');
  return path === undefined ? null : { by: 'bidi', firefox: path };
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian's packages where there is apt-get, else Playwright's own; both need root. @param {EngineName} name */
export function installEngine(name) {
  console.log(`\n${engines[name].title} is being installed (--install).`);
  const run = (/** @type {readonly string[]} */ [file = '', ...args]) =>
    spawnSync(file, args, { stdio: 'ignore', timeout: 300_000, env });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return void run([...binary('playwright', 'playwright'), 'install', '--with-deps', name]);
  run(['apt-get', 'update']);
  run(['apt-get', 'install', '-y', '--no-install-recommends', ...engines[name].packages]);
}
