import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlineMs, send } from '../api/client.ts';
import { reads } from '../api/contract.ts';
import { clearPollLog, keptPerCall, logRequest, pollLog, subscribeToPollLog } from './poll-log.ts';

const origin = 'http://center.test';
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // Node has no page whose origin a path could be relative to.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${origin}${path}`, init));
});
beforeEach(clearPollLog);
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
  clearPollLog();
});

const regions = {
  method: 'GET',
  path: reads.regions.path,
  response: reads.regions.response,
} as const;
const respondWith = (response: () => Response | Promise<Response>) =>
  server.use(http.get(`${origin}/api/regions`, response));
const never = () => new Promise<never>(() => undefined);

/** Asks, whatever comes of it, and tells what was logged. */
async function logged(signal?: AbortSignal) {
  await send({ ...regions, signal }).catch(() => null);
  const [log] = pollLog();
  return log;
}

describe('what a call did', () => {
  it.each([
    ['ok', null, () => HttpResponse.json([])],
    ['http', 503, () => new HttpResponse('down', { status: 503 })],
    ['http', 404, () => new HttpResponse('', { status: 404 })],
    ['redirect', 302, () => HttpResponse.redirect(`${origin}/sign-in`, 302)],
    ['network', null, () => HttpResponse.error()],
    ['not-json', null, () => new HttpResponse('<!doctype html>')],
    ['shape', null, () => HttpResponse.json(7)],
  ] as const)('is logged as %s, status %j', async (outcome, status, response) => {
    respondWith(response);
    const log = await logged();
    expect(log).toMatchObject({
      call: 'GET /api/regions',
      inFlight: 0,
      polls: [{ outcome, status }],
    });
  });

  it('is logged as a timeout after the deadline, with the time that it took', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    respondWith(never);
    const asked = Date.now();
    const log = logged();
    expect(pollLog()).toMatchObject([{ inFlight: 1, polls: [] }]);
    await vi.advanceTimersByTimeAsync(deadlineMs);
    expect(await log).toMatchObject({
      inFlight: 0,
      polls: [{ outcome: 'timeout', durationMs: deadlineMs, requestedAtWall: asked }],
    });
  });

  it('is no failure where nobody waits any more', async () => {
    respondWith(never);
    const leave = new AbortController();
    const log = logged(leave.signal);
    leave.abort();
    expect(await log).toMatchObject({ inFlight: 0, polls: [{ outcome: 'aborted', status: null }] });
  });

  it('holds nothing of what was answered', async () => {
    respondWith(() => HttpResponse.json([{ key: 'florida', name: 'Margaret Holloway' }]));
    await logged();
    respondWith(() => new HttpResponse('Margaret Holloway is unknown', { status: 500 }));
    await logged();
    expect(JSON.stringify(pollLog())).not.toContain('Holloway');
  });
});

describe('the log', () => {
  it('keeps the last asks of each call, however many there were', () => {
    for (let ask = 1; ask <= 3 * keptPerCall; ask += 1)
      logRequest('GET /api/regions')(ask % 2 === 0 ? 'ok' : 'aborted');
    logRequest('GET /api/monthly')('ok');
    const [regionsLog, monthlyLog] = pollLog();
    expect(regionsLog?.polls).toHaveLength(keptPerCall);
    expect(regionsLog?.polls.at(-1)?.outcome).toBe('ok');
    expect(monthlyLog?.polls).toHaveLength(1);
  });

  it('counts those that are under way', () => {
    const first = logRequest('GET /api/regions');
    const second = logRequest('GET /api/regions');
    expect(pollLog()[0]?.inFlight).toBe(2);
    first('ok');
    second('aborted');
    expect(pollLog()[0]?.inFlight).toBe(0);
  });

  it('is the same list until something happens, and then says so', () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeToPollLog(heard);
    const before = pollLog();
    expect(pollLog()).toBe(before);
    const end = logRequest('GET /api/regions');
    end('ok');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(pollLog()).not.toBe(before);
    stop();
    logRequest('GET /api/regions');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
