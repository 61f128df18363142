// What findChromium needs of the machine. Kept apart so that its order can be tested without one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackBundled } from './chromium-bundled.mjs';
import { apt, canUseApt, isRoot, onPath, playwrightCli, run } from './machine.mjs';

/** @typedef {{ executablePath: string, env?: Record<string, string>, mayOpen?: boolean }} Candidate */
/** @typedef {ReturnType<typeof realProbes>} Probes */

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
    note: (/** @type {string} */ how, /** @type {unknown} */ problem) =>
      console.error(
        `chromium: ${how}: ${problem instanceof Error ? problem.message : String(problem)}`,
      ),
  };
}

function fixedPaths() {
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
  const windows = folders.flatMap((name) => [
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env[name] ?? '', 'Microsoft/Edge/Application/msedge.exe'),
  ]);
  return [...mac, ...windows].filter((path) => existsSync(path));
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
export function withEnv(env) {
  const all = /** @type {Record<string, string>} */ ({ ...process.env, ...env });
  return env ? { env: all } : {};
}

async function playwright() {
  const { chromium } = await import('@playwright/test');
  const executablePath = chromium.executablePath();
  return executablePath && existsSync(executablePath) ? [{ executablePath }] : [];
}

/** @param {string} which */
function announce(which) {
  console.error(`chromium: no browser starts here: installing ${which} (--no-install forbids it)`);
}

async function aptInstall() {
  if (!canUseApt()) return false;
  announce('the Debian package');
  return apt('chromium');
}

async function playwrightInstall() {
  announce('the one of Playwright');
  // System libraries need root; elsewhere sudo would stop at a password.
  const libraries = isRoot() || process.env['CI'] ? ['--with-deps'] : [];
  await playwrightCli(['install', ...libraries, 'chromium']);
  return playwright();
}
