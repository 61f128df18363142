import { type MutationState, useMutation, useMutationState } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { type ApiError, mayHaveActed } from '../../api/api-error.ts';
import {
  isPending,
  type ValidationAlert,
  alerts,
  dismissAlert,
  reviewAlert,
} from '../../calls/alerts.ts';
import { showNumber, excerpt } from '../../domain/text/format.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { type ApiClient, responseOf, useApiClient } from '../../query/client.ts';
import { useRecord } from '../../query/data-state.ts';
import { sendWrite } from '../../query/use-write.ts';
import { keyOf } from '../../query/reads.ts';
import { reload } from '../../query/refetch.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { ToastsContext } from '../../shell/toasts.tsx';
import { type Decision, isResultOf, type NotedDecision, reviewer } from './alerts.ts';

const mutationKey = ['alert decision'];

export interface MadeDecision extends NotedDecision {
  readonly alertId: string;
  readonly title: string;
  /** On the clock of `elapsedMs`. */
  readonly sentAt: number;
}

/** The response to a decision. An error is data too, since a later list can overrule it. */
interface DecisionResponse {
  readonly error: ApiError | null;
  /** Each response reloads the alerts, so that a list after these was requested later. */
  readonly listCount: number;
}

/** `accepted`: no later list yet. `unconfirmed`: no response; a later list will show. `confirmed`: an error, but listed. */
type Phase = 'sending' | 'accepted' | 'listed' | 'refused' | 'unconfirmed' | 'confirmed';

export interface SentDecision {
  readonly made: MadeDecision;
  readonly phase: Phase;
  readonly error: ApiError | null;
}

/** The last decision on each alert, by alert id. */
export type SentDecisions = ReadonlyMap<string, SentDecision>;

type ListedAlert = Pick<ValidationAlert, 'status' | 'manualDecision' | 'notes' | 'reviewedBy'>;

/** The phase of a decision after a response; null when a later list has the alert still pending, or not at all. */
export function phaseOf(
  made: NotedDecision,
  error: ApiError | null,
  row: ListedAlert | undefined,
  isLaterList: boolean,
): Phase | null {
  if (!error && !isLaterList) return 'accepted';
  if (!error) return row && isPending(row) ? null : 'listed';
  // A server that failed may have saved it first, or later.
  if (row && isResultOf(row, made) && !isConflict(error, row)) return 'confirmed';
  if (!mayHaveActed(error)) return 'refused';
  if (!isLaterList) return 'unconfirmed';
  return row ? 'refused' : null;
}

/** Whether the server refused ours and names another reviewer. */
function isConflict(error: ApiError, { reviewedBy }: ListedAlert): boolean {
  const isRefusal = error.kind === 'http' && (error.status ?? 0) < 500;
  return isRefusal && !['', reviewer].includes(reviewedBy);
}

const rowOf = (client: ApiClient, alertId: string) =>
  responseOf(client, alerts)?.loaded.data.rows.find(({ id }) => id === alertId);

const listCountOf = ({ queries }: ApiClient) =>
  queries.getQueryState(keyOf(alerts))?.dataUpdateCount ?? 0;

/** Resolves with the response, or as soon as a list shows the decision. Sends nothing when one shows it already. */
async function sendDecision(client: ApiClient, made: MadeDecision): Promise<DecisionResponse> {
  const { alertId, decision, notes } = made;
  const isListed = () => {
    const row = rowOf(client, alertId);
    return row !== undefined && isResultOf(row, made);
  };
  if (isListed()) return { error: null, listCount: listCountOf(client) };
  const payload = { alertId, reviewedBy: reviewer };
  const sent =
    decision === 'dismissed'
      ? sendWrite(client, dismissAlert, payload)
      : sendWrite(client, reviewAlert, {
          ...payload,
          decision,
          notes: isBlank(notes) ? '' : notes,
        });
  const error = await new Promise<ApiError | null>((resolve) => {
    const unsubscribe = client.queries.getQueryCache().subscribe(() => {
      if (isListed()) resolve(null);
    });
    void sent.then(() => resolve(null), resolve).finally(unsubscribe);
  });
  const listCount = listCountOf(client);
  reload(client, reviewAlert.reloads);
  return { error, listCount };
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
  useRecord(
    alerts,
    () => mutations.filter(({ data }) => data?.listCount === listCountOf(client)).length,
  );
  const sent = new Map<string, SentDecision>();
  for (const { variables: made, data } of mutations) {
    if (!made) continue;
    const isLaterList = listCountOf(client) !== data?.listCount;
    const phase = data
      ? phaseOf(made, data.error, rowOf(client, made.alertId), isLaterList)
      : 'sending';
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
export const notesId = (alertId: string) => `alert:${alertId}`;

const savedWords: Record<Decision, string> = {
  valid: 'Marked valid',
  invalid: 'Marked invalid',
  dismissed: 'Dismissed',
};

export interface SavedDecision {
  readonly words: string;
  readonly title: string;
  readonly left: string;
}

interface Queue {
  readonly isInSession: boolean;
  readonly pending: readonly { readonly id: string }[];
  /** No alert is missing in `pending`. */
  readonly isWhole: boolean;
}

/** Returns a function that reports the outcome of a decision by a toast; in a session it returns what the dialog shows. */
export function useOutcome(queue: Queue) {
  const toasts = use(ToastsContext);
  const failure = useRef({ alertId: '', toast: 0 });
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  });
  useEffect(() => () => void (latest.current = { ...latest.current, isInSession: false }), []);

  return ({ alertId, decision, notes, title }: MadeDecision, error: ApiError | null) => {
    if (error) {
      const description = `Failed to ${decision === 'dismissed' ? 'dismiss' : 'review'} alert`;
      const toast = toasts.add({ title: 'Error', description, error });
      failure.current = { alertId, toast };
      return null;
    }
    // Only what was sent is cleared: words typed since stay.
    if (draftOf(notesId(alertId)) === notes) keepDraft(notesId(alertId), '');
    if (failure.current.alertId === alertId) toasts.dismiss(failure.current.toast);
    const { isInSession, pending, isWhole } = latest.current;
    const count = pending.filter(({ id }) => id !== alertId).length;
    const none = isWhole ? 'No alerts' : 'None of the alerts received';
    const left = `${count > 0 ? showNumber(count) : none} left`;
    const words = savedWords[decision];
    if (isInSession) return { words, title, left };
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(title, 80)}\u2069`;
    toasts.add({ title: words, description: `${isolated}. ${left}.` });
    return null;
  };
}
