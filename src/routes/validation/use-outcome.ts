import { use, useEffect, useRef } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { ToastsContext } from '../../shell/toasts.tsx';
import type { Decision } from './alerts.ts';
import { type MadeDecision, notesId } from './decisions.ts';

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

/**
 * `isWhole`: no alert is missing in `pending`. Returns a function that reports the outcome of a decision, also after the screen is left: by a toast, or, while a
 * session goes on, by what it returns, which the dialog shows. A saved decision's notes are cleared.
 */
export function useOutcome(
  isInSession: boolean,
  pending: readonly { readonly id: string }[],
  isWhole: boolean,
) {
  const toasts = use(ToastsContext);
  /** The toast of the last failure, and the alert it is about. */
  const failure = useRef({ alertId: '', toast: 0 });
  const latest = useRef({ isInSession, pending, isWhole });
  useEffect(() => {
    latest.current = { isInSession, pending, isWhole };
  });
  useEffect(() => () => void (latest.current.isInSession = false), []);

  return ({ alertId, decision, notes, title }: MadeDecision, error: ApiError | null) => {
    if (error) {
      const description =
        decision === 'dismissed' ? 'Failed to dismiss alert' : 'Failed to review alert';
      const toast = toasts.add({ title: 'Error', description, destructive: true, error });
      failure.current = { alertId, toast };
      return null;
    }
    // Only what was sent is cleared: words typed since stay.
    if (draftOf(notesId(alertId)) === notes) keepDraft(notesId(alertId), '');
    if (failure.current.alertId === alertId) toasts.dismiss(failure.current.toast);
    const others = latest.current.pending.filter(({ id }) => id !== alertId);
    const none = latest.current.isWhole ? 'No alerts' : 'None of the alerts received';
    const saved: SavedDecision = {
      words: savedWords[decision],
      title,
      left: `${others.length > 0 ? showNumber(others.length) : none} left`,
    };
    if (latest.current.isInSession) return saved;
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(saved.title, 80)}\u2069`;
    toasts.add({ title: saved.words, description: `${isolated}. ${saved.left}.` });
    return null;
  };
}
