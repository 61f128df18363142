import { useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { answeredAt, refetch, follow, hashOf, lastErrorOf, q, type QueryChoices } from './query.ts';

/** One read as a card sees it. A poll that changes nothing leaves every field as it was. */
export interface ReadState<T> {
  readonly read: Read<T>;
  readonly pollMs: number | undefined;
  /** The last valid answer; undefined before the first. Failures never take it away (rulings C14). */
  readonly data: T | undefined;
  /** Why the last try failed; null when it did not. */
  readonly error: ApiError | null;
  /** The first error without data, kept while the next try runs, so that the card stands still. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Binds a component to a read of the contract, polled as the contract says. */
export function useRead<T>(read: Read<T>, choices: QueryChoices = {}): ReadState<T> {
  const options = q(read, choices);
  const { data, error } = useQuery(options);
  const client = useQueryClient();
  const hasFailed = useQueryFact(read, ({ state }) => state.errorUpdateCount > 0 && !state.data);
  const retry = useCallback(() => void refetch(client, read), [client, read]);
  return {
    read,
    pollMs: options.meta?.['pollMs'] as number | undefined,
    data: data ?? undefined,
    // Without data the state returns to pending at each try; the panel keeps the last words meanwhile.
    error: error ?? (hasFailed ? lastErrorOf(client.getQueryCache().get(hashOf(read))) : null),
    hasFailed: hasFailed === true,
    retry,
  };
}

/**
 * One primitive fact about a read's state in the cache, without being a reader of its data: only the
 * part that shows the fact is drawn again when it changes.
 */
export function useQueryFact<F extends string | number | boolean | null>(
  read: Pick<Read, 'path'>,
  fact: (query: Query, client: QueryClient) => F,
): F | null {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hash = hashOf(read);
  const snapshot = () => {
    const query = cache.get(hash);
    return query ? fact(query, client) : null;
  };
  const subscribe = useCallback(
    (changed: () => void) => follow(cache, hash, changed),
    [cache, hash],
  );
  return useSyncExternalStore(subscribe, snapshot);
}

/** When the read was last answered validly, on the clock of `elapsedMs`; null: never. */
export function useAnsweredAt(read: Pick<Read, 'path'>): number | null {
  return useQueryFact(read, (query, client) => answeredAt(client, query.queryHash));
}

/** Whether the read is being asked right now. */
export function useIsReadFetching(read: Pick<Read, 'path'>): boolean {
  return useQueryFact(read, (query) => query.state.fetchStatus === 'fetching') === true;
}
