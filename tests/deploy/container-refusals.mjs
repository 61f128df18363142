// The environments that the container refuses to start with, and what it says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/served.mjs';
import { layOut, run } from './container.mjs';

/** @typedef {import('./container.mjs').Env} Env */

/** Refused environments with their messages. @type {readonly (readonly [Env, string])[]} */
const refused = [
  [{}, 'API_URL is not set'],
  [{ API_URL: '' }, 'API_URL is not set'],
  [{ API_URL: 'backend:3000' }, 'API_URL is not http://host:port'],
  [{ API_URL: 'http://backend:3000/api' }, 'API_URL is not http://host:port'],
  [{ API_URL: 'http://me:secret@backend' }, 'API_URL is not http://host:port'],
  [{ API_URL: 'http://b {\nadmin on\n}' }, 'API_URL holds a line break'],
  [{ API_URL: 'http://b}{x' }, 'API_URL is not http://host:port'],
  [{ API_URL: 'http://b', PORT: '0' }, 'PORT is not a number from 1 to 65535: 0'],
  [{ API_URL: 'http://b', PORT: '65536' }, 'PORT is not a number from 1 to 65535'],
  [{ API_URL: 'http://b', PORT: 'eighty' }, 'PORT is not a number from 1 to 65535'],
  [{ API_URL: 'http://b', PORT: '80 {' }, 'PORT is not a number from 1 to 65535'],
  [{ API_URL: 'http://b', DESIGNATED_TELEMARKETERS: ' , ' }, 'names 0 people, not 1 to 20'],
  [{ API_URL: 'http://b', DESIGNATED_TELEMARKETERS: 'a,'.repeat(21) }, 'names 21 people'],
  [{ API_URL: 'http://b', DESIGNATED_TELEMARKETERS: 'Ana\tTorres' }, 'TELEMARKETERS holds a line'],
  ...['//evil.example', '/errors', '/error-reports', '/api/'].map(
    (path) =>
      /** @type {const} */ ([
        { API_URL: 'http://b', ERROR_REPORT_URL: path },
        'ERROR_REPORT_URL is not a path of the backend',
      ]),
  ),
  [{ API_URL: 'http://b', TRACKER_BIND: 'localhost' }, 'TRACKER_BIND is not an IP address'],
  [{ API_URL: 'http://b', TRACKER_BIND: '0.0.0.0 {' }, 'TRACKER_BIND is not an IP address'],
  [{ API_URL: 'http://b', TRACKER_BIND: '999.1.1.1' }, 'TRACKER_BIND is not an IP address'],
  [{ API_URL: 'http://b', TRACKER_BIND: '::::' }, 'TRACKER_BIND is not an IP address'],
  [{ API_URL: 'http://b', TRUSTED_PROXIES: 'proxy }' }, 'TRUSTED_PROXIES holds more than'],
  [{ API_URL: 'http://b', TRUSTED_PROXIES: '10.0.0.1 ...' }, 'TRUSTED_PROXIES holds what is no IP'],
  [{ API_URL: 'http://b', TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES has a range of more'],
  [{ API_URL: 'http://b', ERROR_REPORT_URL: 'ftp://a.example' }, 'ERROR_REPORT_URL is neither'],
  [{ API_URL: 'http://b', ERROR_REPORT_URL: 'http://a/x}{y' }, 'ERROR_REPORT_URL is neither'],
  ...['0', '-1', '1.5', '180 ', 'many', '007'].map(
    (goal) =>
      /** @type {const} */ ([
        { API_URL: 'http://b', DAILY_GOAL: goal },
        'DAILY_GOAL is not a whole',
      ]),
  ),
  ...['//evil.example', 'http://evil.example', '/a b', '/auth}{', '/', '/a/%2E%2e/b', '/api'].map(
    (url) => /** @type {const} */ ([{ API_URL: 'http://b', SIGN_IN_URL: url }, 'SIGN_IN_URL is n']),
  ),
  ...[
    '/assets/login',
    '/states',
    '/States/x',
    '/sales-rep/a/b',
    '/monthly-data?tab=a',
    '/config.json',
    '/boot.js',
    '/index.html/x',
    '/error-reports',
  ].map(
    (url) =>
      /** @type {const} */ ([
        { API_URL: 'http://b', SIGN_IN_URL: url },
        'SIGN_IN_URL is a path of the app itself',
      ]),
  ),
  ...['/tracker', '/tracker/validation'].map(
    (url) =>
      /** @type {const} */ ([
        { API_URL: 'http://b', SIGN_IN_URL: url, TRACKER_BASE: '/tracker/' },
        'SIGN_IN_URL is a path of the app itself',
      ]),
  ),
  ...['API_URL', 'ERROR_REPORT_URL', 'SIGN_IN_URL'].flatMap((name) =>
    ['0', '65536', '123456789012'].map(
      (port) =>
        /** @type {const} */ ([
          { API_URL: 'http://b', [name]: `https://b.example:${port}` },
          `${name} has a port that is not a number from 1 to 65535`,
        ]),
    ),
  ),
  [{ API_URL: 'http://b:eighty' }, 'API_URL is not http://host:port'],
  [{ API_URL: 'http://b', TRACKER_RUN: '/proc/none' }, 'cannot be written to'],
];

/** @param {import('./container-questions.mjs').Of} of */
export async function testRefusals({ program, dist, report }) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-refused-'));
  const { start } = layOut(folder, { dist, program, port: await freePort() });
  for (const [env, sentence] of refused) {
    const { code, said } = await run(start(env));
    const isSaid = said.includes(sentence) && said.startsWith('appointment-tracker: ');
    report(
      `refuses ${JSON.stringify(env).slice(0, 80)}`,
      `${code}`,
      code === 78 && isSaid ? [] : [said],
    );
  }
  rmSync(folder, { recursive: true, force: true });
}
