import type { ApiError } from '../../api/api-error.ts';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf, isResultOf, type NotedDecision } from './alerts.ts';

/** The label that review and dismiss calls send (spec 6, rulings C12). */
export const reviewer = 'System User';

/** A decision made in this browser tab. */
export interface SentDecision extends NotedDecision {
  /** Accepted is not in the list yet; unconfirmed has lost its response, and the list will tell. */
  readonly phase: 'sending' | 'accepted' | 'listed' | 'refused' | 'unconfirmed';
  /** When the phase began, on the clock of `elapsedMs`. */
  readonly since: number;
  readonly error: ApiError | null;
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
  sent: Omit<SentDecision, 'since'>,
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
