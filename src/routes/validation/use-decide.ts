import { type MouseEvent, use, useEffect, useRef, useState } from 'react';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { ToastsContext } from '../../shell/toasts.tsx';
import { elapsedMs } from '../../ui/clock.ts';
import { type Decision, nextInQueue, type NotedDecision } from './alerts.ts';
import type { DecisionOutcome, SentDecisions, useDecisions } from './decisions.ts';
import {
  type Click,
  isSecondClick,
  type ReviewEvent,
  reviewReducer,
  type ReviewState,
} from './review-state.ts';
import type { OpenAlert } from './use-alerts.ts';

/** So long nobody has seen that another alert is open than the one that was being read, in ms. */
const readingMs = 400;

const savedWords: Record<Decision, string> = {
  valid: 'Marked valid',
  invalid: 'Marked invalid',
  dismissed: 'Dismissed',
};

/** A saved decision, as the dialog confirms it while a session goes on. */
interface Saved {
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
  const toasts = use(ToastsContext);
  /** The toast of the last failure, and the alert it is about. */
  const failure = useRef({ id: '', toast: 0 });
  const [saved, setSaved] = useState<Saved | null>(null);
  const decidedBy = useRef<Click | null>(null);
  const isRepeated = (event: MouseEvent) => {
    const click = clickOf(event);
    return click !== null && isSecondClick(decidedBy.current, click);
  };

  // What a later response is compared with; null once the screen is gone.
  const latest = useRef<Snapshot | null>(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => () => void (latest.current = null), []);

  const snapshot = () => latest.current ?? current;

  const movedAt = useRef(-Infinity);
  /** For what the reviewer did not ask for; returns the state after it. */
  const move = (event: ReviewEvent): ReviewState => {
    const { state } = snapshot();
    const after = reviewReducer(state, event);
    if (after.alert !== state.alert) movedAt.current = elapsedMs();
    dispatch(event);
    return after;
  };

  const nextAfter = (id: string): string => {
    const { pending, newAlerts, decisions, state } = snapshot();
    // An unconfirmed alert can't be decided, but its row can have the focus.
    const isReady = (row: { readonly id: string }) =>
      state.session === null || decisions.get(row.id)?.phase !== 'unconfirmed';
    return (nextInQueue(pending, id, isReady) ?? newAlerts[0])?.id ?? '';
  };

  const finish = (
    { id, title: sent }: ValidationAlert,
    { decision, notes }: NotedDecision,
    outcome: DecisionOutcome,
  ) => {
    if (outcome === 'refused' || outcome === 'unconfirmed') {
      const failed =
        decision === 'dismissed' ? 'Failed to dismiss alert' : 'Failed to review alert';
      const toast = toasts.add({ title: 'Error', description: failed, destructive: true });
      failure.current = { id, toast };
      move({ type: 'reopen', alert: id });
      return;
    }
    // Only what was sent is cleared: words typed since stay.
    if (draftOf(notesId(id)) === notes) keepDraft(notesId(id), '');
    if (failure.current.id === id) toasts.dismiss(failure.current.toast);
    const { pending, newAlerts, state } = snapshot();
    const after =
      outcome === 'confirmed' ? move({ type: 'confirm', alert: id, next: nextAfter(id) }) : state;
    const count = [...pending, ...newAlerts].filter((row) => row.id !== id).length;
    const left = `${count > 0 ? showNumber(count) : 'No alerts'} left`;
    const [words, title] = [savedWords[decision], shownTitle(sent)];
    if (latest.current && after.session && after.alert !== '') {
      setSaved({ words, title, left });
      return;
    }
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(oneLine(title), 80)}\u2069`;
    toasts.add({ title: words, description: `${isolated}. ${left}.` });
  };

  const decide = (decision: Decision, event?: MouseEvent) => {
    const { open } = current;
    if (!open?.isDecidable || (event && isRepeated(event))) return;
    const { alert, failed } = open;
    // It was meant for the alert that was open before, unless it is the same decision once more.
    const isUnseen = elapsedMs() - movedAt.current < readingMs;
    if (isUnseen && decision !== failed?.decision) return;
    const noted = { decision, notes: draftOf(notesId(alert.id)) };
    const onOutcome = (outcome: DecisionOutcome) => finish(alert, noted, outcome);
    if (!send(alert.id, { ...noted, onOutcome })) return;
    setSaved(null);
    decidedBy.current = event ? clickOf(event) : null;
    dispatch({ type: 'decide', alert: alert.id, next: nextAfter(alert.id) });
  };

  return { decide, saved, clearSaved: () => setSaved(null), isRepeated };
}

/** Null for a click that was made with a key. */
function clickOf({ detail, clientX, clientY }: MouseEvent): Click | null {
  return detail === 0 ? null : { x: clientX, y: clientY, atMs: elapsedMs() };
}
