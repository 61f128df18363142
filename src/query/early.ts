/** A request that boot.js has sent. */
export interface EarlyRequest {
  /** When, on the clocks of `performance.now` and `Date.now`. */
  readonly at: number;
  readonly wallAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  /** What boot.js has asked for, by path. */
  var earlyRequests: Map<string, EarlyRequest> | undefined;
}

/** The early request for a path, which is then the asker's own; null when there is none (any more). */
export function takeEarly(path: string): EarlyRequest | null {
  const early = globalThis.earlyRequests?.get(path) ?? null;
  globalThis.earlyRequests?.delete(path);
  return early;
}
