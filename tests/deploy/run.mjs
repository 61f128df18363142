// node tests/deploy/run.mjs [options]
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadCenter } from '../../tools/center.mjs';
import { readArguments, stop } from '../../tools/arguments.mjs';
import { freePort } from '../../tools/served.mjs';
import { binary, dist as built, haveBuild, runInherited } from '../../tools/process.mjs';
import { ask, faultsOf } from './ask.mjs';
import { startBackend } from './backend.mjs';
import { makeCertificate } from './certificate.mjs';
import { openBrowser } from './browser.mjs';
import { faultsOfLog, visits, waitForLines } from './logs.mjs';
import { testContainer } from './container-questions.mjs';
import { findPrograms } from './programs.mjs';
import { questions } from './questions.mjs';
import { startServer } from './servers.mjs';

/** @typedef {import('./servers.mjs').Server} Server */

const usage = `Serves the build with the configurations of deploy/ in nginx, Caddy and the container's layout, and looks at what comes.

  node tests/deploy/run.mjs [options]

  --only nginx    one of them alone: nginx, caddy or container
  --dist folder   another build than the one in dist
  --no-build      fail rather than build where there is none
  --show          print the logs after the visit with names`;

const { values } = readArguments(usage, {
  only: { type: 'string', default: '' },
  dist: { type: 'string', default: '' },
  'no-build': { type: 'boolean', default: false },
  show: { type: 'boolean', default: false },
});
const servers = /** @type {const} */ (['nginx', 'caddy', 'container']);
const names = servers.filter((name) => ['', name].includes(values.only));
if (names.length === 0) stop(`--only is one of ${servers.join(', ')}.`);
/** The container's server is Caddy. @param {Server} name */
const programOf = (name) => (name === 'container' ? 'caddy' : name);

const dist = values.dist === '' ? built : resolve(values.dist);
const isBuilt = existsSync(join(dist, 'index.html'));
await haveBuild(!isBuilt && values.dist === '' && !values['no-build'], dist);

const counts = { passed: 0, failed: 0 };
const programs = findPrograms([...new Set(names.map(programOf))]);
const loaded = await loadCenter();
const browser = await openBrowser();
const backend = await startBackend(loaded);
try {
  for (const name of names) {
    const program = programs.get(programOf(name));
    if (!program) continue;
    console.log(`\n${name}${name === 'container' ? ', Caddy' : ''} ${program.version}`);
    await testServer(name, program);
    await testLog(name, program);
    await testProxy(name, program);
    if (name === 'container') await testContainer({ program, dist, backend, browser, report });
    else {
      await testWrites(name, program);
      await testConfig(name, program);
      await testHttp2(name, program);
      if (name === 'nginx') await testFolder(program);
    }
  }
} finally {
  await browser.close();
  backend.close();
  await loaded.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * @param {Server} name
 * @param {import('./programs.mjs').Program} program
 * @param {{ key: string, cert: string }} [tls] over HTTP/2
 */
async function testServer(name, program, tls) {
  const places = { program, dist, backends: [backend.host], ...(tls && { tls }) };
  const server = await startServer(name, places);
  report('has nothing to say against its configuration', 'start', server.warnings);
  for (const { name: what, asks, comes, on = {} } of questions(dist, Boolean(tls))) {
    const { said, faults } = await ask(server.origin, asks).then(
      (response) => ({
        said: `${response.status}`,
        faults: faultsOf(response, { ...comes, ...on[programOf(name)] }),
      }),
      (error) => ({ said: 'none', faults: [String(error)] }),
    );
    report(what, said, faults);
  }
  // The container has the same sites as Caddy; its page is checked with its own environment.
  if (name !== 'container')
    for (const { what, said, faults } of await browser.checkScreens(name, server.origin))
      report(what, said, faults);
  await server.stop();
}

/**
 * After a visit whose URLs and headers hold names of people.
 * @param {Server} name
 * @param {import('./programs.mjs').Program} program
 * @param {{ key: string, cert: string }} [tls] over HTTP/2
 */
async function testLog(name, program, tls) {
  const places = { program, dist, backends: [backend.host], ...(tls && { tls }) };
  const server = await startServer(name, places);
  const all = visits(dist, programOf(name), Boolean(tls));
  // That of the request which found the server started.
  const { length } = await waitForLines(server.logged, 1);
  for (const { asks } of all) await ask(server.origin, asks);
  const { text, faults } = await faultsOfLog(server.logged, length, all);
  report('the log has status, duration and screen, and no name', 'log', faults);
  if (values.show) console.log(text);
  await server.stop();
}

/**
 * Behind a proxy that ends TLS.
 * @param {Server} name
 * @param {import('./programs.mjs').Program} program
 */
async function testProxy(name, program) {
  const places = { program, dist, backends: [backend.host], proxies: '127.0.0.0/8' };
  const server = await startServer(name, places);
  const headers = {
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Prefix': '/tracker',
  };
  const response = await ask(server.origin, { path: '/api/echo', headers });
  const faults = faultsOf(response, {
    status: 200,
    arrived(sent) {
      const from = /** @type {const} */ (['proto', 'for', 'prefix']).map(
        (what) => sent.headers[`x-forwarded-${what}`],
      );
      assert.deepEqual(from, ['https', '203.0.113.7, 127.0.0.1', '/tracker']);
    },
  });
  report('a call through the proxy in front, which brings TLS', `${response.status}`, faults);
  await server.stop();
}

/**
 * With more than one backend, and with none.
 * @param {Server} name
 * @param {import('./programs.mjs').Program} program
 */
async function testWrites(name, program) {
  const other = await startBackend(loaded);
  const two = await startServer(name, { program, dist, backends: [backend.host, other.host] });
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

  const none = await startServer(name, { program, dist, backends: [other.host] });
  const response = await ask(none.origin, { path: '/api/regions' });
  const comes = {
    status: 502,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': /^text\/plain/ },
    body: 'The backend cannot be reached.',
  };
  report('a call with no backend there', '502', faultsOf(response, comes));
  await none.stop();
}

/**
 * @param {Server} name
 * @param {import('./programs.mjs').Program} program
 */
async function testConfig(name, program) {
  const config = mkdtempSync(join(tmpdir(), 'deploy-config-'));
  const text = '{"designatedTelemarketers": ["Zoë"], "signInUrl": "/auth/login"}\n';
  writeFileSync(join(config, 'config.json'), text);
  chmodSync(config, 0o755);
  const server = await startServer(name, { program, dist, backends: [backend.host], config });
  const response = await ask(server.origin, { path: '/config.json' });
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const faults = faultsOf(response, { status: 200, headers, body: text });
  report('a config.json of its own, in place of that of the build', '200', faults);
  const { what, said, faults: others } = await browser.checkSignIn(server.origin, backend.signOut);
  report(what, said, others);
  await server.stop();
  rmSync(config, { recursive: true, force: true });
}

/**
 * Over TLS and HTTP/2, which docs/deploy.md recommends.
 * @param {import('./programs.mjs').Name} name
 * @param {import('./programs.mjs').Program} program
 */
async function testHttp2(name, program) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-http2-'));
  const tls = makeCertificate(folder);
  if (tls) {
    console.log(`\n${name}, over TLS and HTTP/2`);
    await testServer(name, program, tls);
    await testLog(name, program, tls);
  } else console.log('  skipped: HTTP/2, for want of openssl');
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Every screen of a build for a folder of another site, by a typed address.
 * @param {import('./programs.mjs').Program} program
 */
async function testFolder(program) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-folder-'));
  const options = ['--base=/tracker/', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  if (await runInherited([...binary('vite', 'vite'), 'build', ...options])) process.exit(1);
  chmodSync(folder, 0o755);
  const sitePort = await freePort();
  const backends = [backend.host];
  const places = { program, dist: folder, backends, sitePort, proxies: '127.0.0.0/8' };
  const server = await startServer('nginx', places);
  const site = `http://127.0.0.1:${sitePort}`;
  const call = await ask(site, { path: '/tracker/api/echo/a%2Fb?c=%20' });
  /** @param {import('./ask.mjs').Arrived} call */
  const arrived = ({ url, headers }) => {
    assert.equal(url, '/api/echo/a%2Fb?c=%20');
    assert.equal(headers['x-forwarded-prefix'], '/tracker');
    assert.equal(headers['x-forwarded-proto'], 'http');
  };
  report(
    'a call of a folder, which tells folder and scheme',
    `${call.status}`,
    faultsOf(call, { status: 200, arrived }),
  );
  // The folder's site and the tracker's own server log each of them.
  const all = visits(folder, 'nginx', false).filter(({ isTold }) => isTold);
  const { length } = await waitForLines(server.logged, 3);
  for (const { asks } of all) await ask(site, { ...asks, path: `/tracker${asks.path}` });
  const { faults: named } = await faultsOfLog(server.logged, length, [...all, ...all]);
  report('the logs of a folder have no name', 'log', named);
  const screens = Object.values(loaded.screens);
  for (const { what, said, faults } of await browser.checkFolder(`${site}/tracker`, screens))
    report(what, said, faults);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
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
