import { elapsedMs } from '../../ui/clock/elapsed.ts';
import type { CachedResponse } from '../client.ts';

/** A response that a tab got, as it is posted to the others. */
export interface Shared {
  readonly path: string;
  /** A large one as a Blob, which is handed on without a copy. */
  readonly body: string | Blob;
  /** How long ago it was requested, in ms, when it was posted; and when that was by `Date.now`. */
  readonly ageMs: number;
  readonly postedAtWall: number;
  readonly headers: readonly (readonly [string, string])[];
}

export function sharedOf(
  path: string,
  { source, blob, requestedAt, headers }: CachedResponse<unknown>,
): Shared | null {
  const body = typeof source === 'string' ? source : blob;
  if (body === undefined) return null;
  return { path, body, ageMs: elapsedMs() - requestedAt, postedAtWall: Date.now(), headers };
}

/** A response that another tab got, on this tab's clocks: `elapsedMs`, and `Date.now` for `requestedAtWall`. */
export interface Received {
  readonly body: string | Blob;
  readonly requestedAt: number;
  readonly requestedAtWall: number;
  readonly headers: Shared['headers'];
}

/** Each tab has its own `elapsedMs`, so the way here is timed by the wall clock that they share. */
export function receivedOf({ body, ageMs, postedAtWall, headers }: Shared): Received {
  return {
    body,
    requestedAt: elapsedMs() - ageMs - Math.max(0, Date.now() - postedAtWall),
    requestedAtWall: postedAtWall - ageMs,
    headers,
  };
}
