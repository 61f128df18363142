// `npm test`: every check there is, in order, stopping at the first that fails.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCounts } from './counts.mjs';
import { binary, root, runInherited } from '../steps.mjs';

const reports = join(root, 'node_modules/.cache/reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const vitest = [
  ...binary('vitest', 'vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];
const browser = [process.execPath, join(root, 'tools/test/browser.mjs'), '--no-build'];
const faultsReport = join(reports, 'faults.json');
const faults = [...browser, '--faults'];
const soak = [process.execPath, join(root, 'tools/soak/run.mjs'), '--no-build', '--hours', '2'];

/** @type {{ name: string, command: string[], report?: string }[]} */
const steps = [
  { name: 'format', command: [...binary('oxfmt', 'oxfmt'), '--check'] },
  { name: 'lint', command: [...binary('oxlint', 'oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', command: binary('typescript', 'tsc') },
  { name: 'unit, screens, contract, house', command: vitest, report: vitestReport },
  { name: 'production build', command: [...binary('vite', 'vite'), 'build'] },
  { name: 'browser', command: browser, report: playwrightReport },
  { name: 'fault matrix', command: faults, report: faultsReport },
  { name: 'soak, 2 hours', command: soak },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
let exitCode = 0;

for (const { name, command, report } of steps) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  exitCode = await runInherited(command);
  const counts = report ? readCounts(report) : null;
  if (report && !counts) {
    console.error(`${name} wrote no report, so nothing is known to have passed.`);
    exitCode ||= 1;
  }
  if (counts?.failed) exitCode ||= 1;
  for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped'])) {
    total[kind] += counts?.[kind] ?? 0;
  }
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const result = exitCode ? 'FAILED' : 'ok';
  console.log(`── ${name}: ${result}, ${seconds}`);
  rows.push([name, result, seconds, counts ? words(counts) : '']);
  if (exitCode) break;
}

for (const { name } of steps.slice(rows.length)) rows.push([name, 'not run', '', '']);

console.log('');
for (const [name = '', result = '', seconds = '', counts = ''] of rows) {
  console.log(`${name.padEnd(32)}${result.padEnd(9)}${seconds.padStart(8)}   ${counts}`.trimEnd());
}
console.log(`\n${words(total)}`);
process.exit(exitCode);

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function words({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
