import type { ApiError, ApiErrorKind } from '../api/api-error.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';

/** How many of its last asks are kept for each call; the page may be open for weeks. */
export const keptPerCall = 20;

/** How an ask ended. `aborted`: nobody waits for it any more, which is no failure. */
export type Outcome = 'ok' | 'aborted' | ApiErrorKind;

/** One ask of a call that is over. */
export interface Poll {
  /** On the clock of `elapsedMs`. */
  readonly requestedAt: number;
  /** The same moment on the machine's own clock, in ms. */
  readonly requestedAtWall: number;
  readonly durationMs: number;
  readonly outcome: Outcome;
  /** The HTTP status of a refusal; else null. */
  readonly status: number | null;
}

/** What is known of one call, 'GET /api/regions'; it holds no data of its answers. */
export interface CallLog {
  readonly call: string;
  /** Oldest first. */
  readonly polls: readonly Poll[];
  readonly inFlight: number;
}

const calls = new Map<string, CallLog>();
const listeners = new Set<() => void>();
let snapshot: readonly CallLog[] | null = null;

function change(call: string, toAdd: number, ended: readonly Poll[]): void {
  const { polls, inFlight } = calls.get(call) ?? { polls: [], inFlight: 0 };
  calls.set(call, {
    call,
    polls: [...polls, ...ended].slice(-keptPerCall),
    inFlight: inFlight + toAdd,
  });
  snapshot = null;
  for (const listener of listeners) listener();
}

/** Logs that a call is asked now; what is returned logs how that ended. */
export function logRequest(call: string): (end: ApiError | 'ok' | 'aborted') => void {
  const requestedAt = elapsedMs();
  // The machine's own clock: what happened is looked up beside the server's logs.
  const requestedAtWall = Date.now();
  change(call, 1, []);
  return (end) => {
    const { outcome, status } =
      typeof end === 'string'
        ? { outcome: end, status: null }
        : { outcome: end.kind, status: end.status };
    const durationMs = elapsedMs() - requestedAt;
    change(call, -1, [{ requestedAt, requestedAtWall, durationMs, outcome, status }]);
  };
}

/** Every call that was asked since the page started; the same list until something happens. */
export function pollLog(): readonly CallLog[] {
  snapshot ??= [...calls.values()];
  return snapshot;
}

export function subscribeToPollLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets everything, for tests. */
export function clearPollLog(): void {
  calls.clear();
  snapshot = null;
  for (const listener of listeners) listener();
}
