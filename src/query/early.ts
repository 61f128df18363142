import type { SentRequest } from '../api/client.ts';

/** A request that src/boot has sent; the times are of `performance.now` and `Date.now`. */
export interface EarlyRequest extends SentRequest {
  readonly sentAt: number;
  readonly sentAtWall: number;
}

declare global {
  /** By path; a call sends the request unless it is sent. */
  var earlyRequests: Map<string, () => EarlyRequest> | undefined;
}

export function takeEarly(path: string): EarlyRequest | null {
  const early = globalThis.earlyRequests?.get(path)?.() ?? null;
  globalThis.earlyRequests?.delete(path);
  return early;
}
