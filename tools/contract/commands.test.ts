import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reads } from '../../src/calls/index.ts';
import { createCenter } from '../../mocks/node.ts';
import { requestFrom } from '../../mocks/request.ts';
import { scenarioStart } from '../../mocks/scenario.ts';
import { bytes, changed, first, serveReads, type Deviations, type Row } from './servers.ts';

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
  it('ends with 0 when everything fits, tolerances or not, and tells what it did not send', async () => {
    const under = changed((rows: Row[]) => ({ regions: rows }));
    const { code, out, err } = await checkOn({ regions: under }, '--cookie', 'a=b');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('with the cookie: reads only');
    expect(out).toMatch(/GET \/api\/regions +200 .* fits with 1 tolerance\n +the list under/);
    expect(out).toContain(
      `${readCount} calls requested: ${readCount} fit, 0 fit with losses, 0 do not fit, 0 failed.`,
    );
    expect(out).toContain('With --writes these would be sent');
    expect(out).toContain('"alertId":"contract-check-no-such-alert"');
    expect(out).not.toContain('a=b');
  });

  it('ends with 0 when the dashboard works with losses, and with 1 when losses are an error', async () => {
    const lossy = { recentValidations: first({ confidence: null }) };
    const [mild, strict] = await Promise.all([checkOn(lossy), checkOn(lossy, '--strict')]);
    expect([mild.code, strict.code]).toEqual([0, 1]);
    expect(mild.out).toContain("loss: [0].confidence: null: '–'");
    expect(mild.out).toContain('The dashboard works with this backend, with losses');
  });

  it('ends with 1 when one call does not fit; --json says so in one object', async () => {
    const { code, out } = await checkOn({ regions: bytes('null') }, '--json');
    expect(code).toBe(1);
    const report = JSON.parse(out) as { calls: Row[] };
    const summary = { requested: readCount, fit: readCount - 1, misfits: 1, failed: 0 };
    const verdict = 'does not work';
    expect(report).toMatchObject({ cookieSent: false, exitCode: 1, verdict, summary });
    const what = 'expected a list, or an object with regions; found null';
    expect(report.calls.find(({ call }) => call === 'regions')).toEqual({
      call: 'regions',
      method: 'GET',
      path: '/api/regions',
      verdict: 'does not fit',
      status: 200,
      ms: expect.any(Number) as number,
      bytes: 4,
      rows: null,
      problem: null,
      misfits: [{ path: '', what, count: 1, of: 1 }],
      losses: [],
      tolerances: [],
      notes: [],
    });
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
