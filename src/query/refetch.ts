import type { ApiError } from '../api/api-error.ts';
import type { ApiClient } from './client.ts';
import { intervalOf, keyOf, type Path, pathOf } from './reads.ts';

/** Refetches on a click; joins a request under way. Returns its error. */
export async function refetch({ queries }: ApiClient, read: Path): Promise<ApiError | null> {
  const queryKey = keyOf(read);
  // Exact, because '/api/insights' is a prefix of two other paths.
  await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  return queries.getQueryState(queryKey)?.error ?? null;
}

/** Refetches everything on screen and restarts requests, except those of `requested`, which were sent after the click. */
export async function refetchShown(
  { queries }: ApiClient,
  requested: readonly Path[] = [],
): Promise<void> {
  const alreadySent = new Set(requested.map(({ path }) => path));
  const isSent = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    alreadySent.has(pathOf(queryKey));
  await Promise.all([
    queries.refetchQueries({ type: 'active', predicate: isSent }, { cancelRefetch: false }),
    queries.refetchQueries({ type: 'active', predicate: (query) => !isSent(query) }),
  ]);
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
    predicate: (query) => intervalOf(query) !== undefined,
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
