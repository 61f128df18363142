import { notifyManager } from '@tanstack/react-query';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';

export const historyLength = 20;

/** `aborted`: no longer needed; not a failure. */
export type Outcome = 'pending' | 'ok' | 'aborted' | ApiErrorKind;

export interface Exchange {
  readonly requestedAt: number;
  /** The same by `Date.now`, to find it in the server's logs. */
  readonly requestedAtWall: number;
  /** null while it is pending. */
  readonly durationMs: number | null;
  readonly outcome: Outcome;
  readonly status: number | null;
}

/** What React Query does not keep of a call, or on a clock that can be set. */
export interface CallRecord {
  /** When the last valid response came; null before one. */
  readonly receivedAt: number | null;
  /** Failures in a row, a request with its retry counted once; Infinity after a manual refetch. */
  readonly failures: number;
  /** Kept during the next request, when the query forgets it. */
  readonly error: ApiError | null;
  /** The last requests, oldest first, and the last failed one, however long ago. */
  readonly history: readonly Exchange[];
}

const unused: CallRecord = {
  receivedAt: null,
  failures: 0,
  error: null,
  history: [],
};

const hasFailed = ({ outcome }: Exchange) => !['pending', 'ok', 'aborted'].includes(outcome);

/** A history of bounded length. Its last failure stays, since it is told when that was. */
function shortened(history: readonly Exchange[]): readonly Exchange[] {
  const recent = history.slice(-historyLength);
  const failed = recent.some(hasFailed) ? undefined : history.findLast(hasFailed);
  return failed ? [failed, ...recent.slice(1)] : recent;
}

/** When the last request that failed ended; null where none has failed. */
export function lastFailureAt({ history }: Pick<CallRecord, 'history'>): number | null {
  const failed = history.findLast(hasFailed);
  return failed ? failed.requestedAt + (failed.durationMs ?? 0) : null;
}

/** When the first request since the last good response failed was sent; null where none has failed. */
export function failingSince({ history }: Pick<CallRecord, 'history'>): number | null {
  const lastGood = history.findLastIndex(({ outcome }) => outcome === 'ok');
  return history.slice(lastGood + 1).find(hasFailed)?.requestedAt ?? null;
}

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

  /** Records the start of a request; the returned function records its end. */
  start(call: string): (end: unknown) => void {
    const requestedAt = Date.now();
    const pending: Exchange = {
      requestedAt,
      requestedAtWall: Date.now(),
      durationMs: null,
      outcome: 'pending',
      status: null,
    };
    const { history } = this.get(call);
    this.update(call, { history: shortened([...history, pending]) });
    return (end) => {
      const ended = { ...pending, durationMs: Date.now() - requestedAt, ...resultOf(end) };
      this.update(call, {
        history: this.get(call).history.map((exchange) =>
          exchange === pending ? ended : exchange,
        ),
      });
    };
  }
}

function resultOf(end: unknown): Pick<Exchange, 'outcome' | 'status'> {
  if (end === 'ok') return { outcome: end, status: null };
  if (end instanceof ApiError) return { outcome: end.kind, status: end.status };
  return { outcome: 'aborted', status: null };
}
