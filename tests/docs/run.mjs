// npm run test:docs [-- --no-build] [-- --only words]
// Runs the commands of the documents in a copy of this folder, as a person would type them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../../tools/arguments.mjs';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { dist, haveBuild } from '../../tools/process.mjs';
import { freePort } from '../../tools/served.mjs';
import { makeWorkplace } from './workplace.mjs';
import { commandsOf, pages } from './pages.mjs';
import { runShort, serve } from './shell.mjs';
import { trialOf } from './table.mjs';

const usage = `Runs the commands of README.md, CONTRIBUTING.md and docs/ in a copy of this folder, which Git makes. It needs curl.

  npm run test:docs [-- options]

  --only words   those that hold these words
  --no-build     take the build that is in dist`;

const { values } = readArguments(usage, {
  only: { type: 'string', default: '' },
  'no-build': { type: 'boolean', default: false },
});

await haveBuild(!values['no-build'] || !existsSync(join(dist, 'index.html')));

/** @typedef {import('./pages.mjs').Command} Command */

/** @type {Map<string, Command>} */
const commands = new Map();
for (const command of pages.flatMap((page) => commandsOf(page)))
  if (!commands.get(command.text)?.shown) commands.set(command.text, command);

const counts = { passed: 0, failed: 0 };
const env = { CHROME_PATH: findChromium(), API_URL: '' };
const copy = makeWorkplace();
process.once('exit', copy.remove);
const center = await serve(copy.folder, `npm run mock:server -- --port ${await freePort()}`);
const isUp = await center.answers('/api/regions');
if (!isUp) console.error(`npm run mock:server does not respond.\n${center.said()}`);

try {
  for (const command of commands.values())
    if (isUp && command.text.includes(values.only)) await attempt(command);
} finally {
  await center.end();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || !isUp ? 1 : 0);

/** @param {Command} command */
async function attempt({ page, text, shown }) {
  const trial = trialOf(text);
  if (!trial) return;
  copy.restore();
  await fetch(`${center.origin}/__mock/reset`, { method: 'POST' });
  const began = performance.now();
  const fault = await faultOf(text, trial, shown);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  counts[fault === '' ? 'passed' : 'failed'] += 1;
  console.log(
    `  ${fault === '' ? 'ok    ' : 'FAILED'}  ${seconds.padStart(5)} s  ${text} (${page})`,
  );
  if (fault !== '') console.log(fault.replaceAll(/^/gm, '            '));
}

/**
 * The problem of a command; '' without one.
 * @param {string} text
 * @param {import('./table.mjs').Trial} trial
 * @param {string | null} shown
 */
async function faultOf(text, { more = '', says, answers, afterwards }, shown) {
  const port = await freePort();
  const typed = text
    .replaceAll(/https?:\/\/(?:backend\.example|test\.example|127\.0\.0\.1:8787)/g, center.origin)
    // A header can't have an ellipsis.
    .replaceAll('…', 'x');
  const whole = [typed, more].filter(Boolean).join(' ');
  const line = whole.replaceAll('{port}', String(port));
  if (answers !== undefined) {
    const server = await serve(copy.folder, line, env);
    const isThere = await server.answers(answers, says);
    await server.end();
    return isThere
      ? ''
      : `${answers} did not respond with 200 and ${String(says)}.\n${server.said()}`;
  }
  const { code, said } = await runShort(copy.folder, line, env);
  if (code !== 0) return `ended with ${code}\n${said}`;
  if (says && !says.test(said)) return `did not print ${String(says)}\n${said}`;
  const after = afterwards && (await runShort(copy.folder, afterwards, env));
  if (after && after.code !== 0) return `left behind what fails ${afterwards}\n${after.said}`;
  return shown === null || isShown(said, shown) ? '' : `printed\n${said}\nand not\n${shown}`;
}

/** @param {string} said @param {string} shown */
function isShown(said, shown) {
  const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, '');
  return plain(said).includes(plain(shown));
}
