import {
  hashKey,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryObserver,
  queryOptions,
  type Query,
  type DefaultOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { send, type ApiResponse } from '../api/client.ts';
import { reads, type Read, type ReadName } from '../api/contract.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';

const byPath = new Map<string, Read>(Object.values(reads).map((read) => [read.path, read]));

/** The key of a read: its path in segments, which the default data fetch joins with '/' (spec 7). */
export function keyOf(read: Pick<Read, 'path'>): readonly string[] {
  const [, ...segments] = read.path.split('/');
  return segments;
}

/**
 * The default data fetch (spec 7): joins the key's segments with '/', GETs and reads the answer by the
 * contract. A misfit is thrown here, inside the query function, so that it never reaches the cache.
 */
function defaultQuery({ on401 = 'error' }: { on401?: 'error' | 'empty' } = {}) {
  return async ({
    client,
    queryKey,
    signal,
  }: QueryFunctionContext): Promise<ApiResponse<unknown> | null> => {
    const path = `/${queryKey.join('/')}`;
    const read = byPath.get(path);
    if (!read) throw new Error(`${path} is not in the contract`);
    const before = client.getQueryData<ApiResponse<unknown> | null>(queryKey);
    return send({ method: 'GET', path, response: read.response, signal, on401, before });
  };
}

/** Spec section 9: fresh 5 s, one retry 1 s later doubling to 30 s, 5 min cache, nothing on focus. */
export const queryDefaults = {
  queries: {
    queryFn: defaultQuery(),
    staleTime: 5_000,
    gcTime: 5 * 60_000,
    retry: 1,
    retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 30_000),
    refetchInterval: false,
    refetchOnWindowFocus: false,
    // The default would pause polling on an `offline` event although the server can be reached.
    networkMode: 'always',
    // `always` turns this off by itself; coming back online is a good moment to ask.
    refetchOnReconnect: true,
  },
  // `always`, so that a decision is never sent again hours later when a connection returns.
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions;

/**
 * Takes what boot.js has asked for into the cache. Answers that have come before the code are then in the first
 * picture, which else would be drawn twice: once to say that they are awaited.
 */
export async function firstResponses(client: QueryClient): Promise<void> {
  const asked = [...(globalThis.earlyRequests?.keys() ?? [])].flatMap(
    (path) => byPath.get(path) ?? [],
  );
  await Promise.all(asked.map((read) => client.prefetchQuery(q(read))));
}

/** What is known of a read beyond the library's own state. */
interface Polled {
  /** When it was last answered validly, on the clock of `elapsedMs`; null: never. */
  readonly answeredAt: number | null;
  /** How many tries in a row have failed since, a try with its retry once; Infinity when a person asked. */
  readonly misses: number;
  /** When the last of them did, on the same clock; null: none has. */
  readonly failedAt: number | null;
}

const records = new WeakMap<QueryClient, Map<string, Polled>>();
const lastErrors = new WeakMap<object, ApiError>();
const askedByHand = new WeakSet<object>();

/** The query client of the app, which remembers of each read when it was answered and what was missed. */
export function createQueryClient(): QueryClient {
  const known = new Map<string, Polled>();
  const client = new QueryClient({
    defaultOptions: queryDefaults,
    queryCache: new QueryCache({
      onSuccess: (_data, query) => {
        askedByHand.delete(query);
        known.set(query.queryHash, { answeredAt: elapsedMs(), misses: 0, failedAt: null });
      },
      onError: (error, query) => {
        lastErrors.set(query, error as ApiError);
        const { answeredAt: at = null, misses = 0 } = known.get(query.queryHash) ?? {};
        const missed = askedByHand.delete(query) ? Infinity : 1;
        known.set(query.queryHash, {
          answeredAt: at,
          misses: misses + missed,
          failedAt: elapsedMs(),
        });
      },
    }),
  });
  records.set(client, known);
  return client;
}

/** The place of a read in the cache. Hashed once: every card looks several facts up at each change. */
export function hashOf(read: Pick<Read, 'path'>): string {
  let hash = hashes.get(read.path);
  if (hash === undefined) hashes.set(read.path, (hash = hashKey(keyOf(read))));
  return hash;
}
const hashes = new Map<string, string>();

type Listener = () => void;
const followers = new WeakMap<QueryCache, Map<string, Set<Listener>>>();

/**
 * Calls at each change of one read's query, batched with what else changes at that moment; gives what ends it.
 * One subscription serves all: else each change of any query would ask every part of the screen.
 */
export function follow(cache: QueryCache, hash: string, listener: Listener): () => void {
  let known = followers.get(cache);
  if (!known) {
    const byHash = new Map<string, Set<Listener>>();
    followers.set(cache, (known = byHash));
    const tell = notifyManager.batchCalls((of: string) => {
      for (const changed of byHash.get(of) ?? []) changed();
    });
    cache.subscribe(({ query }) => tell(query.queryHash));
  }
  const listeners = known.get(hash) ?? new Set();
  known.set(hash, listeners.add(listener));
  return () => void listeners.delete(listener);
}

/** When a read was last answered validly, on the clock of `elapsedMs`; null: never. */
export function answeredAt(client: QueryClient, queryHash: string): number | null {
  return records.get(client)?.get(queryHash)?.answeredAt ?? null;
}

/** When a read failed last since its last valid answer, on the clock of `elapsedMs`; null: it has not. */
export function failedAt(client: QueryClient, queryHash: string): number | null {
  return records.get(client)?.get(queryHash)?.failedAt ?? null;
}

/** How many polls of a read in a row have failed by now. */
export function missesOf(client: QueryClient, queryHash: string): number {
  return records.get(client)?.get(queryHash)?.misses ?? 0;
}

/**
 * Asks again because a person says so. What is being asked already is not asked twice; a failure is said at
 * once, where a missed poll would be calm.
 */
export async function refetch(client: QueryClient, read: Pick<Read, 'path'>): Promise<void> {
  // Exact: '/api/insights' begins the paths of two other calls.
  const filters = { queryKey: keyOf(read), exact: true };
  const query = client.getQueryCache().find(filters);
  if (query) askedByHand.add(query);
  await client.refetchQueries(filters, { cancelRefetch: false });
}

/**
 * Asks again for everything that is shown, because of what a person did; done when all has answered or failed. What
 * was under way may know nothing of that yet and is asked anew, but for what is `asked` since.
 */
export async function refetchShown(client: QueryClient, asked: readonly ReadName[]): Promise<void> {
  const isAsked = new Set(asked.map((name) => hashOf(reads[name])));
  const shown = client.getQueryCache().findAll({ type: 'active' });
  for (const query of shown) askedByHand.add(query);
  await Promise.all(
    shown.map(({ queryKey, queryHash }) =>
      client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: !isAsked.has(queryHash) }),
    ),
  );
}

/**
 * The body of a read's newest response, as the server sent it (rulings C20). Joins a request that is under way, and
 * shows the response wherever the read is shown.
 * @throws ApiError
 */
export async function fetchSource(client: QueryClient, read: Read): Promise<string> {
  const observer = new QueryObserver(client, { ...q(read), enabled: false, retry: false });
  // While it is observed, leaving the screen that shows the read does not abort the request.
  const unsubscribe = observer.subscribe(() => undefined);
  try {
    await observer.refetch({ cancelRefetch: false, throwOnError: true });
    return sourceOf(client, read) ?? '';
  } finally {
    unsubscribe();
  }
}

/** When the read's last valid answer was asked for, on the clock of `elapsedMs`; null before one. */
export function requestedAtOf(client: QueryClient, read: Read): number | null {
  return client.getQueryData<ApiResponse<unknown>>(keyOf(read))?.requestedAt ?? null;
}

/** The body of the last valid answer as the server sent it (rulings C20); null before one. */
export function sourceOf(client: QueryClient, read: Read): string | null {
  return client.getQueryData<ApiResponse<unknown>>(keyOf(read))?.source ?? null;
}

/** Why a read failed last; it stays known while the next try runs, when the query's own state forgets it. */
export function lastErrorOf(query: Query | undefined): ApiError | null {
  return (query && lastErrors.get(query)) ?? null;
}

export interface QueryChoices {
  /** Take the longer of the call's two intervals (spec 7: the sales rep card). */
  readonly slow?: boolean;
  /** Ask only while this holds, for example while a tab is open. */
  readonly enabled?: boolean;
  /** How often to ask for a call without an interval of its own (rulings C21: on the wall), in ms. */
  readonly everyMs?: number;
}

/** The options of a read: for reading, prefetching, seeding and invalidating alike. */
export function q<T>(read: Read<T>, choices: QueryChoices = {}) {
  const { slow = false, enabled = true, everyMs } = choices;
  const pollMs = (slow ? (read.slowPollMs ?? read.pollMs) : read.pollMs) ?? everyMs;
  return queryOptions<ApiResponse<T> | null, ApiError, T | null, readonly string[]>({
    queryKey: keyOf(read),
    refetchInterval: pollMs ?? whileFailing,
    meta: { pollMs },
    enabled,
    select: dataOf,
  });
}

const retryFailedMs = 60_000;

/** A call without an interval is not polled; but that it failed is not left for a person to notice. */
function whileFailing({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? retryFailedMs : false;
}

// One function for all reads: a new one per render would run again for nothing. Null is a 401 that was
// asked to give an empty result.
function dataOf<T>(response: ApiResponse<T> | null): T | null {
  return response && response.data;
}
