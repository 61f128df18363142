import type { ApiClient } from './client.ts';
import { dashboard } from '../calls/dashboard.ts';
import { callOf, callOfKey, keyOf, readOptions, type Path } from './reads.ts';

/** Fills the cache with the response to what src/boot has requested. */
export async function prefetchEarly({ queries }: ApiClient): Promise<void> {
  if (globalThis.earlyRequest?.path === dashboard.path)
    await queries.prefetchQuery(readOptions(dashboard));
}

/** Refetches on a click: joins a request under way; a failure makes the data stale at once. */
export async function refetch({ queries, records }: ApiClient, read: Path): Promise<void> {
  // Exact, because '/api/insights' is a prefix of two other paths.
  const filters = { queryKey: keyOf(read), exact: true };
  if (queries.getQueryCache().find(filters)) records.update(callOf(read), { isManual: true });
  await queries.refetchQueries(filters, { cancelRefetch: false });
}

/** Refetches everything on screen and restarts requests, except those of `requested`, which were sent after the click. */
export async function refetchShown(
  { queries, records }: ApiClient,
  requested: readonly Path[] = [],
): Promise<void> {
  const alreadySent = new Set(requested.map(callOf));
  const shown = queries.getQueryCache().findAll({ type: 'active' });
  await Promise.all(
    shown.map(({ queryKey }) => {
      const call = callOfKey(queryKey);
      records.update(call, { isManual: true });
      return queries.refetchQueries(
        { queryKey, exact: true },
        { cancelRefetch: !alreadySent.has(call) },
      );
    }),
  );
}

/** Marks reads as stale, and fetches those on screen again. */
export function reload({ queries }: ApiClient, stale: readonly Path[]): void {
  for (const read of stale) void queries.invalidateQueries({ queryKey: keyOf(read) });
}

/** Ends the polls in flight, whose connections a write needs: HTTP/1.1 has six. Returns a function that sends them again. */
export function endPolls({ queries }: ApiClient): () => void {
  const polls = queries.getQueryCache().findAll({
    type: 'active',
    fetchStatus: 'fetching',
    predicate: ({ meta }) => meta?.pollMs !== undefined,
  });
  const filtersOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    ({ queryKey, exact: true, type: 'active' }) as const;
  for (const poll of polls) void queries.cancelQueries(filtersOf(poll));
  return () => {
    // After the reloads of the write, which may be the same.
    setTimeout(() => {
      for (const poll of polls)
        void queries.refetchQueries(filtersOf(poll), { cancelRefetch: false });
    });
  };
}
