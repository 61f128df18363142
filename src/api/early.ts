/** A request that boot.js has sent. */
export interface EarlyAsk {
  /** When, on the clocks of `performance.now` and `Date.now`. */
  readonly at: number;
  readonly wallAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  /** What boot.js has asked for, by path. */
  var earlyAsks: Map<string, EarlyAsk> | undefined;
}

/** The early request for a path, which is then the asker's own; null when there is none (any more). */
export function takeEarly(path: string): EarlyAsk | null {
  const early = globalThis.earlyAsks?.get(path) ?? null;
  globalThis.earlyAsks?.delete(path);
  return early;
}
