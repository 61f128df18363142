import { describe, expect, it } from 'vitest';
import { reads, writes } from '../../src/calls/index.ts';
import { contractCalls, resolved } from '../../tools/contract/contract.mjs';
import type { Call, Write } from '../../src/api/call.ts';
import { queryDefaults } from '../../src/query/client.ts';
import { keyOf, readOptions } from '../../src/query/reads.ts';

/**
 * The table of calls of the specification (section 7) with the intervals of section 9, typed in once by
 * hand: method, path, payload fields, intervals in seconds (the shortest first; none: not polled).
 */
const specTable: readonly (readonly [
  method: 'GET' | 'POST',
  path: string,
  payload: readonly string[],
  seconds: readonly number[],
])[] = [
  ['GET', '/api/dashboard', [], [30]],
  ['GET', '/api/yesterday-comparison', [], [60]],
  ['GET', '/api/validate', [], []],
  ['GET', '/api/monthly', [], []],
  ['GET', '/api/regions', [], [30]],
  ['GET', '/api/telemarketers', [], []],
  ['GET', '/api/appointments', [], [30, 60]],
  ['GET', '/api/recent-validations', [], []],
  ['GET', '/api/endpoints', [], []],
  ['POST', '/api/trigger/all', [], []],
  ['POST', '/api/trigger/california', [], []],
  ['POST', '/api/trigger/chicago', [], []],
  ['POST', '/api/trigger/arizona', [], []],
  ['GET', '/api/ai-learning/metrics', [], [60]],
  ['GET', '/api/ai-learning/recommendations', [], [60]],
  ['GET', '/api/ai-learning/improvements', [], []],
  [
    'POST',
    '/api/ai-learning/correction',
    ['appointmentTitle', 'correctDecision', 'correctedBy', 'reason'],
    [],
  ],
  ['GET', '/api/insights', [], [300]],
  ['GET', '/api/insights/weekly', [], [300]],
  ['GET', '/api/insights/monthly', [], [300]],
  ['GET', '/api/manual-validation/alerts', [], [10]],
  ['GET', '/api/manual-validation/stats', [], [10]],
  ['POST', '/api/manual-validation/review', ['alertId', 'decision', 'reviewedBy', 'notes'], []],
  ['POST', '/api/manual-validation/dismiss', ['alertId', 'reviewedBy'], []],
  ['GET', '/api/manual-corrections', [], [30]],
  [
    'POST',
    '/api/manual-corrections',
    ['appointmentId', 'originalSalesRep', 'correctedSalesRep', 'reason'],
    [],
  ],
  ['POST', '/api/auto-corrections/run', [], []],
  ['GET', '/api/data-quality/report', [], [30]],
  ['POST', '/api/data-quality/analyze-phone', ['phone'], []],
  ['GET', '/api/historical/summary', [], [300]],
  ['GET', '/api/historical/insights', [], [300]],
  ['GET', '/api/actual-sales-reps', [], [30]],
];

/** The reads that each write reloads (S7), by path. */
const specReloads: Readonly<Record<string, readonly string[]>> = {
  '/api/validate': ['/api/dashboard'],
  '/api/ai-learning/correction': ['/api/ai-learning/metrics'],
  '/api/manual-validation/review': [
    '/api/manual-validation/alerts',
    '/api/manual-validation/stats',
  ],
  '/api/manual-validation/dismiss': [
    '/api/manual-validation/alerts',
    '/api/manual-validation/stats',
  ],
  '/api/manual-corrections': ['/api/manual-corrections', '/api/appointments', '/api/dashboard'],
  '/api/auto-corrections/run': ['/api/manual-corrections', '/api/appointments', '/api/dashboard'],
};

/** The fields of a payload, as docs/openapi.yaml has them. */
function payloadOf(method: string, path: string): readonly string[] {
  const call = contractCalls.find((other) => other.method === method && other.path === path);
  return Object.keys(call?.payload ? (resolved(call.payload).properties ?? {}) : {});
}

const allReads: readonly Call[] = Object.values(reads);
const allWrites = Object.values(writes) as readonly Write[];

describe('the contract is the table of S7', () => {
  const rows = [
    ...allReads.map(({ method, path, pollMs, slowPollMs }) => [
      method,
      path,
      [],
      [pollMs, slowPollMs].flatMap((ms) => (ms === undefined ? [] : [ms / 1_000])),
    ]),
    ...allWrites.map(({ method, path }) => [method, path, payloadOf(method, path), []]),
  ];

  it.each(specTable)('%s %s', (...row) => {
    expect(rows.filter(([method, path]) => method === row[0] && path === row[1])).toEqual([row]);
  });

  it('has no call that is not in the table', () => {
    const calls = (table: readonly (readonly unknown[])[]) =>
      table.map(([method, path]) => `${String(method)} ${String(path)}`).toSorted();
    expect(calls(rows)).toEqual(calls(specTable));
  });

  it.each(allWrites.map((write) => [write.path, write] as const))('%s reloads', (path, write) => {
    expect(write.reloads.map((read) => read.path)).toEqual(specReloads[path] ?? []);
  });
});

describe('the query options of a read', () => {
  it('have the segments of the path as key', () => {
    for (const read of allReads) expect(`/${keyOf(read).join('/')}`).toBe(read.path);
  });

  it('have the shorter interval unless the card wants the longer', () => {
    const { appointments, regions } = reads;
    expect(readOptions(appointments).refetchInterval).toBe(appointments.pollMs);
    expect(readOptions(appointments, { slow: true }).refetchInterval).toBe(appointments.slowPollMs);
    expect(readOptions(regions, { slow: true }).refetchInterval).toBe(regions.pollMs);
  });

  it('fetch a call without an interval again only while it has failed', () => {
    const interval = readOptions(reads.endpoints).refetchInterval as unknown as (
      query: object,
    ) => unknown;
    expect(interval({ state: { status: 'pending' } })).toBe(false);
    expect(interval({ state: { status: 'success' } })).toBe(false);
    expect(interval({ state: { status: 'error' } })).toBe(60_000);
  });
});

describe('the defaults of S9', () => {
  const { queries, mutations } = queryDefaults;

  it('keep data fresh for 5 s and in the cache for 5 min', () => {
    expect(queries.staleTime).toBe(5_000);
    expect(queries.gcTime).toBe(300_000);
  });

  it('retry once, after 1 s that doubles up to 30 s', () => {
    expect(queries.retry).toBe(1);
    expect([0, 1, 2, 3, 4, 5, 9].map(queries.retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('refetch neither on an interval nor on focus, and never repeat a write', () => {
    expect(queries.refetchInterval).toBe(false);
    expect(queries.refetchOnWindowFocus).toBe(false);
    expect(mutations.retry).toBe(false);
  });
});
