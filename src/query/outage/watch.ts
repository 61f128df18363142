import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { callOfKey, type ApiClient } from '../client.ts';
import type { CallRecord } from '../records.ts';
import { standingOf, unsureMs, type ReadHealth } from './standing.ts';

/** `recovering`: the API responds again, and the failed reads are refetched. */
export type ApiState =
  | { readonly kind: 'works' | 'unsure' | 'recovering' }
  | {
      readonly kind: 'out';
      /** Of any call, on the clock of `elapsedMs`. */
      readonly lastResponseAt: number | null;
      /** Of the polled reads on screen, on the same clock. */
      readonly oldestAt: number | null;
    };

export const works: ApiState = { kind: 'works' };

const recordOf = (client: ApiClient, queryKey: readonly unknown[]): CallRecord =>
  client.records.get(callOfKey(queryKey));

function activeReads(client: ApiClient): readonly ReadHealth[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey, meta }) => ({ ...recordOf(client, queryKey), pollMs: meta?.pollMs }));
}

const extremeOf = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
};

/** Calls back when the state of the API changes; returns an unsubscribe function. */
export function watchApi(client: ApiClient, onChange: (state: ApiState) => void): () => void {
  let current = works;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: ApiState): void {
    current = next;
    onChange(next);
  }

  async function recover(): Promise<void> {
    change({ kind: 'recovering' });
    await client.refetchQueries(
      { type: 'active', predicate: ({ queryKey }) => recordOf(client, queryKey).failures > 0 },
      { cancelRefetch: false },
    );
    if (current.kind === 'recovering') change(works);
  }

  function look(): void {
    const reads = activeReads(client);
    const lastResponseAt = extremeOf(
      Math.max,
      [...client.records.all().values()].map(({ answeredAt }) => answeredAt),
    );
    if (current.kind === 'out') {
      if (lastResponseAt !== current.lastResponseAt) void recover();
      return;
    }
    const kind = standingOf(reads, lastResponseAt, elapsedMs());
    if (kind === 'out') {
      const polled = reads.filter(({ pollMs }) => pollMs !== undefined);
      const oldestAt = extremeOf(
        Math.min,
        polled.map((read) => read.answeredAt),
      );
      change({ kind, lastResponseAt, oldestAt });
    } else if (current.kind !== 'recovering' && current.kind !== kind) change({ kind });
    clearTimeout(timer);
    if (kind === 'unsure') timer = setTimeout(look, unsureMs);
  }

  const unsubscribe = client.records.subscribe(null, look);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
