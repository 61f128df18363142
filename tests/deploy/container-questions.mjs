// Checks the container's settings, health, signals and error reports.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../../tools/served.mjs';
import { makeCertificate } from './certificate.mjs';
import { ask, faultsOf } from './ask.mjs';
import { testRefusals } from './container-refusals.mjs';
import { startServer } from './servers.mjs';

/** @typedef {import('./container.mjs').Env} Env */
/**
 * @typedef {object} Of
 * @property {import('./programs.mjs').Program} program
 * @property {string} dist
 * @property {{ host: string, signOut: () => void }} backend
 * @property {Awaited<ReturnType<typeof import('./browser.mjs').openBrowser>>} browser
 * @property {(what: string, said: string, faults: readonly string[]) => void} report
 */

/** Odd names that are data. */
const names = ['Ana Torres', 'Zoë "Z" O\'Neil', 'B\\C', '</script>', '$(id)', '`id`{$HOME}', '*'];

/** @param {Of} of */
export async function testContainer(of) {
  await testRefusals(of);
  const receiver = await startReceiver();
  const env = {
    DESIGNATED_TELEMARKETERS: names.join(' , '),
    ERROR_REPORT_URL: `http://${receiver.host}/in/errors`,
    SIGN_IN_URL: '/auth/login',
    DAILY_GOAL: '180',
  };
  const server = await startServer('container', { ...of, backends: [of.backend.host], env });
  await testConfig(of, server.origin, {
    designatedTelemarketers: names,
    errorReportUrl: '/error-reports',
    signInUrl: '/auth/login',
    dailyGoal: 180,
  });
  of.report('its health check', '0', faultsOfValue(await server.healthCode(), 0));
  await testReports(of, server.origin, receiver);
  const looks = [
    await of.browser.checkSignIn(server.origin, of.backend.signOut),
    // Of these names the backend has Ana Torres alone.
    ...(await of.browser.lookAtRunTime(server.origin, 1)),
  ];
  for (const { what, said, faults } of looks) of.report(what, said, faults);
  const batch = receiver.got.at(-1);
  of.report(
    'a report of the page arrives, without the name in it',
    'page',
    /"message":"TypeError"/.test(batch?.body ?? '') && !/Torres/.test(batch?.body ?? '')
      ? []
      : [`arrived: ${JSON.stringify(batch)}`],
  );
  const { code, healthCode } = await server.stop();
  of.report('SIGTERM ends it', `${code}`, faultsOfValue(code, 0));
  of.report('its health check, once it has ended', `${healthCode}`, faultsOfValue(healthCode, 1));
  receiver.close();
  await testDefaults(of);
  await testAddress(of);
  await testTls(of);
}

/**
 * @param {Of} of
 * @param {string} origin
 * @param {object} expected
 */
async function testConfig({ report }, origin, expected) {
  const response = await ask(origin, { path: '/config.json' });
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const faults = faultsOf(response, { status: 200, headers });
  report('config.json holds what the environment said, as data', '200', [
    ...faults,
    ...faultsOfValue(JSON.parse(response.body), expected),
  ]);
}

/** With the backend alone: the build's names, and no reports. @param {Of} of */
async function testDefaults(of) {
  const env = { ERROR_REPORT_URL: '/api/echo' };
  for (const [given, expected] of /** @type {const} */ ([
    [
      {},
      { designatedTelemarketers: builtNames(builtConfig(of)), errorReportUrl: '', signInUrl: '' },
    ],
    [env, { errorReportUrl: '/api/echo', signInUrl: '' }],
    [{ DAILY_GOAL: '1' }, { errorReportUrl: '', signInUrl: '', dailyGoal: 1 }],
    [
      { ...env, SIGN_IN_URL: '/tracker/api/login', TRACKER_BASE: '/tracker/' },
      { errorReportUrl: '/tracker/api/echo', signInUrl: '/tracker/api/login' },
    ],
  ])) {
    const places = { ...of, backends: [of.backend.host], env: given };
    const server = await startServer('container', places);
    await testConfig(of, server.origin, expected);
    const post = { path: '/error-reports', method: 'POST', body: '{}' };
    const faults = faultsOf(await ask(server.origin, post), { status: 404 });
    of.report('a report where there is no receiver', '404', faults);
    await server.stop();
  }
}

/** The health check uses the port of the server. @param {Of} of */
async function testAddress(of) {
  const env = { TRACKER_BIND: '127.0.0.2' };
  const server = await startServer('container', { ...of, backends: [of.backend.host], env });
  const code = await server.healthCode();
  of.report('its health check, at an address of its own', `${code}`, faultsOfValue(code, 0));
  await server.stop();
}

/** @param {Of} of @returns {unknown} */
function builtConfig({ dist }) {
  return JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
}

/** @param {unknown} config */
const builtNames = (config) =>
  /** @type {{ designatedTelemarketers: string[] }} */ (config).designatedTelemarketers;

/**
 * @param {Of} of
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof startReceiver>>} receiver
 */
async function testReports({ report }, origin, receiver) {
  const body = '{"version":1}';
  const headers = {
    'Content-Type': 'text/plain;charset=utf-8',
    'Content-Length': String(body.length),
    Cookie: 'session=1',
    Authorization: 'Basic eA==',
    'User-Agent': 'Kiosk of Ana Torres',
    'Accept-Language': 'pt-BR',
    'X-Forwarded-For': '10.1.2.3',
  };
  const path = '/error-reports';
  const response = await ask(origin, { path, method: 'POST', headers, body });
  const [arrived] = receiver.got;
  const tells =
    /cookie|authorization|forwarded|accept-language|sec-|ana torres|127\.0\.0\.1"?[^:]/i;
  report('a report, handed on without what tells people apart', `${response.status}`, [
    ...faultsOf(response, { status: 204, body: '', headers: { 'Set-Cookie': null } }),
    ...faultsOfValue([arrived?.method, arrived?.url, arrived?.body], ['POST', '/in/errors', body]),
    ...(tells.test(JSON.stringify(arrived?.headers)) ? [JSON.stringify(arrived?.headers)] : []),
  ]);
  const get = await ask(origin, { path });
  report('a GET of reports', `${get.status}`, faultsOf(get, { status: 405 }));
  const long = { path, method: 'POST', body: 'x'.repeat(70_000) };
  const before = receiver.got.length;
  const { status } = await ask(origin, long);
  report('a report that is too long arrives nowhere', `${status}`, [
    ...(status >= 400 ? [] : [`status ${status}`]),
    ...faultsOfValue(receiver.got.length, before),
  ]);
}

/** A remote backend is called by its own name, and only with a trusted certificate. @param {Of} of */
async function testTls(of) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-tls-'));
  const made = makeCertificate(folder);
  if (!made) {
    console.log('  skipped: an https backend, for want of openssl');
    return;
  }
  const { key, cert } = made;
  const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (req, res) => {
    res.end(JSON.stringify({ host: req.headers.host, url: req.url }));
  });
  const port = await freePort();
  await new Promise((resolve) => {
    tls.listen(port, '127.0.0.1', () => resolve(null));
  });
  const name = `localhost:${port}`;
  for (const [what, trusted, status] of /** @type {const} */ ([
    ['an https backend, by its own name', { SSL_CERT_FILE: cert }, 200],
    ['an https backend that nobody vouches for', {}, 502],
  ])) {
    const env = { ...trusted, API_URL: `https://${name}/` };
    const server = await startServer('container', { ...of, backends: [''], env });
    const response = await ask(server.origin, { path: '/api/a%2Fb' });
    const expected = JSON.stringify({ host: name, url: '/api/a%2Fb' });
    const faults = faultsOf(response, { status, ...(status === 200 && { body: expected }) });
    of.report(what, `${response.status}`, faults);
    await server.stop();
  }
  tls.closeAllConnections();
  tls.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A receiver of error reports, as an operator may have it. */
async function startReceiver() {
  /** @type {{ method?: string, url?: string, headers: object, body: string }[]} */
  const got = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      const { method = '', url = '', headers } = req;
      got.push({ method, url, headers, body });
      res.writeHead(500, { 'Set-Cookie': 'a=b' }).end('not for the page');
    });
  });
  const port = await freePort();
  await new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  return {
    host: `127.0.0.1:${port}`,
    got,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {unknown} given
 * @param {unknown} wanted
 */
function faultsOfValue(given, wanted) {
  if (isDeepStrictEqual(given, wanted)) return [];
  return [`${JSON.stringify(given)}, not ${JSON.stringify(wanted)}`];
}
