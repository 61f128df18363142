// npm run check, npm test, npm run test:all [-- --rest] [-- --only a,b]
import { mkdirSync, rmSync } from 'node:fs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { runInherited } from '../process.mjs';
import { addCounts, readAllCounts } from './counts.mjs';
import { reportOf, reports, steps } from './steps.mjs';

/** @import { Counts } from './counts.mjs' */
/** @import { Step } from './steps.mjs' */

const usage = `Runs checks in order, stops at the first that fails, and ends with a table.

  npm run check        ${namesOf('check')}
  npm test             the same, with all tests: ${namesOf('test')}
  npm run test:all     the same, and ${namesOf('rest')}

  --rest         only what npm test does not run
  --only names   these steps alone, comma-separated`;

const { values, positionals } = readArguments(usage, {
  rest: { type: 'boolean', default: false },
  only: { type: 'string' },
});
const [named = 'test'] = positionals;
if (!['check', 'test', 'all'].includes(named)) wrongUsage(usage, `What is '${named}'?`);

const chosen = choose();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Null until a step has counted tests. @type {Counts | null} */
let total = null;
/** @type {string[][]} */
const rows = [];
let exitCode = 0;

for (let at = 0; at < chosen.length && !exitCode; at = rows.length) {
  const together = chosen.slice(at, at + 2).filter(isFirstOrBeside);
  console.log(`\n── ${together.map(({ name }) => name).join(', ')}`);
  const ended = together.map((step) => runTimed(step, together.length > 1));
  rows.push(...(await Promise.all(ended)));
  if (rows.some(([, result]) => result === 'FAILED')) exitCode = 1;
}

for (const { name } of chosen.slice(rows.length)) rows.push([name, 'not run', '', '']);

console.log('');
for (const [name = '', result = '', seconds = '', counts = ''] of rows)
  console.log(`${name.padEnd(12)}${result.padEnd(9)}${seconds.padStart(8)}   ${counts}`.trimEnd());
if (total) console.log(`\n${countsText(total)}`);
process.exit(exitCode);

function choose() {
  const only = values.only?.split(',') ?? null;
  const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) wrongUsage(usage, `No step is called ${unknown.join(', ')}.`);
  const isChosen = (/** @type {Step} */ { name, from, isPartOfTest = false }) =>
    only?.includes(name) ??
    (values.rest
      ? from === 'rest'
      : from === named || (!isPartOfTest && (named === 'all' || from === 'check')));
  const wanted = steps.filter(isChosen);
  const needed = new Set(wanted.flatMap(({ needs = [] }) => needs));
  return steps.filter((step) => wanted.includes(step) || needed.has(step.name));
}

/** Whether it runs now: the first of two steps, and the other if it runs at the same time. @param {Step} step @param {number} at @param {Step[]} pair */
function isFirstOrBeside({ beside }, at, [first]) {
  return at === 0 || beside === first?.name;
}

/** Returns the step's row of the table. @param {Step} step @param {boolean} isHeld */
async function runTimed(step, isHeld) {
  const began = performance.now();
  const { result, counts } = await run(step, isHeld);
  if (counts) total = total ? addCounts(total, counts) : counts;
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  console.log(`── ${step.name}: ${result}, ${seconds}`);
  return [step.name, result, seconds, counts ? countsText(counts) : ''];
}

/** @param {Step} step @param {boolean} isHeld */
async function run({ name, command, hasReport, mayReport = [name] }, isHeld) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  const code = await runInherited(command, env, undefined, isHeld);
  const counts = readAllCounts(mayReport.map(reportOf));
  if (hasReport && !counts)
    console.error(`${name} wrote no report, so nothing is known to have passed.`);
  const isGood = code === 0 && (!hasReport || counts?.failed === 0);
  return { result: isGood ? 'ok' : 'FAILED', counts };
}

/** @param {Step['from']} from */
function namesOf(from) {
  return steps.flatMap((step) => (step.from === from ? [step.name] : [])).join(', ');
}

/** @param {Counts} counts */
function countsText({ passed, failed, skipped, flaky }) {
  const rare = `${skipped ? `, ${skipped} skipped` : ''}${flaky ? `, ${flaky} flaky` : ''}`;
  return `${passed} passed, ${failed} failed${rare}`;
}
