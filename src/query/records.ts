import { notifyManager } from '@tanstack/react-query';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';

/** How many exchanges of a call are kept; a page may be open for weeks. */
export const historyLength = 20;

/** How a request ended. `aborted`: nobody waited for it any longer, which is no failure. */
export type Outcome = 'ok' | 'aborted' | ApiErrorKind;

/** A request that has ended. It holds nothing of the response. */
export interface Exchange {
  /** On the clock of `elapsedMs`. */
  readonly requestedAt: number;
  /** The same moment on the machine's own clock, to be looked up in the server's logs. */
  readonly requestedAtWall: number;
  readonly durationMs: number;
  readonly outcome: Outcome;
  /** The HTTP status of an error; else null. */
  readonly status: number | null;
}

/** All that is known of one call besides its data. Instants are on the clock of `elapsedMs`. */
export interface CallRecord {
  /** When the last valid response was requested, and when it came; null before one. */
  readonly requestedAt: number | null;
  readonly answeredAt: number | null;
  /** Failures in a row since then, a request with its retry counted once; Infinity after one by hand. */
  readonly failures: number;
  readonly failedAt: number | null;
  /** The last failure's; kept while the next request is under way, when the query forgets it. */
  readonly error: ApiError | null;
  /** Oldest first. */
  readonly history: readonly Exchange[];
  readonly inFlight: number;
  /** The query is fetching, waits between retries included. */
  readonly isFetching: boolean;
  /** How many cards of the screen show it. */
  readonly usedBy: number;
}

const unused: CallRecord = {
  requestedAt: null,
  answeredAt: null,
  failures: 0,
  failedAt: null,
  error: null,
  history: [],
  inFlight: 0,
  isFetching: false,
  usedBy: 0,
};

type Listener = () => void;

/** One record per call, 'GET /api/regions'. */
export class CallRecords {
  #records: ReadonlyMap<string, CallRecord> = new Map();
  readonly #listeners = new Map<string | null, Set<Listener>>();

  get(call: string): CallRecord {
    return this.#records.get(call) ?? unused;
  }

  /** The calls in use so far; the same map until a record changes. */
  all(): ReadonlyMap<string, CallRecord> {
    return this.#records;
  }

  update(call: string, change: Partial<CallRecord>): void {
    const before = this.get(call);
    const next = { ...before, ...change };
    this.#records = new Map(this.#records).set(call, next);
    // Together with React Query's own notifications, so that a card renders once for both.
    for (const of of [call, null])
      for (const listener of this.#listeners.get(of) ?? []) notifyManager.schedule(listener);
  }

  /** Calls the listener at each change of one record, or of any; returns an unsubscribe function. */
  subscribe(call: string | null, listener: Listener): () => void {
    const listeners = this.#listeners.get(call) ?? new Set();
    this.#listeners.set(call, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Counts a card that shows the call; returns what takes it back. */
  use(call: string): () => void {
    this.update(call, { usedBy: this.get(call).usedBy + 1 });
    return () => this.update(call, { usedBy: this.get(call).usedBy - 1 });
  }

  /** Records that a request has started; the function returned records how it ended. */
  start(call: string): (end: unknown) => void {
    const requestedAt = elapsedMs();
    const requestedAtWall = Date.now();
    this.update(call, { inFlight: this.get(call).inFlight + 1 });
    return (end) => {
      const { history, inFlight } = this.get(call);
      const durationMs = elapsedMs() - requestedAt;
      const exchange = { requestedAt, requestedAtWall, durationMs, ...outcomeOf(end) };
      this.update(call, {
        inFlight: inFlight - 1,
        history: [...history, exchange].slice(-historyLength),
      });
    };
  }
}

function outcomeOf(end: unknown): Pick<Exchange, 'outcome' | 'status'> {
  if (end === 'ok') return { outcome: end, status: null };
  if (end instanceof ApiError) return { outcome: end.kind, status: end.status };
  return { outcome: 'aborted', status: null };
}
