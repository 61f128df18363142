// npm run mock:server [-- --port 8787 --scenario 10k,sunday]
import { createServer } from 'node:http';
import { openTypeScript } from '../typescript.mjs';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { servedBy } from './mock-requests.mjs';

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

const typescript = await openTypeScript();
/** @type {typeof import('../../mocks/http.ts')} */
const { respond } = await typescript.load('/mocks/http.ts');
/** @type {typeof import('../../mocks/scenario.ts')} */
const { parseScenario } = await typescript.load('/mocks/scenario.ts');
/** @type {typeof import('../../src/api/contract.ts')} */
const { reads, writes } = await typescript.load('/src/api/contract.ts');

const { unknown } = parseScenario(values.scenario);
if (unknown.length > 0) wrongUsage(usage, `Unknown scenario words: ${unknown.join(', ')}`);

const server = createServer(servedBy({ handle: respond, scenario: values.scenario }));
server.once('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: choose another with --port.` : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  const count = Object.keys(reads).length + Object.keys(writes).length;
  console.log(`${origin} serves the simulated center, scenario '${values.scenario || 'day'}': ${count} calls under /api, its controls under /__mock (docs/mock.md).

  curl ${origin}/api/regions
  curl -b mock-world=mine -b mock=sunday ${origin}/api/dashboard   # a world of its own
  npm run check:contract -- ${origin}

Pages on localhost may call it, cookies included. Ctrl C ends it.`);
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => void end());

async function end() {
  server.closeAllConnections();
  server.close();
  await typescript.close();
  process.exit(0);
}
