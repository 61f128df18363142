import type { ApiClient } from './client.ts';
import { callOf, callOfKey, keyOf, type Path } from './reads.ts';

/** Refetches on a click: joins a request under way; a failure makes the data stale at once. */
export async function refetch(client: ApiClient, read: Path): Promise<void> {
  await refetchManually(client, keyOf(read), false);
}

/** Refetches everything on screen and restarts requests, except those of `requested`, which were sent after the click. */
export async function refetchShown(
  client: ApiClient,
  requested: readonly Path[] = [],
): Promise<void> {
  const alreadySent = new Set(requested.map(callOf));
  const shown = client.queries.getQueryCache().findAll({ type: 'active' });
  await Promise.all(
    shown.map(({ queryKey }) =>
      refetchManually(client, queryKey, !alreadySent.has(callOfKey(queryKey))),
    ),
  );
}

async function refetchManually(
  { queries, records }: ApiClient,
  queryKey: readonly unknown[],
  cancelRefetch: boolean,
): Promise<void> {
  const call = callOfKey(queryKey);
  const before = records.get(call).error;
  // Exact, because '/api/insights' is a prefix of two other paths.
  await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch });
  const { error } = records.get(call);
  if (error !== null && error !== before) records.update(call, { failures: Infinity });
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
