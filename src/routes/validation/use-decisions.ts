import { mayHaveActed, type ApiError } from '../../api/api-error.ts';
import { reads, writes } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { responseOf, useApiClient, type ApiClient } from '../../query/client.ts';
import { callOf, callOfKey } from '../../query/reads.ts';
import { sendWrite } from '../../query/use-write.ts';
import { elapsedMs } from '../../ui/clock.ts';
import { createStore, useStore } from '../../ui/store.ts';
import type { NotedDecision } from './alerts.ts';
import {
  decisionInList,
  reviewer,
  type DecisionOutcome,
  type SentDecision,
  type SentDecisions,
} from './sent-decision.ts';

type OutcomeListener = (outcome: DecisionOutcome) => void;

/**
 * The decisions of this browser tab by alert id. Each is laid over every response until a list that was
 * requested later shows it, so that a poll already on its way brings no row back. They outlive the screen.
 */
function createDecisions(client: ApiClient) {
  const store = createStore<SentDecisions>(new Map());
  const listeners = new Map<string, OutcomeListener>();
  const enter = (id: string, sent: Omit<SentDecision, 'since'>) =>
    store.set((all) => new Map(all).set(id, { ...sent, since: elapsedMs() }));

  const compare = (id: string, sent: SentDecision, row: ValidationAlert | undefined) => {
    const outcome = decisionInList(sent, row);
    if (outcome === null) return;
    if (outcome === 'void') store.set((all) => new Map([...all].filter(([key]) => key !== id)));
    else enter(id, { ...sent, phase: outcome === 'refused' ? outcome : 'listed' });
    if (outcome === 'confirmed') listeners.get(id)?.(outcome);
    if (outcome !== 'refused') listeners.delete(id);
  };

  const alertsCall = callOf(reads.alerts);
  client.queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (callOfKey(event.query.queryKey) !== alertsCall) return;
    const response = responseOf(client, reads.alerts);
    const requestedAt = response?.requestedAt ?? -Infinity;
    const rowOf = (id: string) => response?.data.rows.find((row) => row.id === id);
    for (const [id, sent] of store.get())
      if (sent.since <= requestedAt) compare(id, sent, rowOf(id));
  });

  /** Sends a decision; false while an earlier one for this alert is under way, unconfirmed or saved. */
  const decide = (alertId: string, noted: NotedDecision, onOutcome: OutcomeListener): boolean => {
    const before = store.get().get(alertId);
    if (before && before.phase !== 'refused') return false;
    listeners.set(alertId, onOutcome);
    enter(alertId, { ...noted, phase: 'sending', error: null });
    const finish = (phase: 'accepted' | 'refused' | 'unconfirmed', error: ApiError | null) => {
      // A list that came before the response may have shown it already.
      if (store.get().get(alertId)?.phase !== 'sending') return;
      enter(alertId, { ...noted, phase, error });
      onOutcome(phase);
    };
    const callbacks = {
      onDone: () => finish('accepted', null),
      onFailed: (error: ApiError) => finish(mayHaveActed(error) ? 'unconfirmed' : 'refused', error),
    };
    const { decision, notes } = noted;
    const payload = { alertId, reviewedBy: reviewer };
    if (decision === 'dismissed') sendWrite(client, writes.dismissAlert, payload, callbacks);
    else sendWrite(client, writes.reviewAlert, { ...payload, decision, notes }, callbacks);
    return true;
  };

  return { store, decide };
}

const ofClients = new WeakMap<ApiClient, ReturnType<typeof createDecisions>>();

/** The decisions that the last response may not show yet, and how to make one. */
export function useDecisions() {
  const client = useApiClient();
  let known = ofClients.get(client);
  if (!known) ofClients.set(client, (known = createDecisions(client)));
  return { decisions: useStore(known.store), decide: known.decide };
}
