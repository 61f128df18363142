import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import type { ApiResponse } from '../api/client.ts';
import { reads } from '../calls/index.ts';
import type { Call } from '../api/call.ts';

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

export type Path = Pick<Call, 'path'>;

const byPath = new Map<string, Call>(Object.values(reads).map((read) => [read.path, read]));

/** The key of a read: its path in segments, which the default query function joins with '/' (spec 7). */
export function keyOf({ path }: Path): readonly string[] {
  const [, ...segments] = path.split('/');
  return segments;
}

export const pathOf = (queryKey: readonly unknown[]) => `/${queryKey.join('/')}`;

/** The read of a key or path; undefined where the contract has none. */
export function readOf(key: string | readonly unknown[]): Call | undefined {
  return byPath.get(typeof key === 'string' ? key : pathOf(key));
}

export const callOf = ({ path }: Path) => `GET ${path}`;

export const callOfKey = (queryKey: readonly unknown[]) => callOf({ path: pathOf(queryKey) });

export interface ReadChoices {
  /** Takes the longer of the call's two intervals (spec 7). */
  readonly slow?: boolean;
  readonly enabled?: boolean;
  /** The interval of a call without its own, in ms (rulings C21). */
  readonly everyMs?: number;
}

export function readOptions<T>(read: Call<T>, choices: ReadChoices = {}) {
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
