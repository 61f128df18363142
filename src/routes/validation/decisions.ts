import { type ApiError, mayHaveActed } from '../../api/api-error.ts';
import { reads, writes } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { callOf, callOfKey } from '../../query/reads.ts';
import { sendWrite } from '../../query/use-write.ts';
import { elapsedMs } from '../../ui/clock.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { alertTabOf, isResultOf, type NotedDecision, reviewer } from './alerts.ts';

/** A decision made in this browser tab. */
export interface SentDecision extends NotedDecision {
  /** Accepted is not in the list yet; unconfirmed has lost its response, and the list will tell. */
  readonly phase: 'sending' | 'accepted' | 'listed' | 'refused' | 'unconfirmed';
  /** When the phase began, on the clock of `elapsedMs`. */
  readonly since: number;
  readonly error: ApiError | null;
  readonly onOutcome: (outcome: DecisionOutcome) => void;
}

/** What became of a decision; `confirmed` when the list shows it although no response said so. */
export type DecisionOutcome = 'accepted' | 'refused' | 'unconfirmed' | 'confirmed';

/** By alert id. */
export type SentDecisions = ReadonlyMap<string, SentDecision>;

/** The decision on an alert when it was refused or is unconfirmed; else null. */
export function failedDecision(decisions: SentDecisions, id: string): SentDecision | null {
  const sent = decisions.get(id);
  return sent?.phase === 'refused' || sent?.phase === 'unconfirmed' ? sent : null;
}

/**
 * What a list that was requested after a decision says about it; null: nothing new, `void`: forget it. `row`
 * is undefined when the list no longer has the alert.
 */
export function decisionInList(
  sent: Omit<SentDecision, 'since' | 'onOutcome'>,
  row:
    | Pick<ValidationAlert, 'id' | 'status' | 'manualDecision' | 'notes' | 'reviewedBy'>
    | undefined,
): 'listed' | 'refused' | 'confirmed' | 'void' | null {
  const isPending = row !== undefined && alertTabOf(row.status) === 'pending';
  const isOurs = row !== undefined && isResultOf(row, sent) && !isConflict(sent.error, row);
  switch (sent.phase) {
    case 'sending':
    case 'refused':
      // A server that failed may have saved it first, or later.
      return isOurs ? 'confirmed' : null;
    case 'accepted':
      return 'listed';
    case 'listed':
      return isPending ? 'void' : null;
    case 'unconfirmed':
      if (row === undefined) return 'void';
      return isOurs ? 'confirmed' : 'refused';
  }
}

/** Whether the server refused ours and names another reviewer. */
function isConflict(error: ApiError | null, row: { readonly reviewedBy: string }): boolean {
  const isRefusal = error?.kind === 'http' && (error.status ?? 0) < 500;
  return isRefusal && !['', reviewer].includes(row.reviewedBy.trim());
}

/**
 * The decisions of this browser tab by alert id. Each is laid over every response until a list that was
 * requested later shows it, so that a poll already on its way brings no row back. They outlive the screen.
 */
function createDecisions(client: ApiClient) {
  const store = createStore<SentDecisions>(new Map());
  const enter = (id: string, sent: Omit<SentDecision, 'since'>) =>
    store.set((all) => new Map(all).set(id, { ...sent, since: elapsedMs() }));

  const compare = (id: string, sent: SentDecision, row: ValidationAlert | undefined) => {
    const outcome = decisionInList(sent, row);
    if (outcome === null) return;
    if (outcome === 'void') store.set((all) => new Map([...all].filter(([key]) => key !== id)));
    else enter(id, { ...sent, phase: outcome === 'refused' ? outcome : 'listed' });
    if (outcome === 'confirmed') sent.onOutcome(outcome);
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
  const decide = (alertId: string, made: Omit<SentDecision, 'phase' | 'since' | 'error'>) => {
    const before = store.get().get(alertId);
    if (before && before.phase !== 'refused') return false;
    enter(alertId, { ...made, phase: 'sending', error: null });
    const finish = (phase: 'accepted' | 'refused' | 'unconfirmed', error: ApiError | null) => {
      // A list that came before the response may have shown it already.
      if (store.get().get(alertId)?.phase !== 'sending') return;
      enter(alertId, { ...made, phase, error });
      made.onOutcome(phase);
    };
    const callbacks = {
      onDone: () => finish('accepted', null),
      onFailed: (error: ApiError) => finish(mayHaveActed(error) ? 'unconfirmed' : 'refused', error),
    };
    const { decision, notes } = made;
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
