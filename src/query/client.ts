import {
  notifyManager,
  QueryClient,
  replaceEqualDeep,
  type DefaultOptions,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type Call, loaded } from '../api/call.ts';
import { type ApiRequest, send } from '../api/client.ts';
import { now } from '../ui/clock.ts';
import { createStore, type Store } from '../ui/store.ts';
import { keyOf, pathOf, type CachedResponse } from './reads.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

interface ShownFailure {
  readonly path: string;
  readonly part: 'card' | 'figure';
  readonly id: string;
}

/** `unsure`: the first calls failed, others are pending. `recovering`: the API responds, failed reads are refetched. */
export type ApiState = 'works' | 'unsure' | 'out' | 'recovering';

export interface ApiClient {
  readonly queries: QueryClient;
  readonly serverClock: ServerClock;
  readonly api: Store<ApiState>;
  /** The cards and figures that show a failed call, in the order in which they were drawn. */
  readonly shownFailures: Store<readonly ShownFailure[]>;
}

/** S9: fresh 5 s, one retry 1 s later doubling to 30 s, 5 min cache, no refetch on focus. */
export const queryDefaults = {
  queries: {
    staleTime: 5_000,
    gcTime: 5 * 60_000,
    retry: 1,
    retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 30_000),
    refetchInterval: false,
    refetchOnWindowFocus: false,
    // The default pauses polling on an `offline` event even if the server can be reached.
    networkMode: 'always',
    // Equal parts are shared once, as a response comes: React Query would compare each list again for every card.
    structuralSharing: false,
    // With `always` the default is false.
    refetchOnReconnect: true,
  },
  // `always`: a write fails now instead of being sent hours later.
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions;

/** A client of the API; `on401`: S7. */
export function createApiClient(on401: 'error' | 'empty' = 'error'): ApiClient {
  const client: ApiClient = {
    queries: new QueryClient({
      defaultOptions: {
        ...queryDefaults,
        queries: {
          ...queryDefaults.queries,
          queryFn: async ({ meta, queryKey, signal }) => {
            const { call } = meta ?? {};
            if (!call) throw new Error(`${pathOf(queryKey)} is not read by readOptions`);
            // Of two reloads in a row the first is canceled before anything is sent.
            await Promise.resolve();
            signal.throwIfAborted();
            return fetchCall(client, call, { signal, on401 });
          },
        },
      },
    }),
    serverClock: createServerClock(),
    api: createStore<ApiState>('works'),
    shownFailures: createStore<readonly ShownFailure[]>([]),
  };
  return client;
}

/** Requests a call. Equal parts of the response before are shared, and where all is equal its figures are. */
async function fetchCall<T, F>(
  client: ApiClient,
  call: Call<T, F>,
  options: Pick<ApiRequest<T>, 'signal' | 'on401'>,
): Promise<CachedResponse<T, F> | null> {
  const { method, path, response } = call;
  const previous = responseOf(client, call);
  const received = await send({
    method,
    path,
    response,
    previous,
    onHeaders: client.serverClock.follow,
    ...options,
  });
  if (!received) return null;
  const data = replaceEqualDeep(previous?.data, received.data);
  const isEqual = previous !== undefined && data === previous.data;
  return {
    ...received,
    data,
    at: client.serverClock.timeAt(now()),
    loaded: isEqual ? previous.loaded : loaded(call, data),
  };
}

export const ApiClientContext = createContext<ApiClient | null>(null);

export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (!client) throw new Error('There is no ApiClientContext');
  return client;
}

/** The last good response of a read; undefined before one. */
export function responseOf<T, F>(
  { queries }: ApiClient,
  read: Call<T, F>,
): CachedResponse<T, F> | undefined {
  return queries.getQueryData<CachedResponse<T, F> | null>(keyOf(read)) ?? undefined;
}

/** Counts the figures of the cached responses again, after a setting has changed; the responses keep their age. */
export function recountFigures({ queries }: ApiClient): void {
  for (const { queryKey, meta, state } of queries.getQueryCache().getAll()) {
    const response = state.data as CachedResponse<unknown> | null | undefined;
    if (!meta?.call || !response) continue;
    const recounted = { ...response, loaded: loaded(meta.call, response.data) };
    queries.setQueryData(queryKey, recounted, { updatedAt: state.dataUpdatedAt });
  }
}

/** Calls the listener when a query of the cache changes; returns an unsubscribe function. */
export function onQueryChange({ queries }: ApiClient, listener: () => void): () => void {
  // After React Query's own notifications, so that a card renders once.
  const notify = notifyManager.batchCalls(listener);
  return queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') notify();
  });
}
