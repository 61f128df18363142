import type { ApiError } from '../../api/api-error.ts';
import { alertTabOf, isResultOf, type Decided, type OpenVerdict } from './alerts.ts';

/** The label that review and dismiss calls send (spec 6, rulings C12). */
export const reviewer = 'System User';

/** What became of one verdict of this tab. */
export interface Decision extends OpenVerdict {
  /**
   * Sending; taken by the server but not yet in its list; settled, which is in its list; refused by it; or
   * unconfirmed: the response was lost, and the list is fetched before anything is sent again.
   */
  readonly phase: 'sending' | 'taken' | 'settled' | 'refused' | 'unconfirmed';
  /** When the phase began, on the clock of `elapsedMs`. */
  readonly since: number;
  readonly error: ApiError | null;
}

/** What a verdict came to; `confirmed` is one that the list shows without a response that says so. */
export type Outcome = 'taken' | 'refused' | 'unconfirmed' | 'confirmed';

/**
 * What a list that was requested after a verdict tells of it; `row` is undefined where the alert is gone. `void`
 * ends it without a result; null: nothing new.
 */
export function verdictIn(
  decision: Pick<Decision, 'phase' | 'error' | keyof OpenVerdict>,
  row: (Decided & { readonly reviewedBy: string }) | undefined,
): 'settled' | 'refused' | 'confirmed' | 'void' | null {
  const isPending = row !== undefined && alertTabOf(row.status) === 'pending';
  const isOurs = row !== undefined && isResultOf(row, decision) && !isConflict(decision, row);
  switch (decision.phase) {
    case 'sending':
    case 'refused':
      // A server that failed may have saved it first, or later.
      return isOurs ? 'confirmed' : null;
    case 'taken':
      return 'settled';
    case 'settled':
      return isPending ? 'void' : null;
    case 'unconfirmed':
      if (row === undefined) return 'void';
      return isOurs ? 'confirmed' : 'refused';
  }
}

/** The server refused ours, and names somebody else. */
function isConflict({ error }: Pick<Decision, 'error'>, row: { reviewedBy: string }): boolean {
  const isRefusal = error?.kind === 'http' && (error.status ?? 0) < 500;
  return isRefusal && !['', reviewer].includes(row.reviewedBy.trim());
}
