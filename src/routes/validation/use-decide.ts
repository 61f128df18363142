import { useEffect, useRef, useState } from 'react';
import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { useToast } from '../../shell/toasts.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { nextInQueue, type Decision } from './alerts.ts';
import { reviewReducer, type ReviewEvent, type ReviewState } from './review-state.ts';
import type { DecisionOutcome, SentDecisions } from './sent-decision.ts';
import type { useDecisions } from './use-decisions.ts';
import type { OpenAlert } from './use-open-alert.ts';

/** After a change that the reviewer did not ask for, clicks and keys do nothing for this long, in ms. */
const readingMs = 400;

const savedWords: Record<Decision, string> = {
  valid: 'Marked valid',
  invalid: 'Marked invalid',
  dismissed: 'Dismissed',
};

/** A saved decision, as it is confirmed on screen. */
export interface Saved {
  readonly words: string;
  readonly title: string;
  readonly left: string;
}

/** The draft of an alert's review notes. */
export function notesId(alertId: string): string {
  return `alert:${alertId}`;
}

interface Snapshot {
  readonly state: ReviewState;
  readonly open: OpenAlert | null;
  readonly pending: readonly ValidationAlert[];
  readonly newAlerts: readonly ValidationAlert[];
  readonly decisions: SentDecisions;
}

/** Sends the decision on the open alert and handles what becomes of it (rulings C10). */
export function useDecide(
  current: Snapshot,
  send: ReturnType<typeof useDecisions>['decide'],
  dispatch: (event: ReviewEvent) => void,
) {
  const toast = useToast();
  const [saved, setSaved] = useState<Saved | null>(null);
  const changedAt = useRef(-Infinity);
  const isTooSoon = () => elapsedMs() - changedAt.current < readingMs;
  const change = (event: ReviewEvent) => {
    changedAt.current = elapsedMs();
    dispatch(event);
  };

  // What a later response is compared with; null once the screen is gone.
  const latest = useRef<Snapshot | null>(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => () => void (latest.current = null), []);

  const nextAfter = (id: string): string => {
    const { pending, newAlerts, decisions, state } = latest.current ?? current;
    // An unconfirmed alert can't be decided, but its row can have the focus.
    const isReady = (row: { readonly id: string }) =>
      state.session === null || decisions.get(row.id)?.phase !== 'unconfirmed';
    return (nextInQueue(pending, id, isReady) ?? newAlerts[0])?.id ?? '';
  };

  /** In the dialog while a session goes on, else in a toast; `event` is about to change the state. */
  const confirmSaved = (
    { id, title }: ValidationAlert,
    decision: Decision,
    event: ReviewEvent | null,
  ) => {
    const { pending, newAlerts, state } = latest.current ?? current;
    const count = [...pending, ...newAlerts].filter((row) => row.id !== id).length;
    const left = `${count > 0 ? showNumber(count) : 'No alerts'} left`;
    const words = savedWords[decision];
    const after = event ? reviewReducer(state, event) : state;
    if (latest.current && after.session && after.alert !== '') {
      setSaved({ words, title: shownTitle(title), left });
      return;
    }
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(oneLine(shownTitle(title)), 80)}\u2069`;
    toast({ title: words, description: `${isolated}. ${left}.` });
  };

  const finish = (
    alert: ValidationAlert,
    decision: Decision,
    notes: string,
    outcome: DecisionOutcome,
  ) => {
    const { id } = alert;
    if (outcome === 'refused' || outcome === 'unconfirmed') {
      const failed =
        decision === 'dismissed' ? 'Failed to dismiss alert' : 'Failed to review alert';
      toast({ title: 'Error', description: failed, destructive: true });
      change({ type: 'reopen', alert: id });
      return;
    }
    // Only what was sent is cleared: words typed since stay.
    if (draftOf(notesId(id)) === notes) keepDraft(notesId(id), '');
    const event: ReviewEvent | null =
      outcome === 'confirmed' ? { type: 'confirm', alert: id, next: nextAfter(id) } : null;
    confirmSaved(alert, decision, event);
    if (event) change(event);
  };

  const decide = (decision: Decision) => {
    const { open } = current;
    if (!open?.isPending || isTooSoon()) return;
    const { alert } = open;
    const notes = draftOf(notesId(alert.id));
    const isSent = send(alert.id, { decision, notes }, (outcome) =>
      finish(alert, decision, notes, outcome),
    );
    if (!isSent) return;
    setSaved(null);
    change({ type: 'decide', alert: alert.id, next: nextAfter(alert.id) });
  };

  return { decide, saved, clearSaved: () => setSaved(null), isTooSoon };
}
