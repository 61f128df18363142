import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { mayHaveActed, type ApiError } from '../../api/api-error.ts';
import type { Answer } from '../../api/client.ts';
import { reads, writes } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { elapsedMs } from '../../api/elapsed.ts';
import type { Rows } from '../../api/tolerant.ts';
import { sendWrite } from '../../api/write.ts';
import { askedAtOf, keyOf } from '../../api/query.ts';
import { hasVerdict, alertTabOf, type Verdict } from '../../domain/alerts.ts';

/** The label that review and dismiss calls send (spec 6, rulings C12). */
const reviewer = 'System User';

/** What became of one verdict of this tab. */
export interface Decision {
  readonly verdict: Verdict;
  readonly notes: string;
  /**
   * Sending; taken by the server but not yet in an answer; refused by it; or unconfirmed: the answer was lost,
   * and the server is asked for its alerts before anything is sent again.
   */
  readonly phase: 'sending' | 'taken' | 'refused' | 'unconfirmed';
  /** When the phase began, on the clock of `elapsedMs`. */
  readonly since: number;
  readonly error: ApiError | null;
}

/**
 * Hears what became of a verdict: when its answer came or was missed, and again when a lost one is confirmed by a
 * later answer.
 */
export type Told = (error: ApiError | null, when: 'answered' | 'confirmed') => void;

export type Decisions = ReadonlyMap<string, Decision>;

/**
 * The verdicts of this tab by alert id, from the click until an answer that was asked for later shows
 * them. Every answer meanwhile is drawn with them laid over it: a poll that was on its way before the
 * decision brings no row back. They outlive the screen, like the cache they belong to.
 */
function createDecisions(client: QueryClient) {
  let all: Decisions = new Map();
  const listeners = new Set<() => void>();
  const change = (edit: (next: Map<string, Decision>) => void) => {
    const next = new Map(all);
    edit(next);
    all = next;
    for (const listener of listeners) listener();
  };
  const enter = (id: string, decision: Omit<Decision, 'since'>) =>
    change((next) => next.set(id, { ...decision, since: elapsedMs() }));
  const told = new Map<string, Told>();

  /** What was asked for after a verdict knows of it, or the server does not. */
  const settle = (id: string, decision: Decision, row: ValidationAlert | undefined) => {
    const isLost = decision.phase === 'unconfirmed';
    const tell = told.get(id);
    told.delete(id);
    if (isLost && row && alertTabOf(row.status) === 'pending') {
      enter(id, { ...decision, phase: 'refused' });
      return;
    }
    change((next) => next.delete(id));
    // Where somebody else was quicker, the words stay for copying.
    if (isLost && row && hasVerdict(row, decision.verdict)) tell?.(null, 'confirmed');
  };

  const alertsKey = keyOf(reads.alerts).join('/');
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey.join('/') !== alertsKey) return;
    const askedAt = askedAtOf(client, reads.alerts) ?? -Infinity;
    const rows = client.getQueryData<Answer<Rows<ValidationAlert>>>(keyOf(reads.alerts))?.data.rows;
    for (const [id, decision] of all)
      if (['taken', 'unconfirmed'].includes(decision.phase) && decision.since <= askedAt)
        settle(
          id,
          decision,
          rows?.find((row) => row.id === id),
        );
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => all,
    /** Sends a verdict; false when one for this alert is on its way, unconfirmed or through already. */
    decide(alertId: string, verdict: Verdict, notes: string, tell: Told) {
      const before = all.get(alertId);
      if (before && before.phase !== 'refused') return false;
      enter(alertId, { verdict, notes, phase: 'sending', error: null });
      const outcome = {
        onDone: () => {
          enter(alertId, { verdict, notes, phase: 'taken', error: null });
          tell(null, 'answered');
        },
        onFailed: (error: ApiError) => {
          const phase = mayHaveActed(error) ? 'unconfirmed' : 'refused';
          enter(alertId, { verdict, notes, phase, error });
          if (phase === 'unconfirmed') told.set(alertId, tell);
          tell(error, 'answered');
        },
      };
      const reviewedBy = reviewer;
      if (verdict === 'dismissed')
        sendWrite(client, writes.dismissAlert, { alertId, reviewedBy }, outcome);
      else
        sendWrite(
          client,
          writes.reviewAlert,
          { alertId, decision: verdict, reviewedBy, notes },
          outcome,
        );
      return true;
    },
  };
}

const stores = new WeakMap<QueryClient, ReturnType<typeof createDecisions>>();

function storeOf(client: QueryClient) {
  let store = stores.get(client);
  if (!store) {
    store = createDecisions(client);
    stores.set(client, store);
  }
  return store;
}

/** The verdicts of this tab that the last answer cannot know of, and how to add one. */
export function useDecisions() {
  const store = storeOf(useQueryClient());
  const decisions = useSyncExternalStore(store.subscribe, store.snapshot);
  return { decisions, decide: store.decide };
}
