import { describe, expect, it } from 'vitest';
import { reads, writes, type Read, type Write, type WriteName } from '../../src/api/contract.ts';
import { payloadSchema } from '../../src/api/payloads.ts';
import { queryDefaults } from '../../src/query/client.ts';
import { keyOf, readOptions } from '../../src/query/reads.ts';
import { namesOf } from './checker/check.ts';
import { specReloads, specTable } from './spec-table.ts';

const allReads: readonly Read[] = Object.values(reads);
const allWrites = Object.values(writes) as readonly Write[];

function payloadFields(name: WriteName): string[] {
  const schema = payloadSchema(name) as { entries?: object } | undefined;
  return Object.keys(schema?.entries ?? {});
}

describe('the contract is the table of spec section 7', () => {
  const rows = [
    ...allReads.map(({ method, path, pollMs, slowPollMs }) => [
      method,
      path,
      [],
      [pollMs, slowPollMs].flatMap((ms) => (ms === undefined ? [] : [ms / 1_000])),
    ]),
    ...namesOf(writes).map((name) => [
      writes[name].method,
      writes[name].path,
      payloadFields(name),
      [],
    ]),
  ];

  it.each(specTable)('%s %s', (...row) => {
    expect(rows.filter(([method, path]) => method === row[0] && path === row[1])).toEqual([row]);
  });

  it('holds no call that the spec does not have', () => {
    expect(rows.length).toBe(specTable.length);
  });

  it.each(allWrites.map((write) => [write.path, write] as const))('%s reloads', (path, write) => {
    expect(write.reloads.map((name) => reads[name].path)).toEqual(specReloads[path] ?? []);
  });
});

describe('a read gives its query options', () => {
  it('joins the segments of its key with a slash to its path', () => {
    for (const read of allReads) expect(`/${keyOf(read).join('/')}`).toBe(read.path);
  });

  it('takes the shorter interval unless the card wants the longer', () => {
    expect(readOptions(reads.appointments).refetchInterval).toBe(30_000);
    expect(readOptions(reads.appointments, { slow: true }).refetchInterval).toBe(60_000);
    expect(readOptions(reads.regions, { slow: true }).refetchInterval).toBe(30_000);
  });

  it('does not poll a call without an interval, but fetches again while it has failed', () => {
    const interval = readOptions(reads.endpoints).refetchInterval as unknown as (
      query: object,
    ) => unknown;
    expect(interval({ state: { status: 'pending' } })).toBe(false);
    expect(interval({ state: { status: 'success' } })).toBe(false);
    expect(interval({ state: { status: 'error' } })).toBe(60_000);
  });
});

describe('the defaults of spec section 9', () => {
  const { queries, mutations } = queryDefaults;

  it('keeps data fresh for 5 s and in the cache for 5 min', () => {
    expect(queries.staleTime).toBe(5_000);
    expect(queries.gcTime).toBe(300_000);
  });

  it('retries once, after a second that doubles up to thirty', () => {
    expect(queries.retry).toBe(1);
    expect([0, 1, 2, 3, 4, 5, 9].map(queries.retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('refetches neither on an interval nor on focus unless stated, and never repeats a write', () => {
    expect(queries.refetchInterval).toBe(false);
    expect(queries.refetchOnWindowFocus).toBe(false);
    expect(mutations.retry).toBe(false);
  });
});
