// All checks in steps, the cheap ones first.
import { join } from 'node:path';
import { binary, root } from '../process.mjs';

/**
 * @typedef {object} Step
 * @property {string} name in the report, and for `--only`
 * @property {'check' | 'test' | 'rest'} from the first command that runs it: `npm run check`, `npm test`, or `npm run test:all`
 * @property {string[]} command
 * @property {boolean} [isPartOfTest] the later commands run it in other steps
 * @property {boolean} [hasReport] writes a report with counts
 * @property {readonly string[]} [mayReport] the reports that it writes if it has tests to run
 * @property {readonly string[]} [needs] the steps that must run before it
 * @property {string} [beside] the step at whose time it runs where both are chosen, since each leaves a core idle
 */

export const reports = join(root, 'node_modules/.cache/reports');

/** @param {string} step */
export const reportOf = (step) => join(reports, `${step}.json`);

/** @param {string} path */
const script = (path) => [process.execPath, join(root, path)];

/** The arguments with which Vitest prints as usual, and writes a report. @param {string} name */
export const withReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];

/** @param {string} step @param {readonly string[]} projects */
function vitest(step, projects = [step]) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return [...binary('vitest', 'vitest'), 'run', ...chosen, ...withReport(step)];
}

/** @param {string} name @param {Step['from']} from @param {string} which @returns {Step} */
const browserTests = (name, from, which) => ({
  name,
  from,
  command: [...script('tools/test/browser.mjs'), '--no-build', which],
  hasReport: true,
  needs: ['build'],
});

/** A program that runs the build in a browser. @param {string} name @param {string} path @param {string[]} more @returns {Step} */
const program = (name, path, ...more) => ({
  name,
  from: 'rest',
  command: [...script(path), '--no-build', ...more],
  needs: ['build'],
});

/** Of the unit tests and of the mounted ones that `tools/test/changed.mjs` runs. */
export const changedReports = /** @type {const} */ (['changed-unit', 'changed-screens']);

/** @type {readonly Step[]} */
export const steps = [
  { name: 'format', from: 'check', command: [...binary('oxfmt', 'oxfmt'), '--check'] },
  {
    name: 'lint',
    from: 'check',
    command: [...binary('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'],
  },
  { name: 'openapi', from: 'check', command: script('tools/contract/lint.mjs'), beside: 'lint' },
  { name: 'unused', from: 'check', command: binary('knip', 'knip') },
  { name: 'types', from: 'check', command: binary('typescript', 'tsc'), beside: 'unused' },
  {
    name: 'changed',
    from: 'check',
    command: script('tools/test/changed.mjs'),
    isPartOfTest: true,
    mayReport: changedReports,
  },
  // In one run, which starts once and leaves no core idle between the two.
  { name: 'tests', from: 'test', command: vitest('tests', ['unit', 'screens']), hasReport: true },
  { name: 'build', from: 'test', command: [...binary('vite', 'vite'), 'build'] },
  browserTests('core', 'test', '--project=core'),
  { name: 'contract', from: 'rest', command: vitest('contract'), hasReport: true },
  { name: 'fuzz', from: 'rest', command: vitest('fuzz'), hasReport: true },
  { name: 'extra', from: 'rest', command: script('tools/extra/install.mjs') },
  { ...browserTests('browser', 'rest', '--project=rest'), needs: ['build', 'extra'] },
  browserTests('faults', 'rest', '--faults'),
  program('soak', 'tools/soak/run.mjs', '--hours', '2'),
  { ...program('deploy', 'tests/deploy/run.mjs'), beside: 'soak' },
  // Only CI may install missing browsers.
  {
    ...program('engines', 'tests/engines/run.mjs', ...(process.env['CI'] ? ['--install'] : [])),
    hasReport: true,
  },
  program('release', 'tools/release/run.mjs', '--check'),
];
