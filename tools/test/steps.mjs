// Every check there is, one step each, the cheap ones first.
import { join } from 'node:path';
import { binary, root } from '../process.mjs';
import { conventions, isCode, screensTestsOf } from './changed.mjs';

/**
 * @typedef {object} Step
 * @property {string} name in the report, and for `--only`
 * @property {'check' | 'test' | 'rest'} from the first command that runs it: `npm run check`, `npm test`, or `npm run test:all`
 * @property {string[]} command
 * @property {(changed: readonly string[]) => string[] | null} [quick] what `npm run check` runs instead; null: nothing
 * @property {boolean} [hasReport] its tests are counted
 * @property {boolean} [needsBuild]
 * @property {boolean} [needsBrowser]
 */

export const reports = join(root, 'node_modules/.cache/reports');

/** @param {string} step */
export const reportOf = (step) => join(reports, `${step}.json`);

/** @param {string} path */
const script = (path) => [process.execPath, join(root, path)];

/** @param {string} project @param {string[]} [how] */
function vitest(project, how = ['run']) {
  const reporters = ['--reporter=default', '--reporter=json'];
  const file = `--outputFile.json=${reportOf(project)}`;
  return [...binary('vitest', 'vitest'), ...how, '--project', project, ...reporters, file];
}

const browser = [...script('tools/test/browser.mjs'), '--no-build'];

/** @type {readonly Step[]} */
export const steps = [
  { name: 'format', from: 'check', command: [...binary('oxfmt', 'oxfmt'), '--check'] },
  {
    name: 'lint',
    from: 'check',
    command: [...binary('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'],
  },
  { name: 'unused', from: 'check', command: binary('knip', 'knip') },
  { name: 'types', from: 'check', command: binary('typescript', 'tsc') },
  {
    name: 'unit',
    from: 'check',
    command: vitest('unit'),
    quick: (changed) => [
      ...vitest('unit', ['related', '--run']),
      ...changed.filter(isCode),
      ...conventions(),
    ],
    hasReport: true,
  },
  {
    name: 'screens',
    from: 'check',
    command: vitest('screens'),
    quick: (changed) => {
      const files = screensTestsOf(changed);
      return files.length > 0 ? [...vitest('screens'), ...files] : null;
    },
    hasReport: true,
  },
  { name: 'build', from: 'test', command: [...binary('vite', 'vite'), 'build'] },
  {
    name: 'core',
    from: 'test',
    command: [...browser, '--project=core'],
    hasReport: true,
    needsBuild: true,
    needsBrowser: true,
  },
  { name: 'fuzz', from: 'rest', command: vitest('fuzz'), hasReport: true },
  {
    name: 'browser',
    from: 'rest',
    command: [...browser, '--project=rest'],
    hasReport: true,
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'faults',
    from: 'rest',
    command: [...browser, '--faults'],
    hasReport: true,
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'soak',
    from: 'rest',
    command: [...script('tools/soak/run.mjs'), '--no-build', '--hours', '2'],
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'engines',
    from: 'rest',
    command: [...script('tests/engines/run.mjs'), '--no-build'],
    hasReport: true,
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'deploy',
    from: 'rest',
    command: [...script('tests/deploy/run.mjs'), '--no-build'],
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'docs',
    from: 'rest',
    command: [...script('tests/docs/run.mjs'), '--no-build'],
    needsBuild: true,
    needsBrowser: true,
  },
  {
    name: 'release',
    from: 'rest',
    command: [...script('tools/release/run.mjs'), '--check', '--no-build'],
    needsBuild: true,
  },
];
