import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { answeredAt, failedAt, missesOf } from '../query.ts';
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

function activeReads(client: QueryClient): readonly ReadHealth[] {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryHash, meta, state }) => ({
      pollMs: meta?.['pollMs'] as number | undefined,
      answeredAt: answeredAt(client, queryHash),
      failedAt: failedAt(client, queryHash),
      misses: missesOf(client, queryHash),
      isFetching: state.fetchStatus === 'fetching',
    }));
}

const extremeOf = (pick: (...values: number[]) => number, values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : pick(...known);
};

/**
 * Tells how the API stands whenever a call has ended; returns an unsubscribe function. An outage ends with the first
 * valid response, whatever else is asked meanwhile, and then everything that failed is fetched at once.
 */
export function watchApi(client: QueryClient, onChange: (state: ApiState) => void): () => void {
  const cache = client.getQueryCache();
  let current = works;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(next: ApiState): void {
    current = next;
    onChange(next);
  }

  async function recover(): Promise<void> {
    change({ kind: 'recovering' });
    await client.refetchQueries(
      { type: 'active', predicate: ({ queryHash }) => missesOf(client, queryHash) > 0 },
      { cancelRefetch: false },
    );
    if (current.kind === 'recovering') change(works);
  }

  function look(): void {
    const reads = activeReads(client);
    const lastResponseAt = extremeOf(
      Math.max,
      cache.getAll().map(({ queryHash }) => answeredAt(client, queryHash)),
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

  // Batched like what the cards hear, and after the client has counted the failure.
  const lookLater = notifyManager.batchCalls(look);
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') lookLater();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
