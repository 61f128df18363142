import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respond } from './http.ts';
import { referenceMs } from './node.ts';
import { regionKeys } from '../src/domain/region/region.ts';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((req, res) => {
    respond(req, res).then(
      (isDone) => (isDone ? undefined : res.writeHead(404).end('none')),
      () => res.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Calls to a world of its own. */
function visitor(world: string, mock = '') {
  const cookie = `a=b; mock-world=${world}; mock=${encodeURIComponent(mock)}; mock-now=${referenceMs}`;
  const call = (path: string, body?: unknown) =>
    fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const json = async (path: string, body?: unknown): Promise<unknown> =>
    (await call(path, body)).json();
  return { call, json };
}

test('responds to calls, and leaves the rest alone', async () => {
  const { call } = visitor('a');
  const regions = await call('/api/regions');
  expect(regions.headers.get('content-type')).toContain('json');
  const date = Date.parse(regions.headers.get('date') ?? '');
  expect(Math.abs(date - referenceMs)).toBeLessThan(60_000);
  expect(await regions.json()).toHaveLength(regionKeys.length);
  expect((await call('/api/nothing')).status).toBe(404);
  expect((await call('/__mock/nothing')).status).toBe(404);
});

test('worlds are apart, and keep their scenario', async () => {
  const [one, two] = [visitor('one'), visitor('two', 'sunday,nonsense')];
  const dismissed = { alertId: '', reviewedBy: 'Someone' };
  const alerts = (await one.json('/api/manual-validation/alerts')) as { id: string }[];
  dismissed.alertId = alerts[0]?.id ?? '';
  const dismissedBy = async ({ json }: ReturnType<typeof visitor>) =>
    ((await json('/__mock/state')) as { alerts: { dismissed: number } }).alerts.dismissed;
  const before = await dismissedBy(one);
  expect((await one.call('/api/manual-validation/dismiss', dismissed)).status).toBe(200);
  expect(await dismissedBy(one)).toBe(before + 1);
  expect(await dismissedBy(visitor('three'))).toBe(before);
  expect(await two.json('/__mock/state')).toMatchObject({ unknownWords: ['nonsense'] });
  expect(await two.json('/api/dashboard')).toMatchObject({ metrics: { weeklyMode: false } });
  expect(await one.json('/__mock/log')).toContainEqual(
    expect.objectContaining({ call: 'dismissAlert', body: JSON.stringify(dismissed) }),
  );
  await one.json('/__mock/reset', {});
  expect(await dismissedBy(one)).toBe(before);
});

test('faults happen on the wire', async () => {
  const { call, json } = visitor('faults', 'regions:418');
  expect((await call('/api/regions')).status).toBe(418);
  expect(
    await json('/__mock/faults', { regions: null, dashboard: 'cut', telemarketers: 'offline' }),
  ).toEqual({ dashboard: 'cut', telemarketers: 'offline' });
  expect((await call('/api/regions')).status).toBe(200);

  const cut = await call('/api/dashboard');
  expect(cut.status).toBe(200);
  expect(cut.headers.get('x-mock-fault')).toBe('cut');
  await expect(cut.text()).rejects.toThrow('terminated');
  await expect(call('/api/telemarketers')).rejects.toThrow('fetch failed');

  const wrong = await call('/__mock/faults', { regions: '503', nowhere: '503' });
  expect(wrong.status).toBe(400);
  expect((await call('/api/regions')).status).toBe(200);
});
