import { useSyncExternalStore } from 'react';
import { mayHaveActed, type ApiError } from '../../api/api-error.ts';
import { reads, writes } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { sendWrite } from '../../query/use-write.ts';
import { keyOf, useApiClient, type ApiClient } from '../../query/client.ts';
import type { Verdict } from './alerts.ts';
import { reviewer, verdictIn, type Decision, type Outcome } from './decision.ts';

export type Decisions = ReadonlyMap<string, Decision>;

/**
 * The verdicts of this tab by alert id, from the click until an answer that was asked for later shows
 * them. Every answer meanwhile is drawn with them laid over it: a poll that was on its way before the
 * decision brings no row back. They outlive the screen, like the cache they belong to.
 */
function createDecisions(client: ApiClient) {
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
  const tellers = new Map<string, (outcome: Outcome) => void>();

  const settle = (id: string, decision: Decision, row: ValidationAlert | undefined) => {
    const told = verdictIn(decision, row);
    if (told === null) return;
    if (told === 'void') change((next) => next.delete(id));
    else enter(id, { ...decision, phase: told === 'refused' ? told : 'settled' });
    if (told === 'confirmed') tellers.get(id)?.(told);
    if (told !== 'refused') tellers.delete(id);
  };

  const alertsKey = keyOf(reads.alerts).join('/');
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey.join('/') !== alertsKey) return;
    const response = client.responseOf(reads.alerts);
    const requestedAt = response?.requestedAt ?? -Infinity;
    const rows = response?.data.rows;
    for (const [id, decision] of all)
      if (decision.since <= requestedAt)
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
    decide(alertId: string, verdict: Verdict, notes: string, tell: (outcome: Outcome) => void) {
      const before = all.get(alertId);
      if (before && before.phase !== 'refused') return false;
      tellers.set(alertId, tell);
      enter(alertId, { verdict, notes, phase: 'sending', error: null });
      // A list that came before the response may have shown it already.
      const isSettled = () => all.get(alertId)?.phase !== 'sending';
      const outcome = {
        onDone: () => {
          if (isSettled()) return;
          enter(alertId, { verdict, notes, phase: 'taken', error: null });
          tell('taken');
        },
        onFailed: (error: ApiError) => {
          if (isSettled()) return;
          const phase = mayHaveActed(error) ? 'unconfirmed' : 'refused';
          enter(alertId, { verdict, notes, phase, error });
          tell(phase);
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

const stores = new WeakMap<ApiClient, ReturnType<typeof createDecisions>>();

function storeOf(client: ApiClient) {
  let store = stores.get(client);
  if (!store) {
    store = createDecisions(client);
    stores.set(client, store);
  }
  return store;
}

/** The verdicts of this tab that the last answer cannot know of, and how to add one. */
export function useDecisions() {
  const store = storeOf(useApiClient());
  const decisions = useSyncExternalStore(store.subscribe, store.snapshot);
  return { decisions, decide: store.decide };
}
