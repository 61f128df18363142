// npm run test:defects [-- options]
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../arguments.mjs';
import { root } from '../process.mjs';
import { defects } from './defects.mjs';
import { plant } from './plant.mjs';
import { verdictOf } from './verdict.mjs';

/** @import { Defect } from './defects.mjs' */
/** @import { Verdict } from './verdict.mjs' */

const usage = `Breaks a copy of the code in each known way, and shows that a test turns red.

  npm run test:defects [-- options]

  --only words   those with these words in their name
  --all          run the whole vitest suite on each, not its own tests`;

const { values } = readArguments(usage, {
  only: { type: 'string' },
  all: { type: 'boolean', default: false },
});
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
const longestMs = values.all ? 900_000 : 300_000;

// Outside the checkout: tools take whatever lies under node_modules for a package and leave it as it is.
const copy = mkdtempSync(join(tmpdir(), 'defects-'));
const report = join(copy, 'report.json');
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
copyCode();

/** @type {Map<string, Verdict>} */
const sound = new Map();
const rows = [['', 'defect', 'file', 'noticed by', 'seconds']];
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
  rows.push([String(index + 1), defect.name, defect.file, said, seconds]);
  console.log(`${index + 1}/${chosen.length} ${defect.name}: ${said} (${seconds} s)`);
}

console.log(
  `\n${tableOf(rows)}\n\n${chosen.length - missed} of ${chosen.length} defects were noticed.`,
);
process.exit(missed > 0 ? 1 : 0);

function copyCode() {
  const left = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results']);
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

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
  // What holds that every defect's text is in its file notices any of them.
  const which = values.all
    ? ['--exclude', 'tools/defects/defects.test.ts']
    : [...tests, ...(named === undefined ? [] : ['-t', named])];
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
    const child = spawn(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestMs,
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let said = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      said = (said + chunk.toString()).slice(-1_500);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => {
      process.off('exit', stop);
      resolve(said);
    });
  });
}

/** @param {Verdict | undefined} before @param {Verdict | undefined} verdict */
function wordsOf(before, verdict) {
  if (before?.kind === 'red') return `NOTHING SHOWN: red without it too, ${before.test}`;
  if (verdict?.kind === 'broken') return `NOTHING SHOWN: ${verdict.why}`;
  return verdict?.kind === 'red' ? verdict.test : 'NOT NOTICED';
}

/** @param {string[][]} lines */
function tableOf(lines) {
  const widths = [3, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const [, names = 0, files = 0] = widths;
  return lines
    .map(([number = '', name = '', file = '', said = '', seconds = '']) =>
      [
        number.padStart(2),
        name.padEnd(names),
        file.padEnd(files),
        seconds.padStart(7),
        said.split('\n')[0]?.slice(0, longestName),
      ].join('  '),
    )
    .join('\n');
}
