import type { SentRequest } from '../api/client.ts';

/** A request that src/boot has sent, by the clocks of `performance.now` and `Date.now`. */
export interface EarlyRequest extends SentRequest {
  readonly sentAt: number;
  readonly sentAtWall: number;
}

declare global {
  /** What src/boot has requested, by path. */
  var earlyRequests: Map<string, EarlyRequest> | undefined;
}

/** Hands the early request for a path over to its caller; null when there is none, or no longer. */
export function takeEarly(path: string): EarlyRequest | null {
  const early = globalThis.earlyRequests?.get(path) ?? null;
  globalThis.earlyRequests?.delete(path);
  return early;
}
