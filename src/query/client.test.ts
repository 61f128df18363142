import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlineMs } from '../api/client.ts';
import type { Call } from '../api/call.ts';
import { reads } from '../calls/index.ts';
import { createApiClient, responseOf } from './client.ts';
import { callOf, readOptions } from './reads.ts';
import { historyLength, lastFailureAt } from './records.ts';
import { refetch, reload } from './refetch.ts';
import { request as send } from './request.ts';

const origin = 'http://center.test';
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // Node has no page whose origin a path could be relative to.
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${origin}${path}`, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const { regions } = reads;
const call = callOf(regions);
let client = createApiClient();
beforeEach(() => {
  client = createApiClient();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

const respondWith = (response: () => Response | Promise<Response>) =>
  server.use(http.get(`${origin}${regions.path}`, response));
const never = () => new Promise<never>(() => undefined);
const request = (signal?: AbortSignal) =>
  send(client, { method: 'GET', path: regions.path, response: regions.response, signal });

/** Requests, whatever comes of it, and returns the call's record. */
async function recordAfter(signal?: AbortSignal) {
  await request(signal).catch(() => null);
  return client.records.get(call);
}

describe('the history of a call', () => {
  it.each([
    ['ok', null, () => HttpResponse.json([])],
    ['http', 503, () => new HttpResponse('down', { status: 503 })],
    ['http', 404, () => new HttpResponse('', { status: 404 })],
    ['redirect', 302, () => HttpResponse.redirect(`${origin}/sign-in`, 302)],
    ['network', null, () => HttpResponse.error()],
    ['not-json', null, () => new HttpResponse('<!doctype html>')],
    ['shape', null, () => HttpResponse.json(7)],
  ] as const)('tells of %s, status %j', async (outcome, status, response) => {
    respondWith(response);
    expect(await recordAfter()).toMatchObject({ history: [{ outcome, status }] });
  });

  it('records a timeout with its duration', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    respondWith(never);
    const requestedAtWall = Date.now();
    const record = recordAfter();
    expect(client.records.get(call)).toMatchObject({
      history: [{ outcome: 'pending', durationMs: null }],
    });
    await vi.advanceTimersByTimeAsync(deadlineMs);
    expect(await record).toMatchObject({
      history: [{ outcome: 'timeout', durationMs: deadlineMs, requestedAtWall }],
    });
  });

  it('distinguishes an abort from a failure', async () => {
    respondWith(never);
    const leave = new AbortController();
    const record = recordAfter(leave.signal);
    leave.abort();
    const aborted = { outcome: 'aborted', status: null };
    expect(await record).toMatchObject({ history: [aborted] });
  });

  it('contains nothing of a response', async () => {
    respondWith(() => HttpResponse.json([{ key: 'florida', name: 'Margaret Holloway' }]));
    await recordAfter();
    respondWith(() => new HttpResponse('Margaret Holloway is unknown', { status: 500 }));
    const { history } = await recordAfter();
    expect(history).toHaveLength(2);
    expect(JSON.stringify(history)).not.toContain('Holloway');
  });

  it('keeps the last exchanges, however many there were', () => {
    for (let index = 1; index <= 3 * historyLength; index += 1)
      client.records.start(call)(index % 2 === 0 ? 'ok' : null);
    const { history } = client.records.get(call);
    expect(history).toHaveLength(historyLength);
    expect(history.at(-1)?.outcome).toBe('ok');
  });

  it('keeps the last failure, however long ago it was', async () => {
    respondWith(() => new HttpResponse('down', { status: 503 }));
    const failedAt = lastFailureAt(await recordAfter());
    for (let index = 1; index <= 3 * historyLength; index += 1) client.records.start(call)('ok');
    const record = client.records.get(call);
    expect(failedAt).not.toBeNull();
    expect(lastFailureAt(record)).toBe(failedAt);
    expect(record.history).toHaveLength(historyLength);
  });
});

describe('a record', () => {
  it('counts failures until a valid response', async () => {
    respondWith(() => new HttpResponse('down', { status: 503 }));
    const fetchRegions = () =>
      client.queries.fetchQuery({ ...readOptions(regions), staleTime: 0, retry: false });
    await fetchRegions().catch(() => null);
    await fetchRegions().catch(() => null);
    expect(client.records.get(call)).toMatchObject({
      failures: 2,
      receivedAt: null,
      error: { kind: 'http' },
    });
    respondWith(() => HttpResponse.json([]));
    const before = Date.now();
    await fetchRegions();
    const { failures, error, receivedAt } = client.records.get(call);
    expect([failures, error]).toEqual([0, null]);
    expect(receivedAt).toBeGreaterThanOrEqual(before);
  });

  it('counts a manual refetch that failed as many failures, unless it was cancelled', async () => {
    respondWith(() => new HttpResponse('down', { status: 503 }));
    const observer = new QueryObserver(client.queries, { ...readOptions(regions), retry: false });
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.records.get(call).failures).toBe(1));
    const cancelled = refetch(client, regions);
    await client.queries.cancelQueries();
    await cancelled;
    expect(client.records.get(call).failures).toBe(1);
    await refetch(client, regions);
    expect(client.records.get(call).failures).toBe(Infinity);
    unsubscribe();
  });

  it('notifies its own subscribers and those of all, until they unsubscribe', async () => {
    const turn = () => new Promise((resolve) => void setImmediate(resolve));
    const calls = { own: 0, all: 0, other: 0 };
    const stops = [
      client.records.subscribe(call, () => (calls.own += 1)),
      client.records.subscribe(null, () => (calls.all += 1)),
      client.records.subscribe('GET /api/monthly', () => (calls.other += 1)),
    ];
    const end = client.records.start(call);
    await vi.waitFor(() => expect(calls).toEqual({ own: 1, all: 1, other: 0 }));
    for (const stop of stops) stop();
    end('ok');
    await turn();
    expect(calls).toEqual({ own: 1, all: 1, other: 0 });
  });
});

it('requests a call once when it is reloaded twice in a row', async () => {
  respondWith(() => HttpResponse.json([]));
  const unsubscribe = new QueryObserver(client.queries, readOptions(regions)).subscribe(
    () => undefined,
  );
  await vi.waitFor(() => expect(client.records.get(call).history).toHaveLength(1));
  reload(client, [regions]);
  reload(client, [regions]);
  await vi.waitFor(() => expect(client.queries.isFetching()).toBe(0));
  expect(client.records.get(call).history).toHaveLength(2);
  unsubscribe();
});

describe('a response that is fetched again', () => {
  const fetchTwice = async <T>(read: Call<T>, ...bodies: readonly [string, string]) => {
    const fetchBody = async (body: string) => {
      server.use(http.get(`${origin}${read.path}`, () => new HttpResponse(body)));
      await client.queries.fetchQuery({ ...readOptions(read), staleTime: 0 });
      return responseOf(client, read)?.data;
    };
    return [await fetchBody(bodies[0]), await fetchBody(bodies[1])] as const;
  };
  const list = (...valid: readonly number[]) =>
    JSON.stringify(
      valid.map((validAppointments, at) => ({ key: `r${at}`, validAppointments, totalEvents: 9 })),
    );

  it('is the same object where all that is read is equal', async () => {
    const [before, after] = await fetchTwice(regions, list(3, 5), ` ${list(3, 5)}`);
    expect(after).toBe(before);
    expect(before?.rows).toHaveLength(2);
  });

  it('has its figures counted once, and again only where something changed', async () => {
    const figuresOf = vi.fn<(data: { readonly rows: readonly unknown[] }) => number>(
      ({ rows }) => rows.length,
    );
    const counted = { ...regions, figures: figuresOf };
    await fetchTwice(counted, list(3, 5), ` ${list(3, 5)}`);
    expect(figuresOf).toHaveBeenCalledTimes(1);
    await fetchTwice(counted, list(3, 6), list(3, 6));
    expect(figuresOf).toHaveBeenCalledTimes(2);
  });

  it('keeps the rows that are equal', async () => {
    const [before, after] = await fetchTwice(regions, list(3, 5), list(3, 6));
    expect(after?.rows[0]).toBe(before?.rows[0]);
    expect(after?.rows[1]).toMatchObject({ valid: 6 });
  });

  it('is the same for each component that reads it', async () => {
    const results = [0, 1].map(() => new QueryObserver(client.queries, readOptions(regions)));
    const stops = results.map((observer) => observer.subscribe(() => undefined));
    await fetchTwice(regions, list(3, 5), list(3, 6));
    const [one, other] = results.map((observer) => observer.getCurrentResult().data);
    expect(one).toBe(other);
    expect(one?.data.rows[1]).toMatchObject({ valid: 6 });
    for (const stop of stops) stop();
  });

  it('keeps a key of a map that is __proto__ (rulings A9)', async () => {
    const map = (correct: number) =>
      `{"calendarAccuracy":{"__proto__":{"correct":${correct},"total":9},"florida":{"correct":1,"total":1}}}`;
    await fetchTwice(reads.learningMetrics, map(7), map(8));
    const { rows } = responseOf(client, reads.learningMetrics)?.data.calendarAccuracy ?? {};
    expect(rows).toMatchObject([
      { region: { name: '__proto__' }, correct: 8, total: 9 },
      { region: { key: 'florida' }, correct: 1 },
    ]);
  });
});
