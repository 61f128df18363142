// What findChromium needs of the machine. Kept apart so that its order can be tested without one.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBundled } from './chromium-bundled.mjs';

/** @typedef {{ executablePath: string, env?: Record<string, string>, mayOpen?: boolean }} Candidate */
/** @typedef {ReturnType<typeof realProbes>} Probes */

const isRoot = () => process.getuid?.() === 0;

export function realProbes() {
  return {
    isRoot,
    named: () => [process.env['CHROME_PATH'] ?? ''].filter(Boolean),
    onPath,
    fixedPaths,
    tellsVersion,
    starts,
    playwright,
    bundled: unpackBundled,
    aptInstall,
    playwrightInstall,
    note: (/** @type {string} */ how, /** @type {unknown} */ problem) => {
      console.error(
        `chromium: ${how}: ${problem instanceof Error ? problem.message : String(problem)}`,
      );
    },
  };
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders
    .map((folder) => join(folder, file))
    .filter(isExecutable)
    .slice(0, 1);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fixedPaths() {
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const windows = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((n) => process.env[n]);
  const paths =
    process.platform === 'darwin'
      ? mac.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
      : process.platform === 'win32'
        ? roots.flatMap((root) => (root ? windows.map((path) => join(root, path)) : []))
        : [];
  return paths.filter((path) => existsSync(path));
}

/** @param {string} path */
async function tellsVersion(path) {
  // On Windows --version opens a window and prints nothing; there the start alone decides.
  if (process.platform === 'win32') return true;
  const { code, out } = await run(path, ['--version'], 15_000);
  return code === 0 && /\d+\.\d+\.\d+/.test(out);
}

/** @param {Candidate} candidate @param {string[]} args */
async function starts({ executablePath, env }, args) {
  // Through Playwright, as the tests will: the bundled browser knows no --dump-dom.
  const { chromium } = await import('@playwright/test');
  const open = args.includes('--no-sandbox');
  const browser = await chromium
    .launch({ executablePath, args, chromiumSandbox: !open, timeout: 30_000, ...withEnv(env) })
    .catch(() => null);
  if (!browser) return false;
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>started</title>', { timeout: 15_000 });
    return (await page.title()) === 'started';
  } catch {
    return false;
  } finally {
    await browser.close();
  }
}

/** @param {Record<string, string> | undefined} env */
function withEnv(env) {
  return env ? { env: { ...process.env, ...env } } : {};
}

async function playwright() {
  const { chromium } = await import('@playwright/test');
  const executablePath = chromium.executablePath();
  return executablePath && existsSync(executablePath) ? [{ executablePath }] : [];
}

async function aptInstall() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  console.error(
    'chromium: no browser starts here: installing the Debian package (--no-install forbids it)',
  );
  const apt = (/** @type {string[]} */ ...args) =>
    run('/usr/bin/apt-get', args, 300_000, { DEBIAN_FRONTEND: 'noninteractive' });
  await apt('update');
  const { code } = await apt('install', '-y', '--no-install-recommends', 'chromium');
  return code === 0;
}

async function playwrightInstall() {
  console.error(
    'chromium: no browser starts here: installing the one of Playwright (--no-install forbids it)',
  );
  // System libraries need root; elsewhere sudo would stop at a password.
  const libraries = isRoot() || process.env['CI'] ? ['--with-deps'] : [];
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  await run(npx, ['playwright', 'install', ...libraries, 'chromium'], 300_000);
  return playwright();
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {number} timeout
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number | null, out: string }>}
 */
function run(file, args, timeout, env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      timeout,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: file.endsWith('.cmd'),
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.on('error', () => resolve({ code: null, out }));
    child.on('close', (code) => resolve({ code, out }));
  });
}
