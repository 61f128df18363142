// npm run test:deploy [-- --no-build] [-- --no-install] [-- --only nginx|caddy] [-- --dist folder]
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCenter } from '../../tools/center.mjs';
import { binary, root, runInherited } from '../../tools/process.mjs';
import { ask, faultsOf } from './ask.mjs';
import { startBackend } from './backend.mjs';
import { openBrowser } from './browser.mjs';
import { findPrograms } from './programs.mjs';
import { questions } from './questions.mjs';
import { startServer } from './servers.mjs';

/** @typedef {import('./programs.mjs').Name} Name */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
});
/** @type {Name[]} */
const names = /** @type {const} */ (['nginx', 'caddy']).filter((name) =>
  ['', name].includes(values.only),
);
if (names.length === 0) stop('--only is nginx or caddy.');

const dist = values.dist === '' ? join(root, 'dist') : resolve(values.dist);
const isBuilt = () => existsSync(join(dist, 'index.html'));
if (!isBuilt() && values.dist === '' && !values['no-build'])
  await runInherited([...binary('vite', 'vite'), 'build']);
if (!isBuilt()) stop('There is no production build to serve: run `npm run build` first.');

const counts = { passed: 0, failed: 0 };
const programs = await findPrograms(names).catch((error) => stop(error.message));
const loaded = await loadCenter();
const browser = await openBrowser({ install: !values['no-install'] });
const backend = await startBackend(loaded);
try {
  for (const [name, program] of programs) {
    console.log(`\n${name} ${program.version}`);
    await testServer(name, program);
  }
} finally {
  await browser.close();
  backend.close();
  await loaded.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * @param {Name} name
 * @param {import('./programs.mjs').Program} program
 */
async function testServer(name, program) {
  const server = await startServer(name, program, { dist, backends: [backend.host] });
  report('has nothing to say against its configuration', 'start', server.warnings);
  for (const { name: what, asks, comes, on = {} } of questions(dist)) {
    const { said, faults } = await ask(server.origin, asks).then(
      (response) => ({
        said: `${response.status}`,
        faults: faultsOf(response, { ...comes, ...on[name] }),
      }),
      (error) => ({ said: 'none', faults: [String(error)] }),
    );
    report(what, said, faults);
  }
  for (const { what, said, faults } of await browser.look(name, server.origin))
    report(what, said, faults);
  await server.stop();
  await testWrites(name, program);
}

/**
 * With more than one backend, and with none.
 * @param {Name} name
 * @param {import('./programs.mjs').Program} program
 */
async function testWrites(name, program) {
  const other = await startBackend(loaded);
  const two = await startServer(name, program, { dist, backends: [backend.host, other.host] });
  for (const method of ['POST', 'GET']) {
    const before = backend.log.length + other.log.length;
    const response = await ask(two.origin, { path: '/api/echo?drop', method });
    const sent = backend.log.length + other.log.length - before;
    const faults = faultsOf(response, { status: 502 });
    if (sent !== 1) faults.push(`it was sent ${sent} times`);
    report(`a ${method} that is broken off, with two backends: sent once`, '502', faults);
  }
  await two.stop();
  other.close();

  const none = await startServer(name, program, { dist, backends: [other.host] });
  const response = await ask(none.origin, { path: '/api/regions' });
  const comes = { status: 502, headers: { 'Cache-Control': 'no-store' } };
  report('a call with no backend there', '502', faultsOf(response, comes));
  await none.stop();
}

/**
 * @param {string} what
 * @param {string} said
 * @param {readonly string[]} faults
 */
function report(what, said, faults) {
  const isGood = faults.length === 0;
  counts[isGood ? 'passed' : 'failed'] += 1;
  console.log(`  ${isGood ? 'ok    ' : 'FAILED'}  ${said.padEnd(5)}  ${what}`);
  for (const fault of faults) console.log(`            ${fault}`);
}

/** @param {string} words @returns {never} */
function stop(words) {
  console.error(words);
  process.exit(1);
}
