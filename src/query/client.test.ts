import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { reads } from '../calls/index.ts';
import { createApiClient, recountFigures, responseOf } from './client.ts';
import { keyOf, readOptions } from './reads.ts';
import { refetch, reload } from './refetch.ts';

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
let client = createApiClient();
beforeEach(() => {
  client = createApiClient();
});
afterEach(() => server.resetHandlers());

const respondWith = (response: () => Response | Promise<Response>) =>
  server.use(http.get(`${origin}${regions.path}`, response));
const observe = () =>
  new QueryObserver(client.queries, { ...readOptions(regions), retry: false }).subscribe(
    () => undefined,
  );
const stateOf = () => client.queries.getQueryState(keyOf(regions));
const untilIdle = () => vi.waitFor(() => expect(client.queries.isFetching()).toBe(0));

it('keeps the error of a call without data while it tries again (C14)', async () => {
  respondWith(() => new HttpResponse('down', { status: 503 }));
  const unsubscribe = observe();
  await untilIdle();
  const failed = { error: { message: '503: down' }, status: 'error', dataUpdatedAt: 0 };
  expect(stateOf()).toMatchObject(failed);
  respondWith(() => HttpResponse.json([]));
  const done = refetch(client, regions);
  expect(stateOf()).toMatchObject({ ...failed, fetchStatus: 'fetching' });
  await done;
  expect(stateOf()).toMatchObject({ error: null, status: 'success' });
  unsubscribe();
});

it('counts figures again after a setting has changed, and leaves the age of their response', async () => {
  respondWith(() => HttpResponse.json([]));
  const unsubscribe = observe();
  await untilIdle();
  const before = stateOf()?.dataUpdatedAt;
  const { figures } = responseOf(client, regions)?.loaded ?? {};
  recountFigures(client);
  expect(responseOf(client, regions)?.loaded.figures).not.toBe(figures);
  expect(responseOf(client, regions)?.loaded.figures).toEqual(figures);
  expect(stateOf()?.dataUpdatedAt).toBe(before);
  unsubscribe();
});

it('a refetch on a click returns its error, and keeps the data', async () => {
  respondWith(() => HttpResponse.json([]));
  const unsubscribe = observe();
  await untilIdle();
  expect(await refetch(client, regions)).toBeNull();
  respondWith(() => new HttpResponse('down', { status: 503 }));
  expect(await refetch(client, regions)).toMatchObject({ message: '503: down' });
  expect(responseOf(client, regions)?.data.rows).toEqual([]);
  unsubscribe();
});

it('requests a call once when it is reloaded twice in a row', async () => {
  const responses = vi.fn<() => Response>(() => HttpResponse.json([]));
  respondWith(responses);
  const unsubscribe = observe();
  await untilIdle();
  expect(responses).toHaveBeenCalledTimes(1);
  reload(client, [regions]);
  reload(client, [regions]);
  await untilIdle();
  expect(responses).toHaveBeenCalledTimes(2);
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

  it('keeps a key of a map that is __proto__ (A9)', async () => {
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
