import { queryOptions, type Query } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import type { Call, Loaded } from '../api/call.ts';
import type { ApiResponse } from '../api/client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: { readonly call?: Call };
  }
}

export interface CachedResponse<T, F = unknown> extends ApiResponse<T> {
  /** When it came, by the server's clock, in ms: its day is the day of its figures (C37). */
  readonly at: number;
  /** The same object as before while the data is equal. */
  readonly loaded: Loaded<T, F>;
}

export type Path = Pick<Call, 'path'>;

/** The key of a read: its path in segments, which the default query function joins with '/' (S7). */
export function keyOf({ path }: Path): readonly string[] {
  const [, ...segments] = path.split('/');
  return segments;
}

export const pathOf = (queryKey: readonly unknown[]) => `/${queryKey.join('/')}`;

export const callOf = ({ path }: Path) => `GET ${path}`;

export interface ReadChoices {
  /** Takes the longer of the call's two intervals (S7). */
  readonly slow?: boolean;
  readonly enabled?: boolean;
  /** The interval of a call without its own, in ms (C21). */
  readonly everyMs?: number;
}

export function readOptions<T, F>(call: Call<T, F>, choices: ReadChoices = {}) {
  const { slow = false, enabled = true, everyMs } = choices;
  const pollMs = (slow ? (call.slowPollMs ?? call.pollMs) : call.pollMs) ?? everyMs;
  return queryOptions<
    CachedResponse<T, F> | null,
    ApiError,
    Loaded<T, F> | null,
    readonly string[]
  >({
    queryKey: keyOf(call),
    refetchInterval: pollMs ?? whileFailing,
    meta: { call },
    enabled,
    // Without data, React Query would forget the error as it tries again.
    initialData: null,
    initialDataUpdatedAt: 0,
    select: loadedOf,
  });
}

/** The shortest interval of a query in use, in ms (C13); undefined where it is not polled. */
export function intervalOf({ observers }: Pick<Query, 'observers'>): number | undefined {
  const intervals = observers.flatMap(({ options: { enabled, refetchInterval } }) =>
    enabled !== false && typeof refetchInterval === 'number' ? [refetchInterval] : [],
  );
  return intervals.length === 0 ? undefined : Math.min(...intervals);
}

const retryFailedMs = 60_000;

/** After a failure, a call without an interval is retried (C21). */
function whileFailing({ state }: { readonly state: { readonly status: string } }): number | false {
  return state.status === 'error' ? retryFailedMs : false;
}

// Shared, because React Query runs a new `select` function again at each render.
function loadedOf<T, F>(response: CachedResponse<T, F> | null): Loaded<T, F> | null {
  return response && response.loaded;
}
