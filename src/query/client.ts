import {
  QueryCache,
  QueryClient,
  queryOptions,
  useQueryClient,
  type DefaultOptions,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { send, type ApiRequest, type ApiResponse } from '../api/client.ts';
import { reads, type Read, type ReadName } from '../api/contract.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';
import { takeEarly } from './early.ts';
import { CallRecords } from './records.ts';
import { createServerClock } from './server-clock.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { createStore } from '../ui/store.ts';
import { works, type ApiState } from './outage/api-state.ts';
import type { DayMemory } from './memory/day-memory.ts';
import type { Absence } from './memory/last-look.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { readonly pollMs?: number | undefined };
  }
}

export interface CachedResponse<T> extends ApiResponse<T> {
  /** On the clock of `elapsedMs`. */
  readonly requestedAt: number;
}

interface ShownFailure {
  readonly path: string;
  readonly part: 'card' | 'figure';
  readonly id: string;
}

type Path = Pick<Read, 'path'>;

const byPath = new Map<string, Read>(Object.values(reads).map((read) => [read.path, read]));

/** The key of a read: its path in segments, which the default query function joins with '/' (spec 7). */
export function keyOf({ path }: Path): readonly string[] {
  const [, ...segments] = path.split('/');
  return segments;
}

const pathOf = (queryKey: readonly unknown[]) => `/${queryKey.join('/')}`;

export const callOf = ({ path }: Path) => `GET ${path}`;

export const callOfKey = (queryKey: readonly unknown[]) => callOf({ path: pathOf(queryKey) });

/** Spec 9: fresh 5 s, one retry 1 s later doubling to 30 s, 5 min cache, no refetch on focus. */
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
    structuralSharing: shareUnchanged,
    // With `always` the default is false.
    refetchOnReconnect: true,
  },
  // `always`: a write fails now instead of being sent hours later.
  mutations: { retry: false, networkMode: 'always' },
} as const satisfies DefaultOptions;

export class ApiClient extends QueryClient {
  readonly records = new CallRecords();
  readonly serverClock = createServerClock();
  readonly #byHand = new Set<string>();
  readonly memory = createStore<DayMemory | null>(null);
  readonly api = createStore<ApiState>(works);
  /** What shows a failed call, in order. */
  readonly shownFailures = createStore<readonly ShownFailure[]>([]);
  /** The last absence; null when there is nothing to report. */
  readonly absence = createStore<Absence | null>(null);

  constructor({ on401 = 'error' }: { readonly on401?: 'error' | 'empty' } = {}) {
    super({
      defaultOptions: {
        ...queryDefaults,
        queries: {
          ...queryDefaults.queries,
          queryFn: (context: QueryFunctionContext) => this.#fetch(context, on401),
        },
      },
      queryCache: new QueryCache({
        onSuccess: (data, { queryKey }) => this.#succeed(pathOf(queryKey), data),
        onError: (error, { queryKey }) => this.#fail(pathOf(queryKey), error),
      }),
    });
    this.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const call = callOfKey(event.query.queryKey);
      const isFetching = event.query.state.fetchStatus === 'fetching';
      if (this.records.get(call).isFetching !== isFetching)
        this.records.update(call, { isFetching });
    });
  }

  /** Sends a request, or takes over the early one for its path, and records it. Throws ApiError. */
  async request<T>(request: ApiRequest<T>): Promise<CachedResponse<T> | null> {
    const early = request.method === 'GET' ? takeEarly(request.path) : null;
    const requestedAt = elapsedMs() - (early ? performance.now() - early.sentAt : 0);
    const end = this.records.start(`${request.method} ${request.path}`);
    try {
      const onHeaders = this.serverClock.time(early?.sentAtWall);
      const response = await send({ ...request, sent: early, onHeaders });
      end('ok');
      return response && { ...response, requestedAt };
    } catch (error) {
      end(error);
      throw error;
    }
  }

  async #fetch({ queryKey, signal }: QueryFunctionContext, on401: 'error' | 'empty') {
    const read = byPath.get(pathOf(queryKey));
    if (!read) throw new Error(`${pathOf(queryKey)} is not in the contract`);
    const { method, path, response } = read;
    const previous = this.responseOf(read);
    // Of two reloads in a row the first is canceled before anything is sent.
    await Promise.resolve();
    signal.throwIfAborted();
    return this.request({ method, path, response, signal, on401, previous });
  }

  #succeed(path: string, data: unknown): void {
    this.#byHand.delete(path);
    const { requestedAt = null } = (data as CachedResponse<unknown> | null) ?? {};
    const record = {
      requestedAt,
      answeredAt: elapsedMs(),
      failures: 0,
      failedAt: null,
      error: null,
    };
    this.records.update(callOf({ path }), record);
  }

  #fail(path: string, error: ApiError): void {
    const call = callOf({ path });
    const failures = this.records.get(call).failures + (this.#byHand.delete(path) ? Infinity : 1);
    this.records.update(call, { failures, failedAt: elapsedMs(), error });
  }

  async prefetchEarly(): Promise<void> {
    const paths = [...(globalThis.earlyRequests?.keys() ?? [])];
    const early = paths.flatMap((path) => byPath.get(path) ?? []);
    await Promise.all(early.map((read) => this.prefetchQuery(readOptions(read))));
  }

  /** Refetches on a click: joins a request under way; a failure makes the data stale at once. */
  async refetch(read: Path): Promise<void> {
    // Exact, because '/api/insights' is a prefix of two other paths.
    const filters = { queryKey: keyOf(read), exact: true };
    if (this.getQueryCache().find(filters)) this.#byHand.add(read.path);
    await this.refetchQueries(filters, { cancelRefetch: false });
  }

  /** Refetches everything on screen and restarts requests, except `requested`: those were sent after the action. */
  async refetchShown(requested: readonly ReadName[] = []): Promise<void> {
    const since = new Set<string>(requested.map((name) => reads[name].path));
    const shown = this.getQueryCache().findAll({ type: 'active' });
    await Promise.all(
      shown.map(({ queryKey }) => {
        const path = pathOf(queryKey);
        this.#byHand.add(path);
        return this.refetchQueries({ queryKey, exact: true }, { cancelRefetch: !since.has(path) });
      }),
    );
  }

  reload(names: readonly ReadName[]): void {
    for (const name of names) void this.invalidateQueries({ queryKey: keyOf(reads[name]) });
  }

  responseOf<T>(
    read: Path & { readonly response: Read<T>['response'] },
  ): CachedResponse<T> | undefined {
    return this.getQueryData<CachedResponse<T> | null>(keyOf(read)) ?? undefined;
  }
}

export function useApiClient(): ApiClient {
  const client = useQueryClient();
  if (!(client instanceof ApiClient)) throw new Error('The query client is not an ApiClient');
  return client;
}

export interface ReadChoices {
  /** Takes the longer of the call's two intervals (spec 7). */
  readonly slow?: boolean;
  readonly enabled?: boolean;
  /** The interval of a call without its own, in ms (rulings C21). */
  readonly everyMs?: number;
}

export function readOptions<T>(read: Read<T>, choices: ReadChoices = {}) {
  const { slow = false, enabled = true, everyMs } = choices;
  const pollMs = (slow ? (read.slowPollMs ?? read.pollMs) : read.pollMs) ?? everyMs;
  return queryOptions<CachedResponse<T> | null, ApiError, T | null, readonly string[]>({
    queryKey: keyOf(read),
    refetchInterval: pollMs ?? whileFailing,
    meta: { pollMs },
    enabled,
    select: dataOf,
  });
}

const retryFailedMs = 60_000;

/** After a failure, a call without an interval is retried (rulings C21). */
function whileFailing({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? retryFailedMs : false;
}

// Shared, because React Query runs a new `select` function again at each render.
function dataOf<T>(response: CachedResponse<T> | null): T | null {
  return response && response.data;
}
