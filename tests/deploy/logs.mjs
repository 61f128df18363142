// A visit whose URLs and headers hold names of people, and what the access log says of it (docs/operate.md).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./ask.mjs').Question} Question */
/** The logged parts of a request; undefined for one that Go refuses before Caddy is reached. @typedef {readonly [method: string, uri: string, status: number] | undefined} Logged */
/** @typedef {{ asks: Question, line: Logged, isTold: boolean }} Visit */

const anyName = /nora|castell|quigley/i;

const headers = {
  Authorization: 'Basic Nora',
  Cookie: 'user=Nora',
  Referer: 'https://tracker.example/sales-rep/Nora%20Castell/florida?q=Quigley',
  'User-Agent': 'Kiosk of Nora Castell',
  'X-Forwarded-For': 'Nora',
};

/**
 * @param {string} dist
 * @param {import('./programs.mjs').Name} program
 * @param {boolean} isHttp2
 * @returns {Visit[]}
 */
export function visits(dist, program, isHttp2) {
  const asset = `/assets/${readdirSync(join(dist, 'assets')).find((one) => one.endsWith('.css'))}`;
  const isRefused = program === 'caddy';
  /** @type {(path: string, uri: string, status?: number, method?: string) => Visit} */
  const visit = (path, uri, status = 200, method = 'GET') => ({
    asks: { path, method, headers },
    line: [method, uri, status],
    isTold: true,
  });
  /** @type {(path: string, status: number) => Visit} */
  const broken = (path, status) => ({
    asks: { path, headers },
    line: isRefused ? undefined : ['GET', '', status],
    isTold: false,
  });
  return [
    visit('/sales-rep/Nora%20Castell/florida', 'sales-rep'),
    visit('/Sales-Rep/Nora%20Castell/florida?q=Quigley', 'Sales-Rep'),
    visit('/?view=telemarketer&telemarketer=Nora+Castell', '/'),
    visit('/validation?q=Quigley', 'validation'),
    visit('/states/Nora', 'states'),
    visit('/Nora%20Castell', ''),
    visit('/auth/login?return=%2Fsales-rep%2FNora%2520Castell%2Fflorida', ''),
    visit('/nora.castell/x', '', 404),
    visit('/index.html?q=Quigley', '/index.html'),
    visit(`${asset}?q=Quigley`, asset),
    visit('/assets/Nora%20Castell.js', '', 404),
    visit('/config.json?q=Quigley', '/config.json'),
    visit('/api/regions?q=Quigley', '/api/regions'),
    visit('/api/echo?q=Quigley', '/api/echo', 200, 'POST'),
    visit('/api/echo/Nora%20Castell', '/api/echo'),
    visit('/api/echo?status=503&q=Quigley', '/api/echo', 503),
    visit('/api/echo?drop&q=Quigley', '/api/echo', 502),
    broken('/sales-rep/Nora/100%?q=Quigley', 200),
    broken('/api/echo/Nora/100%', isHttp2 ? 200 : 400),
  ];
}

const linesOf = (/** @type {string} */ text) =>
  text.split('\n').filter((line) => line.includes('"request":'));

/**
 * Waits for a number of lines, which come after the responses, and returns all.
 * @param {() => string} logged
 * @param {number} count
 */
export async function waitForLines(logged, count) {
  const giveUpAt = Date.now() + 5_000;
  while (linesOf(logged()).length < count && Date.now() < giveUpAt) await pause(20);
  return linesOf(logged());
}

/**
 * What is wrong with a log, and its lines of the visit.
 * @param {() => string} logged
 * @param {number} earlier the number of lines before the visit
 * @param {readonly Visit[]} all
 */
export async function faultsOfLog(logged, earlier, all) {
  const expected = all.flatMap(({ line }) => (line ? [JSON.stringify(line)] : []));
  const lines = await waitForLines(logged, earlier + expected.length);
  const got = lines.map((line) => JSON.parse(line));
  const parts = got.map(({ request, status }) =>
    JSON.stringify([request.method, request.uri, status]),
  );
  const lacking = expected.filter((part) => countOf(parts, part) < countOf(expected, part));
  const isAlerted = got.some(({ request, status }) => request.uri === '/api/echo' && status >= 500);
  const faults = [
    ...logged()
      .split('\n')
      .filter((line) => anyName.test(line)),
    ...got
      .filter(({ duration, ts }) => !(duration >= 0 && ts > 0))
      .map((line) => `no time: ${JSON.stringify(line)}`),
    ...lacking.map((part) => `no line ${part}`),
    ...(lines.length === earlier + expected.length ? [] : [`${lines.length} lines`]),
    ...(isAlerted ? [] : ['no 5xx of a call']),
  ];
  return { text: lines.slice(earlier).join('\n'), faults };
}

/** @param {readonly string[]} list @param {string} text */
const countOf = (list, text) => list.filter((one) => one === text).length;
