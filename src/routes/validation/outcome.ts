import { use, useEffect, useRef } from 'react';
import { titleAndCustomer } from '../../domain/appointment/appointment.ts';
import { excerpt, showNumber, shownTitle } from '../../domain/text/format.ts';
import { alertPath } from '../../paths.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { ToastsContext } from '../../shell/toasts.tsx';
import { type AlertIdentity, alertKey } from './alert-identity.ts';
import type { Decision } from './alerts.ts';
import type { MadeDecision, SettledDecision } from './decisions.ts';
import { reviewKeys } from '../../features/keys/screen-keys.ts';

/** The draft of an alert's review notes. */
export const notesId = (alert: AlertIdentity) => `alert:${alertKey(alert)}`;

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
  readonly pending: readonly AlertIdentity[];
  /** No alert is missing in `pending`. */
  readonly isWhole: boolean;
}

/**
 * Returns a function that reports the outcome of a decision by a toast; in a session it returns what the dialog shows. A
 * decision that fails after the queue was left has a notice on every screen, which leads to its alert.
 */
export function useOutcome(queue: Queue) {
  const toasts = use(ToastsContext);
  const told = useRef<{ readonly made: MadeDecision; readonly toast: number } | null>(null);
  const latest = useRef({ ...queue, isLeft: false });
  useEffect(() => {
    latest.current = { ...queue, isLeft: false };
  });
  useEffect(
    () => () => void (latest.current = { ...latest.current, isInSession: false, isLeft: true }),
    [],
  );

  return ({ made, phase, error }: SettledDecision) => {
    const { alert, decision, notes } = made;
    const { isInSession, isLeft, pending, isWhole } = latest.current;
    const key = alertKey(alert);
    const href = alertPath(alert.id);
    if (error) {
      // On the screen itself a second word on a lost response is the dialog's.
      if (told.current?.made === made && !isLeft) return null;
      const name = excerpt(alert.customer || shownTitle(alert.title), 60);
      const words = {
        title: 'Error',
        description: `Failed to ${decision === 'dismissed' ? 'dismiss' : 'review'} alert`,
        error,
      };
      const notice = `Not saved: ${reviewKeys[decision].label}, ${name}`;
      const isLost = phase === 'unconfirmed';
      told.current = {
        made,
        toast: toasts.add(isLeft ? { ...words, notice, href, isLost } : words),
      };
      return null;
    }
    // Only what was sent is cleared: words typed since stay.
    if (draftOf(notesId(alert)) === notes) keepDraft(notesId(alert), '');
    if (told.current && alertKey(told.current.made.alert) === key)
      toasts.dismiss(told.current.toast);
    toasts.settle(href);
    const count = pending.filter((other) => alertKey(other) !== key).length;
    const none = isWhole ? 'No alerts' : 'None of the alerts received';
    const left = `${count > 0 ? showNumber(count) : none} left`;
    const words = savedWords[decision];
    const title = titleAndCustomer(alert);
    if (isInSession) return { words, title, left };
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(title, 80)}\u2069`;
    toasts.add({ title: words, description: `${isolated}. ${left}.` });
    return null;
  };
}
