import { elapsedMs } from '../../ui/clock/elapsed.ts';
import type { ApiClient } from '../client.ts';
import { callOfKey } from '../reads.ts';
import type { CallRecord } from '../records.ts';
import { works } from './api-state.ts';
import { apiHealth, unsureMs, type ReadHealth } from './standing.ts';

const recordOf = (client: ApiClient, queryKey: readonly unknown[]): CallRecord =>
  client.records.get(callOfKey(queryKey));

function activeReads(client: ApiClient): readonly ReadHealth[] {
  return client.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey, meta }) => ({ ...recordOf(client, queryKey), pollMs: meta?.pollMs }));
}

const extremeOf = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
};

/** Keeps `client.api` up to date; returns an unsubscribe function. */
export function watchApi(client: ApiClient): () => void {
  const { api } = client;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function recover(): Promise<void> {
    api.set({ kind: 'recovering' });
    await client.queries.refetchQueries(
      { type: 'active', predicate: ({ queryKey }) => recordOf(client, queryKey).failures > 0 },
      { cancelRefetch: false },
    );
    if (api.get().kind === 'recovering') api.set(works);
  }

  function look(): void {
    const reads = activeReads(client);
    const lastResponseAt = extremeOf(
      Math.max,
      [...client.records.all().values()].map(({ receivedAt }) => receivedAt),
    );
    const current = api.get();
    if (current.kind === 'out') {
      if (lastResponseAt !== current.lastResponseAt) void recover();
      return;
    }
    const kind = apiHealth(reads, lastResponseAt, elapsedMs());
    if (kind === 'out') {
      const polled = reads.filter(({ pollMs }) => pollMs !== undefined);
      const oldestAt = extremeOf(
        Math.min,
        polled.map((read) => read.receivedAt),
      );
      api.set({ kind, lastResponseAt, oldestAt });
    } else if (current.kind !== 'recovering' && current.kind !== kind) api.set({ kind });
    clearTimeout(timer);
    if (kind === 'unsure') timer = setTimeout(look, unsureMs);
  }

  const unsubscribe = client.records.subscribe(null, look);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    api.set(works);
  };
}
