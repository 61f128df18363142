import { notifyManager } from '@tanstack/react-query';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { elapsedMs } from '../ui/clock.ts';

export const historyLength = 20;

/** `aborted`: no longer needed; not a failure. */
export type Outcome = 'ok' | 'aborted' | ApiErrorKind;

export interface Exchange {
  readonly requestedAt: number;
  /** The same by `Date.now`, to find it in the server's logs. */
  readonly requestedAtWall: number;
  readonly durationMs: number;
  readonly outcome: Outcome;
  readonly status: number | null;
}

/** The requests of one call and their results. Instants are on the clock of `elapsedMs`. */
export interface CallRecord {
  /** When the last valid response was requested and came; null before one. */
  readonly requestedAt: number | null;
  readonly receivedAt: number | null;
  /** Failures in a row, a request with its retry counted once; Infinity after a manual refetch. */
  readonly failures: number;
  readonly failedAt: number | null;
  /** Kept during the next request, when the query forgets it. */
  readonly error: ApiError | null;
  readonly history: readonly Exchange[];
  readonly inFlight: number;
  /** True between retries too. */
  readonly isFetching: boolean;
  readonly usedBy: number;
  /** The request under way is a manual refetch. */
  readonly isManual: boolean;
}

const unused: CallRecord = {
  requestedAt: null,
  receivedAt: null,
  failures: 0,
  failedAt: null,
  error: null,
  history: [],
  inFlight: 0,
  isFetching: false,
  usedBy: 0,
  isManual: false,
};

type Listener = () => void;

export class CallRecords {
  #records: ReadonlyMap<string, CallRecord> = new Map();
  readonly #listeners = new Map<string | null, Set<Listener>>();

  get(call: string): CallRecord {
    return this.#records.get(call) ?? unused;
  }

  all(): ReadonlyMap<string, CallRecord> {
    return this.#records;
  }

  update(call: string, change: Partial<CallRecord>): void {
    const before = this.get(call);
    const next = { ...before, ...change };
    this.#records = new Map(this.#records).set(call, next);
    // Batched with React Query's notifications, so that a card renders once; outside a batch each listener is a timer.
    notifyManager.batch(() => {
      for (const key of [call, null])
        for (const listener of this.#listeners.get(key) ?? []) notifyManager.schedule(listener);
    });
  }

  /** Listens to one record, or with null to all; returns an unsubscribe function. */
  subscribe(call: string | null, listener: Listener): () => void {
    const listeners = this.#listeners.get(call) ?? new Set();
    this.#listeners.set(call, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Counts a card that shows the call; returns a function that undoes it. */
  use(call: string): () => void {
    this.update(call, { usedBy: this.get(call).usedBy + 1 });
    return () => this.update(call, { usedBy: this.get(call).usedBy - 1 });
  }

  /** Records the start of a request; the returned function records its end. */
  start(call: string): (end: unknown) => void {
    const requestedAt = elapsedMs();
    const requestedAtWall = Date.now();
    this.update(call, { inFlight: this.get(call).inFlight + 1 });
    return (end) => {
      const { history, inFlight } = this.get(call);
      const durationMs = elapsedMs() - requestedAt;
      const exchange = { requestedAt, requestedAtWall, durationMs, ...resultOf(end) };
      this.update(call, {
        inFlight: inFlight - 1,
        history: [...history, exchange].slice(-historyLength),
      });
    };
  }
}

function resultOf(end: unknown): Pick<Exchange, 'outcome' | 'status'> {
  if (end === 'ok') return { outcome: end, status: null };
  if (end instanceof ApiError) return { outcome: end.kind, status: end.status };
  return { outcome: 'aborted', status: null };
}
