// Sends a request exactly as given, over HTTP/1.1 or, to an https origin, HTTP/2, and finds what is wrong with the response.
import { request } from 'node:http';
import { connect } from 'node:http2';
import { gunzipSync } from 'node:zlib';
import { everywhere } from '../../tools/served.mjs';

/**
 * A request, whose path is sent unchanged.
 * @typedef {object} Question
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 */

/**
 * The expected response. Every response also has each header of deploy/headers.json once.
 * @typedef {object} Expected
 * @property {number} status
 * @property {Record<string, Wanted>} [headers]
 * @property {string | RegExp} [body]
 * @property {(arrived: Arrived) => unknown} [arrived] finds what is wrong with the request that the backend received
 * @property {boolean} [isBare] the server's own response, which can't be configured
 * @property {boolean} [isReset] no response over HTTP/2: the server ends the stream
 */

/** A list for a repeated header; null for one that must be missing. @typedef {string | RegExp | string[] | null} Wanted */
/** @typedef {{ method: string, url: string, headers: Record<string, string>, body: string }} Arrived */
/** @typedef {{ status: number, headers: Map<string, string[]>, body: string }} HttpResponse */

const deadlineMs = 10_000;

/** The response of a stream that the server ended. */
const reset = { status: 0, headers: new Map(), body: '' };

/**
 * @param {string} origin
 * @param {Question} question
 * @returns {Promise<HttpResponse>}
 */
export function ask(origin, question) {
  return origin.startsWith('https:') ? askHttp2(origin, question) : askHttp1(origin, question);
}

/** @type {typeof ask} */
function askHttp1(origin, { path, method = 'GET', headers = {}, body }) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const got = headersOf(response.rawHeaders);
        resolve({ status: response.statusCode ?? 0, headers: got, body: textOf(got, chunks) });
      });
      response.on('error', reject);
    });
    asked.setTimeout(deadlineMs, () => asked.destroy(new Error('no response')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** @type {typeof ask} */
function askHttp2(origin, { path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false });
    const asked = session.request(
      { ':method': method, ':path': path, ...headers },
      { endStream: body === undefined },
    );
    /** @type {Map<string, string[]>} */
    const got = new Map();
    /** @type {Buffer[]} */
    const chunks = [];
    asked.on('response', (received) => {
      for (const [name, value] of Object.entries(received)) got.set(name, [value ?? ''].flat());
    });
    asked.on('data', (chunk) => chunks.push(chunk));
    asked.on('end', () => {
      const status = Number(got.get(':status')?.[0] ?? 0);
      resolve({ status, headers: got, body: textOf(got, chunks) });
    });
    asked.on('error', (error) =>
      error.message.includes('NGHTTP2_PROTOCOL_ERROR') ? resolve(reset) : reject(error),
    );
    session.on('error', reject);
    asked.on('close', () => session.close());
    asked.setTimeout(deadlineMs, () => session.destroy(new Error('no response')));
    if (body !== undefined) asked.end(body);
  });
}

/** @param {HttpResponse['headers']} headers @param {Buffer[]} chunks */
function textOf(headers, chunks) {
  const bytes = Buffer.concat(chunks);
  const isGzip = headers.get('content-encoding')?.[0] === 'gzip' && bytes.length > 0;
  return String(isGzip ? gunzipSync(bytes) : bytes);
}

/** @param {string[]} raw */
function headersOf(raw) {
  /** @type {Map<string, string[]>} */
  const headers = new Map();
  for (let i = 0; i < raw.length; i += 2) {
    const name = (raw[i] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[i + 1] ?? '']);
  }
  return headers;
}

/**
 * All that is wrong with a response.
 * @param {HttpResponse} response
 * @param {Expected} expected
 * @returns {string[]}
 */
export function faultsOf(response, expected) {
  const { status, headers = {}, body, arrived, isBare, isReset } = expected;
  if (isReset) return response.status === 0 ? [] : [`status ${response.status}, not a reset`];
  const lines = response.status === status ? [] : [`status ${response.status}, not ${status}`];
  // The server's own response has none of these headers, as the documents say.
  const common = Object.entries(everywhere).map(([name, value]) => [name, isBare ? null : value]);
  /** @type {Record<string, Wanted>} */
  const all = {
    ...Object.fromEntries(common),
    'Strict-Transport-Security': null,
    ...headers,
  };
  for (const [name, wanted] of Object.entries(all)) {
    const given = response.headers.get(name.toLowerCase()) ?? [];
    const list = Array.isArray(wanted) ? wanted : wanted === null ? [] : [wanted];
    if (given.length === list.length && list.every((one, n) => fits(given[n], one))) continue;
    lines.push(`${name}: ${given.join(' and ') || 'none'}, not ${list.join(' and ') || 'none'}`);
  }
  const server = response.headers.get('server')?.join() ?? '';
  if (/\d/.test(server)) lines.push(`it tells its version: ${server}`);
  if (body !== undefined && !fits(response.body, body))
    lines.push(`body ${response.body.slice(0, 80)}, not ${body}`);
  if (arrived) lines.push(...faultsOfArrival(response.body, arrived));
  return lines;
}

/**
 * @param {string | undefined} given
 * @param {string | RegExp} wanted
 */
function fits(given = '', wanted) {
  return typeof wanted === 'string' ? given === wanted : wanted.test(given);
}

/**
 * @param {string} body
 * @param {(arrived: Arrived) => unknown} check
 */
function faultsOfArrival(body, check) {
  try {
    check(JSON.parse(body));
    return [];
  } catch (error) {
    return [`arrived: ${String(error).replaceAll(/\s+/g, ' ')}`];
  }
}
