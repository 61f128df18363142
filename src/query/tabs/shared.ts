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

/** On the clock of `elapsedMs`: each tab has its own, so the way here is timed by the wall clock they share. */
export function requestedAtOf({ ageMs, postedAtWall }: Shared): number {
  return elapsedMs() - ageMs - Math.max(0, Date.now() - postedAtWall);
}

export function headersOf({ headers }: Shared): Headers {
  return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
}
