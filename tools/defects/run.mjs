// npm run test:defects [-- options]
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../arguments.mjs';
import { table } from '../bench/table.mjs';
import { makeCopy } from '../copy.mjs';
import { defects } from './defects.mjs';
import { plant } from './plant.mjs';
import { verdictOf } from './verdict.mjs';

/** @import { Defect } from './defects.mjs' */
/** @import { Verdict } from './verdict.mjs' */

const usage = `Breaks a copy of the code in each known way, and shows that a test turns red.

  npm run test:defects [-- options]

  --only words   those with these words in their name`;

const { values } = readArguments(usage, { only: { type: 'string' } });
const part = values.only?.toLowerCase() ?? '';
const chosen = defects.filter(({ name }) => name.toLowerCase().includes(part));
if (chosen.length === 0) {
  console.error(`No defect has '${values.only ?? ''}' in its name.`);
  process.exit(1);
}

const longestName = 110;
/** A test that a defect leaves waiting must not take a minute to say so. */
const testTimeoutMs = 20_000;
/** No run of a few files takes longer, in ms; one that does has hung. */
const longestMs = 300_000;

// Outside the checkout: tools take whatever lies under node_modules for a package and leave it as it is.
const temporary = mkdtempSync(join(tmpdir(), 'defects-'));
const report = join(temporary, 'report.json');
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const copy = makeCopy(join(temporary, 'code'));

/** @type {Map<string, Verdict>} */
const sound = new Map();
/** @type {string[][]} */
const rows = [];
let missed = 0;

for (const [index, defect] of chosen.entries()) {
  const command = JSON.stringify(commandOf(defect));
  if (!sound.has(command)) sound.set(command, await test(defect));
  const before = sound.get(command);
  const began = performance.now();
  const verdict = before?.kind === 'green' ? await testBroken(defect) : before;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (before?.kind !== 'green' || verdict?.kind !== 'red') missed += 1;
  const said = wordsOf(before, verdict);
  const [line = ''] = said.split('\n');
  rows.push([String(index + 1), defect.name, defect.file, seconds, line.slice(0, longestName)]);
  console.log(`${index + 1}/${chosen.length} ${defect.name}: ${said} (${seconds} s)`);
}

const head = ['', 'defect', 'file', 'seconds', 'noticed by'];
console.log(
  `\n${table(head, rows)}\n\n${chosen.length - missed} of ${chosen.length} defects were noticed.`,
);
process.exit(missed > 0 ? 1 : 0);

/** @param {Defect} defect */
async function testBroken(defect) {
  const repair = plant(copy, defect);
  try {
    return await test(defect);
  } finally {
    repair();
  }
}

/** @param {Defect} defect */
function isOfBrowser({ tests }) {
  return tests.some((path) => path.endsWith('.spec.ts'));
}

/** @param {Defect} defect */
function commandOf(defect) {
  const { tests, named } = defect;
  if (isOfBrowser(defect)) {
    const grep = named === undefined ? [] : ['--grep', named];
    return ['tools/test/browser.mjs', '--no-build', '--reporter=json', ...tests, ...grep];
  }
  const which = [...tests, ...(named === undefined ? [] : ['-t', named])];
  const how = ['--reporter=json', `--outputFile=${report}`, `--testTimeout=${testTimeoutMs}`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...how, ...which];
}

/** @param {Defect} defect @returns {Promise<Verdict>} */
async function test(defect) {
  rmSync(report, { force: true });
  if (isOfBrowser(defect)) {
    rmSync(join(copy, 'dist'), { recursive: true, force: true });
    const said = await node(['node_modules/vite/bin/vite.js', 'build']);
    if (!existsSync(join(copy, 'dist/index.html')))
      return { kind: 'broken', why: `no production build: ${said}` };
  }
  const said = await node(commandOf(defect));
  const verdict = verdictOf(report);
  return verdict.kind === 'broken' ? { ...verdict, why: `${verdict.why}\n${said}` } : verdict;
}

/**
 * Runs node in the copy to its end. Returns the last of its output.
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function node(args) {
  return new Promise((resolve) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const options = { cwd: copy, env, timeout: longestMs, maxBuffer: 1e9 };
    const child = execFile(process.execPath, args, options, (_error, out, err) => {
      process.off('exit', stop);
      resolve((out + err).slice(-1_500));
    });
    const stop = () => child.kill();
    process.once('exit', stop);
  });
}

/** @param {Verdict | undefined} before @param {Verdict | undefined} verdict */
function wordsOf(before, verdict) {
  if (before?.kind === 'red') return `NOTHING SHOWN: red without it too, ${before.test}`;
  if (verdict?.kind === 'broken') return `NOTHING SHOWN: ${verdict.why}`;
  return verdict?.kind === 'red' ? verdict.test : 'NOT NOTICED';
}
