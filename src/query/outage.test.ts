import type { Query } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { createApiClient } from './client.ts';
import { apiHealth, newestError, outageText, silentMs, unsureMs } from './outage.ts';

const s = 1_000;
const nowMs = 1_000 * s;

const { state: unused } = createApiClient()
  .queries.getQueryCache()
  .build(createApiClient().queries, { queryKey: ['api'] });

const down = new ApiError('http', 'GET /api/regions', '503: down', 503);

/** A call by the age of its last response in s, and by when its last try failed, in s before now. */
function query(agoS: number | null, failedS?: number): Pick<Query, 'state'> {
  const dataUpdatedAt = agoS === null ? 0 : nowMs - agoS * s;
  const state = { ...unused, dataUpdatedAt, status: 'success' } as const;
  if (failedS === undefined) return { state };
  return { state: { ...state, status: 'error', error: down, errorUpdatedAt: nowMs - failedS * s } };
}
const first: Pick<Query, 'state'> = { state: { ...unused, fetchStatus: 'fetching' } };
const silent = silentMs / s;

const healthOf = (queries: readonly Pick<Query, 'state'>[]) =>
  apiHealth(queries, Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt)), nowMs);

describe('the state of the API', () => {
  it.each<[string, readonly Pick<Query, 'state'>[]]>([
    ['every call succeeds', [query(10), query(20)]],
    ['nothing was requested', []],
    ['every call is pending', [first, first]],
    ['calls fail among others', [query(silent + 5, 0), query(silent + 5, 0), query(10)]],
    ['every call has missed a poll or two, which is calm', [query(silent, 0), query(70, 0)]],
    ['the only call fails', [query(silent + 5, 0)]],
    [
      'the failures are older than the last response',
      [query(null, 201), query(null, 201), query(200)],
    ],
    ['all is overdue after a sleep, and nothing has failed since', [query(900), query(900)]],
    ['the first calls fail while another succeeds', [query(null, 0), query(null, 0), query(1)]],
  ])('works: %s', (_what, queries) => {
    expect(healthOf(queries)).toBe('works');
  });

  it.each<[string, readonly Pick<Query, 'state'>[]]>([
    [
      'every call fails, and none has responded for long',
      [query(silent + 1, 0), query(silent + 5, 0)],
    ],
    ['no call ever succeeded', [query(null, 0), query(null, 0)]],
    ['others are not due yet', [query(silent + 5, 0), query(silent + 5, 0), query(silent + 1)]],
    [
      'a new screen has its first request pending',
      [query(silent + 5, 0), query(silent + 5, 0), first],
    ],
  ])('out: %s', (_what, queries) => {
    expect(healthOf(queries)).toBe('out');
  });

  it('is unsure for a moment while the first calls end', () => {
    expect(healthOf([query(null, 0), first])).toBe('unsure');
    expect(healthOf([query(null, unsureMs / s), first])).toBe('works');
  });
});

describe('the newest error', () => {
  /** A call that failed so many s ago, and may be trying again. */
  const failed = (agoS: number, message: string, kind: ApiErrorKind = 'http') => {
    const error = new ApiError(kind, 'GET /api/regions', message);
    return { state: { ...query(null, agoS).state, error } };
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
