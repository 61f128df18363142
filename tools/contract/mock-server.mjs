// npm run mock:server [-- --port 8787 --scenario 10k,sunday]
import { loadCenter } from '../center.mjs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { serve } from '../served.mjs';

const usage = `Serves the simulated call center over plain HTTP, on this machine only: for curl, load tests, another front end.

  npm run mock:server [-- options]

  --port 8787         where; 0 takes any that is free
  --scenario words    as in ?mock=: day, sunday, 10k, hostile, slow, regions:503 … (docs/mock.md)`;

const { values, positionals } = readArguments(usage, {
  port: { type: 'string', default: '8787' },
  scenario: { type: 'string', default: '' },
});
const port = Number(values.port);
if (positionals.length > 0) wrongUsage(usage, `What is '${positionals[0]}'?`);
if (!/^\d{1,5}$/.test(values.port) || port > 65_535)
  wrongUsage(usage, '--port is a number from 0 to 65535.');

const center = await loadCenter();
/** @type {typeof import('../../mocks/scenario.ts')} */
const { parseScenario } = await center.load('/mocks/scenario.ts');
const { unknown } = parseScenario(values.scenario);
if (unknown.length > 0) wrongUsage(usage, `Unknown scenario words: ${unknown.join(', ')}`);

const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const respond = (/** @type {Req} */ req, /** @type {Res} */ res) =>
  void handle(req, res).catch(() => res.destroy());
const { origin } = await serve(respond, port).catch((error) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: choose another with --port.` : error.message);
  process.exit(1);
});
console.log(`${origin} serves the simulated center, scenario '${values.scenario || 'day'}': ${Object.keys(center.api).length} calls under /api, its controls under /__mock (docs/mock.md).

  curl ${origin}/api/regions
  curl -b mock-world=mine -b mock=sunday ${origin}/api/dashboard   # a world of its own
  npm run check:contract -- ${origin}

Pages on localhost may call it, cookies included. Ctrl C ends it.`);

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */

/**
 * Responds as the center, in the given scenario unless a cookie names another.
 * @param {Req} req
 * @param {Res} res
 */
async function handle(req, res) {
  allow(req, res);
  if (req.method === 'OPTIONS') return void res.writeHead(204).end();
  // Of two cookies with one name the first counts, which is the request's own.
  const ours = `mock=${encodeURIComponent(values.scenario)}`;
  req.headers.cookie = [req.headers.cookie, ours].filter(Boolean).join('; ');
  if (!(await center.respond(req, res)))
    res.writeHead(404).end('The simulated center has no such call.');
}

/**
 * Lets pages of this machine read the responses and send cookies, since another port is another origin.
 * @param {Req} req
 * @param {Res} res
 */
function allow({ headers: { origin: page } }, res) {
  res.setHeader('Vary', 'Origin');
  if (page === undefined || !local.test(page)) return;
  res.setHeader('Access-Control-Allow-Origin', page);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  res.setHeader('Access-Control-Max-Age', '600');
}
