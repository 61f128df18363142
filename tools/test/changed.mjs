// The tests of what changed since the last commit: the unit tests that use it, and what is mounted beside it.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binary, root, runInherited } from '../process.mjs';
import { changedReports, withReport } from './steps.mjs';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const files = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => /^(?:src|mocks|tools|tests)\/.*\.(?:ts|tsx|mjs)$/.test(path));

// A screen test uses every file of the app, so those of the changed folders stand for all.
const mounted = [...new Set(files.map(dirname))].flatMap((folder) =>
  folder === 'tests/screens'
    ? []
    : readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.test.tsx'))
        .map((name) => `${folder}/${name}`),
);
const screens = files.filter((path) => /^tests\/screens\/.*\.test\.tsx$/.test(path));

const [unitReport, screensReport] = changedReports;

/** @param {string} report @param {string[]} args */
async function run(report, ...args) {
  const choices = ['--passWithNoTests', ...withReport(report)];
  const code = await runInherited([...binary('vitest', 'vitest'), ...args, ...choices]);
  if (code) process.exit(code);
}

if (files.length > 0) await run(unitReport, 'related', ...files, '--run', '--project', 'unit');
if (mounted.length + screens.length > 0)
  await run(screensReport, 'run', '--project', 'screens', ...mounted, ...screens);
if (files.length === 0) console.log('Nothing changed since the last commit.');
