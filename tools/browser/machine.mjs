// What the finders of browsers and servers ask of the machine: programs, and packages to install.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const installMs = 300_000;

export const isRoot = () => process.getuid?.() === 0;

/** The program of this name, or none. @param {string} name */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders
    .map((folder) => join(folder, file))
    .filter(isExecutable)
    .slice(0, 1);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const canUseApt = () => isRoot() && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. Whether they are there then. @param {string[]} packages */
export async function apt(...packages) {
  const get = (/** @type {string[]} */ ...args) =>
    run('/usr/bin/apt-get', args, installMs, { DEBIAN_FRONTEND: 'noninteractive' });
  await get('update');
  const { code } = await get('install', '-y', '--no-install-recommends', ...packages);
  return code === 0;
}

/** Runs Playwright's own program, for at most five minutes. @param {string[]} args */
export function playwrightCli(args) {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  return run(npx, ['playwright', ...args], installMs);
}

/**
 * Runs to the end, or until it has taken too long. Some programs tell their version on stderr.
 * @param {string} file
 * @param {string[]} args
 * @param {number} timeout in ms
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, out: string }>}
 */
export function run(file, args, timeout, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      timeout,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: file.endsWith('.cmd'),
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (out += chunk));
    child.on('error', () => resolve({ code: null, out }));
    child.on('close', (code) => resolve({ code, out }));
  });
}
