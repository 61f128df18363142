import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { createApiClient } from './client.ts';
import { apiHealth, newestError, outageText, type QueryHealth, unsureMs } from './outage.ts';

const s = 1_000;
const nowMs = 1_000 * s;

const { state: unused } = createApiClient()
  .queries.getQueryCache()
  .build(createApiClient().queries, { queryKey: ['api'] });

const down = new ApiError('http', 'GET /api/regions', '503: down', 503);

interface Choices {
  readonly pollMs?: number | undefined;
  /** When the last try failed, in s before now. */
  readonly failed?: number;
}

/** A call by the age of its last response in s. */
function query(agoS: number | null, { failed, ...rest }: Choices = {}): QueryHealth {
  const poll = { pollMs: 30 * s, ...rest };
  const dataUpdatedAt = agoS === null ? 0 : nowMs - agoS * s;
  const data = { ...unused, dataUpdatedAt, status: 'success' } as const;
  if (failed === undefined) return { ...poll, state: data };
  const errorUpdatedAt = nowMs - failed * s;
  return { ...poll, state: { ...data, status: 'error', error: down, errorUpdatedAt } };
}
const first: QueryHealth = {
  pollMs: 30 * s,
  state: { ...unused, fetchStatus: 'fetching' },
};
const fails = { failed: 0 };
const often = { pollMs: 10 * s };
const minutely = { pollMs: 60 * s };
const rare = { pollMs: 300 * s };

const healthOf = (queries: readonly QueryHealth[]) =>
  apiHealth(queries, Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt)), nowMs);

describe('the state of the API', () => {
  it.each<[string, readonly QueryHealth[]]>([
    ['every call succeeds', [query(10), query(20)]],
    ['nothing was requested', []],
    ['every call is pending', [first, first]],
    ['one call fails among others', [query(95, fails), query(10)]],
    ['several calls fail among others', [query(95, fails), query(95, fails), query(10)]],
    ['every call has missed one poll, which is calm', [query(40, fails), query(41, fails)]],
    ['the only call fails', [query(95, fails)]],
    [
      'a minutely call succeeded after others began to fail',
      [query(95, fails), query(94, fails), query(60, minutely)],
    ],
    [
      'the failures are older than the last response',
      [query(null, { failed: 201 }), query(null, { failed: 201 }), query(200)],
    ],
    ['all is overdue after a sleep, and nothing has failed since', [query(900), query(900)]],
    ['a new screen has its first request pending', [query(95, fails), query(95, fails), first]],
    [
      'the first calls fail while another succeeds',
      [query(null, fails), query(null, fails), query(1)],
    ],
  ])('works: %s', (_what, queries) => {
    expect(healthOf(queries)).toBe('works');
  });

  it.each<[string, readonly QueryHealth[]]>([
    ['every call fails, and one has old data', [query(95, fails), query(40, fails)]],
    ['a call of 10 s has old data', [query(31, { ...often, ...fails }), query(40, fails)]],
    ['no call ever succeeded', [query(null, fails), query(null, fails)]],
    ['a slow poll is not due yet', [query(95, fails), query(94, fails), query(95, rare)]],
    [
      'a slow poll succeeded just before the others began to fail',
      [query(95, fails), query(94, fails), query(80, rare)],
    ],
    [
      'a call that is not polled succeeded long ago',
      [query(95, fails), query(94, fails), query(500, { pollMs: undefined })],
    ],
  ])('out: %s', (_what, queries) => {
    expect(healthOf(queries)).toBe('out');
  });

  it('is out as soon as data is old, at any offset of the last polls', () => {
    const call = (agoS: number, pollS: number) =>
      query(agoS, { pollMs: pollS * s, ...(agoS >= pollS && fails) });
    for (let fast = 0; fast < 30; fast += 5)
      for (let slow = 0; slow < 60; slow += 5)
        for (let outage = 95 - fast; outage <= 300; outage += 10) {
          const calls = [call(outage + fast, 30), call(outage + fast + 1, 30)];
          const others = [call(outage + slow, 60), call(outage, 300)];
          expect([fast, slow, outage, healthOf([...calls, ...others])]).toContain('out');
        }
  });

  it('is unsure for a moment while the first calls end', () => {
    expect(healthOf([query(null, fails), first])).toBe('unsure');
    expect(healthOf([query(null, { failed: unsureMs / s }), first])).toBe('works');
  });
});

describe('the newest error', () => {
  /** A call that failed so many s ago, and may be trying again. */
  const failed = (agoS: number, message: string, kind: ApiErrorKind = 'http') => {
    const error = new ApiError(kind, 'GET /api/regions', message);
    return { state: { ...query(null, { failed: agoS }).state, error } };
  };
  const works = query(10);

  it.each([
    [[], undefined],
    [[works, works], undefined],
    [[failed(5, '401'), failed(1, '302'), failed(3, '503')], '302'],
    [[works, failed(9, '503')], '503'],
    // A response that can't be used says more than none.
    [[failed(2, 'No list', 'shape'), failed(1, 'Network error', 'network')], 'No list'],
    [[failed(40, 'No list', 'shape'), failed(1, 'Network error', 'network')], 'Network error'],
    [[failed(2, 'Late', 'timeout'), failed(1, 'Network error', 'network')], 'Network error'],
  ])('is of the call that failed last', (queries, message) => {
    expect(newestError(queries)?.message).toBe(message);
  });
});

it.each([
  [new ApiError('network', 'GET /api/regions', ''), 'No API response'],
  [new ApiError('timeout', 'GET /api/regions', ''), 'No API response'],
  [new ApiError('http', 'GET /api/regions', '', 502), 'No API response'],
  [new ApiError('http', 'GET /api/regions', '', 503), 'No API response'],
  [new ApiError('http', 'GET /api/regions', '', 500), 'No usable response'],
  [new ApiError('http', 'GET /api/regions', '', 403), 'No usable response'],
  [new ApiError('shape', 'GET /api/regions', ''), 'No usable response'],
  [new ApiError('not-json', 'GET /api/regions', ''), 'No usable response'],
  [null, 'No API response'],
])('the outage of %j lacks what its name says', (error, text) => {
  expect(outageText(error)).toBe(text);
});
