import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import type { Exchange, Outcome } from './records.ts';
import { apiHealth, newestError, outageText, unsureMs, type ReadHealth } from './outage.ts';

const s = 1_000;
const nowMs = 1_000 * s;

/** A read by the age of its last response and its failures after it. */
const read = (agoS: number | null, failures = 0, rest: Partial<ReadHealth> = {}): ReadHealth => ({
  pollMs: 30 * s,
  receivedAt: agoS === null ? null : nowMs - agoS * s,
  failedAt: failures > 0 ? nowMs : null,
  failingSince: failures > 0 ? nowMs - ((agoS ?? 3) - 1) * s : null,
  failures,
  isFetching: false,
  ...rest,
});
const first = read(null, 0, { isFetching: true });
const rare = { pollMs: 300 * s };
const minutely = { pollMs: 60 * s };
const often = { pollMs: 10 * s };

const healthOf = (reads: readonly ReadHealth[]) => {
  const responses = reads.flatMap(({ receivedAt }) => receivedAt ?? []);
  return apiHealth(reads, responses.length > 0 ? Math.max(...responses) : null, nowMs);
};

describe('the state of the API', () => {
  it.each<[string, readonly ReadHealth[]]>([
    ['every call succeeds', [read(10), read(20)]],
    ['nothing was requested', []],
    ['every call is pending', [first, first]],
    ['one call fails among others', [read(95, 3), read(10)]],
    ['several calls fail among others', [read(95, 3), read(95, 3), read(10)]],
    ['every call has missed one poll, which is calm', [read(40, 1), read(41, 1)]],
    ['the only call fails', [read(95, 3)]],
    [
      'calls failed twice while another succeeded',
      [read(65, 2), read(64, 2), read(63, 0, minutely)],
    ],
    ['calls of 10 s failed twice', [read(25, 2, often), read(25, 2, often)]],
    ['the failures are older than the last response', [read(null, 3, { failedAt: 1 }), read(200)]],
    ['all is overdue after a sleep, and nothing has failed since', [read(900), read(900)]],
    ['a new screen has its first request pending', [read(95, 3), read(95, 3), first]],
    ['the first calls fail while another succeeds', [read(null, 1), read(null, 1), read(1)]],
  ])('works: %s', (_what, reads) => {
    expect(healthOf(reads)).toBe('works');
  });

  it.each<[string, readonly ReadHealth[]]>([
    ['every call has failed three times', [read(95, 3), read(94, 3)]],
    ['calls of 30 s failed twice', [read(65, 2), read(64, 2)]],
    [
      'the same, the last response of another being older',
      [read(65, 2), read(64, 2), read(66, 0, minutely)],
    ],
    ['calls of 10 s failed three times', [read(35, 3, often), read(35, 3, often)]],
    ['a manual refetch failed everywhere', [read(31, Infinity), read(32, Infinity)]],
    ['no call ever succeeded', [read(null, 1), read(null, 1)]],
    ['a slow poll is not due yet', [read(95, 3), read(94, 3), read(95, 0, rare)]],
    ['the last response of an unpolled read is old', [read(95, 3), read(94, 3), read(500)]],
  ])('out: %s', (_what, reads) => {
    expect(healthOf(reads)).toBe('out');
  });

  it('is unsure for a moment while the first calls end', () => {
    const failedAt = nowMs - unsureMs;
    expect(healthOf([read(null, 1), first])).toBe('unsure');
    expect(healthOf([read(null, 1, { failedAt }), first])).toBe('works');
  });
});

describe('the newest error', () => {
  const exchange = (requestedAt: number, outcome: Outcome): Exchange => {
    return { requestedAt, requestedAtWall: 0, durationMs: 0, outcome, status: null };
  };
  /** A call that failed at some instant, and since then had requests that did not end or were not needed. */
  const failed = (at: number, message: string, kind: ApiErrorKind = 'http') => ({
    error: new ApiError(kind, 'GET /api/regions', message),
    history: [exchange(at, 'http'), exchange(20, 'aborted'), exchange(30, 'pending')],
  });
  const works = { error: null, history: [exchange(10, 'http'), exchange(11, 'ok')] };

  it.each([
    [[], undefined],
    [[works, works], undefined],
    [[failed(5, '401'), failed(9, '302'), failed(7, '503')], '302'],
    [[works, failed(1, '503')], '503'],
    // A response that can't be used says more than none.
    [[failed(1, 'No list', 'shape'), failed(2, 'Network error', 'network')], 'No list'],
    [[failed(1, 'No list', 'shape'), failed(40 * s, 'Network error', 'network')], 'Network error'],
    [[failed(1, 'Late', 'timeout'), failed(2, 'Network error', 'network')], 'Network error'],
  ])('is of the read that failed last', (records, message) => {
    expect(newestError(records)?.message).toBe(message);
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
