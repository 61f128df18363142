import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { callOfKey, type ApiClient } from '../client.ts';
import type { CallRecord } from '../records.ts';
import { standingOf, unsureMs, type ReadHealth } from './standing.ts';

/** How the API stands as a whole. `recovering`: it answers again, and what had failed is fetched anew. */
export type ApiState =
  | { readonly kind: 'works' | 'unsure' | 'recovering' }
  | {
      readonly kind: 'out';
      /** The last valid response of any call, on the clock of `elapsedMs`; null: there was none. */
      readonly lastResponseAt: number | null;
      /** The oldest figures of what is polled on the screen, on the same clock. */
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

/**
 * Tells how the API stands whenever a call has ended; returns an unsubscribe function. An outage ends with the first
 * valid response, whatever else is asked meanwhile, and then everything that failed is fetched at once.
 */
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
