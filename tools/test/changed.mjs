// Which tests `npm run check` runs: those of what has changed since the last commit, or else in it.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../process.mjs';

/**
 * Paths from the root that differ from the last commit; those of the last commit where none does.
 * @returns {string[]}
 */
export function changedFiles() {
  const open = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = open.length > 0 ? open : git('show', '--name-only', '--format=', 'HEAD');
  return changed.filter((path) => existsSync(join(root, path)));
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** @param {string} path */
export function isCode(path) {
  return /\.(?:ts|tsx|mjs)$/.test(path);
}

/** The conventions read files instead of importing them, so that no import leads to them. */
export function conventions() {
  return filesIn('tests/conventions').filter((path) => path.endsWith('.test.ts'));
}

/**
 * The screens' tests that changed, that stand beside what changed, or that open the screen that changed. Each of them
 * imports the whole app, so that imports choose nothing: `npm test` runs them all.
 * @param {readonly string[]} changed
 */
export function screensTestsOf(changed) {
  const code = changed.filter(isCode);
  const folders = new Set(code.map((path) => dirname(path)));
  const screens = new Set(code.flatMap((path) => /^src\/routes\/([^/]+)\//.exec(path)?.[1] ?? []));
  const isOf = (/** @type {string} */ test, /** @type {string} */ screen) =>
    posix.basename(test).startsWith(screen) ||
    readFileSync(join(root, test), 'utf8').includes(`'/${screen}`);
  const tests = [...filesIn('tests/screens'), ...filesIn('src')].filter((path) =>
    path.endsWith('.test.tsx'),
  );
  const isProduct = code.some((path) => /^(?:src|mocks)\//.test(path));
  return tests.filter(
    (test) =>
      changed.includes(test) ||
      (test.startsWith('src/') && folders.has(dirname(test))) ||
      [...screens].some((screen) => isOf(test, screen)) ||
      (isProduct && test === 'tests/screens/dashboard.test.tsx'),
  );
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll('\\', '/')),
  );
}
