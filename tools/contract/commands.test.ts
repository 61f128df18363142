import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reads } from '../../src/calls/index.ts';
import { createCenter } from '../../mocks/node.ts';
import { requestFrom } from '../../mocks/request.ts';
import { scenarioStart } from '../../mocks/scenario.ts';
import { bytes, rows, serveReads, type Deviations, type Row } from './servers.ts';

/** The command asks for rows of today. */
const today = createCenter({ now: scenarioStart({ day: 'day' }, Date.now()) });

const readCount = Object.keys(reads).length;

function start(command: string, args: readonly string[]) {
  const file = fileURLToPath(new URL(command, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => (said.out += String(part)));
  child.stderr.on('data', (part) => (said.err += String(part)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, ...said }));
  return { child, said, ended };
}

async function checkOn(deviations: Deviations, ...args: string[]) {
  const { base, close } = await serveReads(deviations, {}, async (name) =>
    (await requestFrom(today, name)).json(),
  );
  return start('check.mjs', [base.href, ...args]).ended.finally(close);
}

describe('npm run check:contract', () => {
  it('ends with 0 when everything fits; with --writes it sends them too', async () => {
    const { code, out, err } = await checkOn({}, '--cookie', 'a=b');
    expect([err, code]).toEqual(['', 0]);
    expect(out).toMatch(/GET \/api\/regions +200 +\d+ ms +fits/);
    expect(out).toContain(`${readCount} calls: ${readCount} fit, 0 do not fit, 0 failed.`);
    expect(out).not.toContain('a=b');
  });

  it('ends with 1 for a remark only with --strict', async () => {
    const lossy = { recentValidations: rows(() => ({ confidence: null })) };
    const [mild, strict] = await Promise.all([checkOn(lossy), checkOn(lossy, '--strict')]);
    expect([mild.code, strict.code]).toEqual([0, 1]);
    expect(mild.out).toContain('remark: no row has confidence');
  });

  it('ends with 1 when one call does not fit', async () => {
    const { code, out } = await checkOn({ regions: bytes('null') });
    expect(code).toBe(1);
    expect(out).toContain('expected a list, or an object with regions; sent null');
  });

  it('sends the writes about records that there are not, whose refusal is right', async () => {
    const asDay = ['--port', '0'];
    const { child, said } = start('mock-server.mjs', asDay);
    while (!said.out.includes('Ctrl C')) await once(child.stdout, 'data');
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out) ?? [];
    const { code, out } = await start('check.mjs', [origin, '--writes']).ended;
    child.kill();
    expect(out).toMatch(/POST \/api\/manual-validation\/review +404 +\d+ ms +fits\n  refused: 404/);
    expect(out).toMatch(/POST \/api\/trigger\/all +\d+ +\d+ ms +fits/);
    expect(code).toBe(0);
  });
});

describe('npm run mock:server', () => {
  it('serves the center in its scenario, and lets pages of this machine read it', async () => {
    const asSunday = ['--port', '0', '--scenario', 'sunday'];
    const { child, said, ended } = start('mock-server.mjs', asSunday);
    while (!said.out.includes('Ctrl C')) await once(child.stdout, 'data');
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said.out) ?? [];
    expect(said.out).toContain(`curl ${origin}/api/regions`);

    const request = (path: string, headers: Record<string, string>, method = 'GET') =>
      fetch(origin + path, { method, headers });
    const metricsOf = async (cookie: string) =>
      ((await (await request('/api/dashboard', { cookie })).json()) as { metrics: Row }).metrics;
    expect(await metricsOf('')).toMatchObject({ weeklyMode: true });
    expect(await metricsOf('mock-world=mine; mock=first-day')).toMatchObject({ weeklyMode: false });
    expect((await request('/api/nothing', {})).status).toBe(404);

    const allowed = async (page: string, method: string) => {
      const { headers, status } = await request('/api/regions', { Origin: page }, method);
      return [status, headers.get('access-control-allow-origin')];
    };
    expect(await allowed('http://localhost:3000', 'GET')).toEqual([200, 'http://localhost:3000']);
    expect(await allowed('http://127.0.0.1:9', 'OPTIONS')).toEqual([204, 'http://127.0.0.1:9']);
    expect(await allowed('https://evil.example', 'GET')).toEqual([200, null]);
    expect(await allowed('http://localhost.evil.example', 'GET')).toEqual([200, null]);

    child.kill();
    expect(await ended).toMatchObject({ err: '' });
  });

  it('says so when the port is taken', async () => {
    const { base, close } = await serveReads();
    const { port } = base;
    const { code, err } = await start('mock-server.mjs', ['--port', port]).ended.finally(close);
    expect([code, err.trim()]).toEqual([1, `Port ${port} is taken: choose another with --port.`]);
  });
});

it.each<[string, readonly string[], string]>([
  ['check.mjs', ['https://me:secret@a.example'], 'Leave user and password out of the URL'],
  ['check.mjs', ['https://a.example', '--write'], "Unknown option '--write'"],
  ['mock-server.mjs', ['--port', '70000'], '--port is a number'],
  ['mock-server.mjs', ['--scenario', 'monday,10k'], 'Unknown scenario words: monday'],
])('%s ends with 2 for %j, and says why', async (command, args, sentence) => {
  const { code, out, err } = await start(command, args).ended;
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
  expect(err).toMatch(/npm run [\w:]+ .*options\]/);
  expect(err).not.toContain('secret');
});
