// The requests to every server and the expected responses: docs/deploy.md as a table.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kept, notKept } from '../../tools/served.mjs';
import { backendDate, cookies } from './backend.mjs';

/** @typedef {import('./ask.mjs').Question} Question */
/** @typedef {import('./ask.mjs').Expected} Expected */
/** @typedef {import('./programs.mjs').Name} Name */

/** @typedef {{ name: string, asks: Question, comes: Expected, on?: Partial<Record<Name, Partial<Expected>>> }} Row */

const never = { 'Cache-Control': notKept };
const isApp = /<div id="root">/;
const isNotApp = /^(?![\s\S]*<div id="root">)/;

/** The app itself. */
const app = {
  status: 200,
  headers: { ...never, 'Content-Type': 'text/html; charset=utf-8' },
  body: isApp,
};
const gone = { status: 404, headers: never, body: isNotApp };

/** A name with odd characters, in the path and in the query. */
const intact =
  "/api/echo/a%2Fb/%252F/%3F%23%20%C3%BC%E2%80%AE/o'x+;=@:$&()*,~//y?q=a%2Fb%20c%26d&e=%2B%00";

/**
 * The requests over HTTP/1.1, or over TLS and HTTP/2.
 * @param {string} dist
 * @param {boolean} isHttp2
 * @returns {Row[]}
 */
export function questions(dist, isHttp2) {
  const scheme = isHttp2 ? 'https' : 'http';
  /** Go refuses such a path before Caddy is reached. */
  const refusedByGo = {
    status: 400,
    headers: {},
    body: '400 Bad Request',
    isBare: true,
    isReset: isHttp2,
  };
  /** A path that can't be decoded, and is no screen's. Over HTTP/2 nginx doesn't know whose it is. */
  const undecodable = isHttp2 ? app : { ...gone, status: 400 };
  const assets = readdirSync(join(dist, 'assets'));
  const asset = (/** @type {RegExp} */ like) => `/assets/${assets.find((one) => like.test(one))}`;
  const script = asset(/^index-.*\.js$/);

  return [
    ...['/', '/?display=wall', '/index.html', '/states', '/states/', '/no/such/screen'].map(
      (path) => ({
        name: path,
        asks: { path },
        comes: app,
      }),
    ),
    row('a name with a slash', '/sales-rep/A%2FC%20Crew%20%26%20Sons/florida', app),
    row('a name like a file', '/sales-rep/index.js/florida', app),
    row('a name like a pattern', '/sales-rep/%5Ba-z%5D*%3F/florida', app),
    row('a name of 40,000 letters', `/sales-rep/${'x'.repeat(40_000)}/florida`, app),
    row('a name with a NUL', '/sales-rep/%00/florida', app),
    row('a name that is no UTF-8', '/sales-rep/%FF%E0%A4/florida', app),
    row('a long name', `/sales-rep/${'long%20'.repeat(1_500)}/florida`, app),
    row('half a character', '/sales-rep/%E0%A4%A/florida', app, { caddy: refusedByGo }),
    row('a bare percent sign', '/sales-rep/100%/florida', app, { caddy: refusedByGo }),
    { name: 'HEAD', asks: { path: '/states', method: 'HEAD' }, comes: { ...app, body: '' } },

    ...[
      ['/version.json', 'application/json'],
      ['/config.json', 'application/json'],
      ['/boot.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/third-party-notices.txt', 'text/plain; charset=utf-8'],
    ].map(([path = '', type = '']) => file(path, type, notKept)),
    file(script, 'text/javascript; charset=utf-8', kept),
    file(asset(/\.css$/), 'text/css; charset=utf-8', kept),
    file(asset(/\.woff2$/), 'font/woff2', kept),
    {
      name: 'a script that the browser has',
      asks: { path: script, headers: { 'If-None-Match': '*' } },
      comes: { status: 304, headers: { 'Cache-Control': kept }, body: '' },
    },
    row('a missing script', '/assets/gone-12345678.js', gone),
    {
      name: 'a missing script that the browser has',
      asks: { path: '/assets/gone-12345678.js', headers: { 'If-None-Match': '*' } },
      comes: gone,
    },
    row('a missing style', '/assets/gone-12345678.css?again=1', gone),
    row('the folder of assets', '/assets/', gone),
    row('a missing name with half a character', '/assets/%E0%A4%A', undecodable, {
      caddy: refusedByGo,
    }),

    packed('a script, packed', script, 'gzip', 'gzip'),
    packed('a font, which is packed already', asset(/\.woff2$/), 'gzip', null),
    packed('a script, for a newer browser', script, 'gzip, br, zstd', 'gzip', { caddy: 'zstd' }),
    packed('a response, packed', `/api/echo?${'long='.repeat(300)}`, 'gzip', 'gzip'),

    {
      name: 'a call, its URL untouched',
      asks: { path: intact, headers: { Cookie: 'a=b%2Fc; d="e"' } },
      comes: {
        status: 200,
        headers: { ...never, 'Content-Type': /^application\/json/, Date: backendDate },
        arrived({ method, url, headers }) {
          assert.deepEqual([method, url, headers['cookie']], ['GET', intact, 'a=b%2Fc; d="e"']);
        },
      },
    },
    {
      name: 'a call that claims to come over another scheme, from another folder',
      asks: {
        path: '/api/echo',
        headers: { 'X-Forwarded-Proto': 'gopher', 'X-Forwarded-Prefix': '/evil' },
      },
      comes: {
        status: 200,
        arrived({ headers }) {
          assert.equal(headers['x-forwarded-proto'], scheme);
          assert.equal(headers['x-forwarded-prefix'], undefined);
        },
      },
    },
    ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => sent(method, scheme)),
    {
      name: 'a POST without a body',
      asks: { path: '/api/echo', method: 'POST' },
      comes: {
        status: 200,
        arrived: ({ method, body }) => assert.deepEqual([method, body], ['POST', '']),
      },
    },
    ...[204, 401, 404, 409, 422, 500, 502, 503].map((status) => ({
      name: `a call with status ${status}`,
      asks: { path: `/api/echo?status=${status}` },
      comes: { status, headers: never, body: status === 204 ? '' : /"GET"/ },
    })),
    row('a call that is redirected', '/api/echo?status=302', {
      status: 302,
      headers: { ...never, Location: '/sign-in?to=%2F' },
    }),
    row('a call that is broken off', '/api/echo?drop', { ...gone, status: 502 }),
    row('a call that is no URL', '/api/echo/100%/x', undecodable, { caddy: refusedByGo }),
    {
      name: 'a POST that is no URL',
      asks: { path: '/sales-rep/100%/florida', method: 'POST' },
      comes: { ...gone, status: 400 },
      on: { caddy: refusedByGo },
    },
    ...['/metrics', '/robots.txt', '/favicon.ico', '/.well-known/security.txt'].map((path) =>
      row(path, path, gone),
    ),
    row('a call only when it is decoded', '/states/..%2Fapi/echo', gone),
    row('a call with too many slashes', '//api/echo', gone),
  ];
}

/**
 * @param {string} name
 * @param {string} path
 * @param {Expected} comes
 * @param {Row['on']} [on]
 * @returns {Row}
 */
function row(name, path, comes, on = {}) {
  return { name, asks: { path }, comes, on };
}

/**
 * @param {string} path
 * @param {string} type
 * @param {string} caching
 */
function file(path, type, caching) {
  return row(path.replace(/-[\w-]{8}\./, '-….'), path, {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': caching },
    body: isNotApp,
  });
}

/**
 * @param {string} name
 * @param {string} path
 * @param {string} accepts
 * @param {string | null} encoding
 * @param {Partial<Record<Name, string>>} [on]
 * @returns {Row}
 */
function packed(name, path, accepts, encoding, on = {}) {
  const as = (/** @type {string | null} */ one) => ({
    'Content-Encoding': one,
    ...(one !== null && { Vary: /Accept-Encoding/ }),
  });
  return {
    name,
    asks: { path, headers: { 'Accept-Encoding': accepts } },
    comes: { status: 200, headers: as(encoding) },
    on: Object.fromEntries(
      Object.entries(on).map(([server, one]) => [server, { headers: as(one) }]),
    ),
  };
}

/**
 * @param {string} method
 * @param {string} scheme
 * @returns {Row}
 */
function sent(method, scheme) {
  const body = JSON.stringify({ notes: 'Zoë / 100%' });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Cookie: 'session=1',
    Origin: 'https://tracker.example',
    'X-Requested-With': 'fetch',
  };
  return {
    name: `a ${method}, as it was sent`,
    asks: { path: '/api/echo?x=%2F', method, headers, body },
    comes: {
      status: 200,
      headers: { ...never, 'Set-Cookie': cookies },
      arrived(got) {
        assert.deepEqual([got.method, got.url, got.body], [method, '/api/echo?x=%2F', body]);
        for (const [name, value] of Object.entries(headers))
          assert.equal(got.headers[name.toLowerCase()], value, name);
        assert.match(got.headers['host'] ?? '', /^(?:127\.0\.0\.1|localhost):\d+$/);
        assert.equal(got.headers['x-forwarded-for'], '127.0.0.1');
        assert.equal(got.headers['x-forwarded-proto'], scheme);
      },
    },
  };
}
