import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { type ApiError, mayHaveActed } from '../../api/api-error.ts';
import { reads, writes } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { isPending } from '../../domain/time/order.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { useRecord } from '../../query/use-read.ts';
import { sendWrite } from '../../query/use-write.ts';
import { keyOf } from '../../query/reads.ts';
import { reload } from '../../query/refetch.ts';
import { isResultOf, type NotedDecision, reviewer } from './alerts.ts';

const mutationKey = ['alert decision'];

/** A decision as the reviewer made it: the variables of its mutation. */
export interface MadeDecision extends NotedDecision {
  readonly alertId: string;
  readonly title: string;
  /** On the clock of `elapsedMs`. */
  readonly sentAt: number;
}

/** The response to a decision; an error is data too, since a later list can overrule it. */
interface DecisionResponse {
  readonly error: ApiError | null;
  /** Of `listedNow`. The alerts are requested again at each response, so a higher count is a later list. */
  readonly listCount: number;
}

/**
 * `accepted`: no later list has arrived. `unconfirmed`: the response is lost, and a later list has to show whether the
 * decision was saved. `confirmed`: the response was an error, but the list shows the decision.
 */
type Phase = 'sending' | 'accepted' | 'listed' | 'refused' | 'unconfirmed' | 'confirmed';

export interface SentDecision {
  readonly made: MadeDecision;
  readonly phase: Phase;
  readonly error: ApiError | null;
}

/** The last decision on each alert, by alert id. */
export type SentDecisions = ReadonlyMap<string, SentDecision>;

interface Listed {
  readonly listCount: number;
  /** Undefined when the last list does not have the alert. */
  readonly row:
    | Pick<ValidationAlert, 'status' | 'manualDecision' | 'notes' | 'reviewedBy'>
    | undefined;
}

/** The last list of alerts, and how many have arrived. */
function listedNow(client: ApiClient, alertId: string): Listed {
  const listCount = client.queries.getQueryState(keyOf(reads.alerts))?.dataUpdateCount ?? 0;
  const rows = responseOf(client, reads.alerts)?.data.rows;
  return { listCount, row: rows?.find(({ id }) => id === alertId) };
}

/** The phase of a decision; null when a later list has the alert still pending, or has no row of it to tell by. */
export function phaseOf(
  made: NotedDecision,
  response: DecisionResponse | undefined,
  { row, listCount }: Listed,
): Phase | null {
  if (!response) return 'sending';
  const { error } = response;
  const isLater = listCount !== response.listCount;
  if (!error && !isLater) return 'accepted';
  if (!error) return row && isPending(row) ? null : 'listed';
  // A server that failed may have saved it first, or later.
  if (row && isResultOf(row, made) && !isConflict(error, row.reviewedBy)) return 'confirmed';
  if (!mayHaveActed(error)) return 'refused';
  if (!isLater) return 'unconfirmed';
  return row ? 'refused' : null;
}

/** Whether the server refused ours and names another reviewer. */
function isConflict(error: ApiError, reviewedBy: string): boolean {
  const isRefusal = error.kind === 'http' && (error.status ?? 0) < 500;
  return isRefusal && !['', reviewer].includes(reviewedBy.trim());
}

/** Resolves with the response, or as soon as a list shows the decision. Sends nothing when one shows it already. */
async function sendDecision(client: ApiClient, made: MadeDecision): Promise<DecisionResponse> {
  const { alertId, decision, notes } = made;
  const isListed = () => {
    const { row } = listedNow(client, alertId);
    return row !== undefined && isResultOf(row, made);
  };
  const respond = (error: ApiError | null) => ({
    error,
    listCount: listedNow(client, '').listCount,
  });
  if (isListed()) return respond(null);
  const payload = { alertId, reviewedBy: reviewer };
  const sent =
    decision === 'dismissed'
      ? sendWrite(client, writes.dismissAlert, payload)
      : sendWrite(client, writes.reviewAlert, { ...payload, decision, notes });
  const error = await new Promise<ApiError | null>((resolve) => {
    const unsubscribe = client.queries.getQueryCache().subscribe(() => {
      if (isListed()) resolve(null);
    });
    void sent.then(() => resolve(null), resolve).finally(unsubscribe);
  });
  const response = respond(error);
  reload(client, writes.reviewAlert.reloads);
  return response;
}

/** The decisions of this browser tab, which outlive the screen, and how to send one. */
export function useDecisions() {
  const client = useApiClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: (made: MadeDecision) => sendDecision(client, made),
    gcTime: Infinity,
  });
  const mutations = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<DecisionResponse, ApiError, MadeDecision>,
  });
  // A list that is equal to the one before renders nothing, but a phase may depend on its arrival.
  useRecord(reads.alerts, () => {
    const { listCount } = listedNow(client, '');
    return mutations.filter(({ data }) => data?.listCount === listCount).length;
  });
  const sent = new Map<string, SentDecision>();
  for (const { variables: made, data } of mutations) {
    if (!made) continue;
    const phase = phaseOf(made, data, listedNow(client, made.alertId));
    if (phase) sent.set(made.alertId, { made, phase, error: data?.error ?? null });
    else sent.delete(made.alertId);
  }
  /** Resolves with the error of a decision that was refused or is unconfirmed; else with null. */
  const send = async (made: MadeDecision) => (await mutateAsync(made)).error;
  return { sent: sent as SentDecisions, send };
}

/** The decision on an alert when it was refused or is unconfirmed; else null. */
export function failedDecision(sent: SentDecisions, alertId: string): SentDecision | null {
  const decision = sent.get(alertId);
  return decision && ['refused', 'unconfirmed'].includes(decision.phase) ? decision : null;
}

/** The draft of an alert's review notes. */
export function notesId(alertId: string): string {
  return `alert:${alertId}`;
}
