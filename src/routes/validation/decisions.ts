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
import { elapsedMs } from '../../ui/clock.ts';
import { isResultOf, type NotedDecision, reviewer } from './alerts.ts';

// A decision is a mutation of React Query. What has become of it follows from the mutation and the last list of alerts.

const mutationKey = ['alert decision'];

/** A decision as the reviewer made it. */
export interface MadeDecision extends NotedDecision {
  readonly alertId: string;
  readonly title: string;
  /** On the clock of `elapsedMs`, as all times here. */
  readonly sentAt: number;
}

/** The response to a decision. React Query keeps no time of an error, so an error is data too. */
export interface DecisionResponse {
  readonly receivedAt: number;
  /** How many lists of alerts had arrived by then. */
  readonly listCount: number;
  readonly error: ApiError | null;
}

/**
 * `accepted`: no list that was requested later has arrived yet. `unconfirmed`: the response is lost, and the next list
 * decides. `confirmed`: the response was an error, but the list shows the decision.
 */
export type DecisionPhase =
  | 'sending'
  | 'accepted'
  | 'listed'
  | 'refused'
  | 'unconfirmed'
  | 'confirmed';

export interface SentDecision {
  readonly made: MadeDecision;
  readonly phase: DecisionPhase;
  readonly error: ApiError | null;
}

/** The last decision on each alert, by alert id. */
export type SentDecisions = ReadonlyMap<string, SentDecision>;

type Made = Pick<MadeDecision, 'decision' | 'notes' | 'sentAt'>;

/** The last list of alerts; `row` is undefined when the alert is not in it. */
interface Listed {
  readonly requestedAt: number;
  readonly listCount: number;
  readonly row:
    | Pick<ValidationAlert, 'status' | 'manualDecision' | 'notes' | 'reviewedBy'>
    | undefined;
}

/** What has become of a decision; null when the list has overruled it and the alert can be decided again. */
export function phaseOf(
  made: Made,
  response: DecisionResponse | undefined,
  listed: Listed,
): DecisionPhase | null {
  if (!response) return 'sending';
  const { error } = response;
  const { row } = listed;
  const isOlder = isOlderList(listed, response);
  if (!error) {
    if (isOlder) return 'accepted';
    return row && isPending(row) ? null : 'listed';
  }
  // A server that failed may have saved it first, or later.
  if (isShown(made, listed) && !isConflict(error, row)) return 'confirmed';
  if (!mayHaveActed(error)) return 'refused';
  if (isOlder) return 'unconfirmed';
  return row ? 'refused' : null;
}

/** Whether a list was requested before the response to a decision arrived. */
function isOlderList(list: Omit<Listed, 'row'>, response: DecisionResponse): boolean {
  // Both may be of one millisecond.
  return list.listCount === response.listCount || list.requestedAt < response.receivedAt;
}

function isShown(made: Made, { row, requestedAt }: Listed): boolean {
  return row !== undefined && requestedAt >= made.sentAt && isResultOf(row, made);
}

/** Whether the server refused ours and names another reviewer. */
function isConflict(error: ApiError, row: Listed['row']): boolean {
  const isRefusal = error.kind === 'http' && (error.status ?? 0) < 500;
  return isRefusal && !['', reviewer].includes(row?.reviewedBy.trim() ?? '');
}

function listedNow(client: ApiClient, alertId: string): Listed {
  const list = responseOf(client, reads.alerts);
  const row = list?.data.rows.find(({ id }) => id === alertId);
  const listCount = client.queries.getQueryState(keyOf(reads.alerts))?.dataUpdateCount ?? 0;
  return { row, requestedAt: list?.requestedAt ?? -Infinity, listCount };
}

/** Resolves with the response, or as soon as a list shows the decision. Sends nothing when one shows it already. */
async function sendDecision(client: ApiClient, made: MadeDecision): Promise<DecisionResponse> {
  const { alertId, decision, notes } = made;
  const listed = () => listedNow(client, alertId);
  const respond = (error: ApiError | null): DecisionResponse => ({
    receivedAt: elapsedMs(),
    listCount: listed().listCount,
    error,
  });
  if (isShown(made, listed())) return respond(null);
  const payload = { alertId, reviewedBy: reviewer };
  const sent =
    decision === 'dismissed'
      ? sendWrite(client, writes.dismissAlert, payload)
      : sendWrite(client, writes.reviewAlert, { ...payload, decision, notes });
  const error = await new Promise<ApiError | null>((resolve) => {
    const unsubscribe = client.queries.getQueryCache().subscribe(() => {
      if (isShown(made, listed())) resolve(null);
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
  // A list that is equal to the one before renders nothing, but it decides what is unconfirmed.
  useRecord(
    reads.alerts,
    () => mutations.filter(({ data }) => data && isOlderList(listedNow(client, ''), data)).length,
  );
  const sent = new Map<string, SentDecision>();
  for (const { variables: made, data } of mutations) {
    if (!made) continue;
    const phase = phaseOf(made, data, listedNow(client, made.alertId));
    if (phase) sent.set(made.alertId, { made, phase, error: data?.error ?? null });
    else sent.delete(made.alertId);
  }
  /** Resolves with the error of a decision that was not saved, as far as is known; else with null. */
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
