import { useEffect, useRef, useState, type RefObject } from 'react';
import { reads } from '../../api/contract.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { useRead } from '../../query/use-read.ts';
import { alertTabOf, alertTabs, nextInQueue, type AlertTab, type Verdict } from './alerts.ts';
import { shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { changeSearch, useSearchChoice } from '../../shell/location.ts';
import { draftOf, keepDraft } from '../../shell/drafts.ts';
import { useNoModal } from '../../shell/modal-stack.ts';
import { toast } from '../../shell/toasts.ts';
import type { Outcome } from './decision.ts';
import { useDecisions } from './decisions.ts';
import { reviewing, type ReviewEvent } from './reviewing.ts';
import { useAlertLists } from './use-alert-lists.ts';
import { useFocusWithin } from './use-focus-within.ts';
import { useOpenAlert } from './use-open-alert.ts';
import { useReviewing } from './use-reviewing.ts';

/** After a change that the reviewer did not ask for, nothing acts for this long, in ms: nobody has read it yet. */
const readingMs = 400;

const savedWords: Record<Verdict, string> = {
  valid: 'Marked valid',
  invalid: 'Marked invalid',
  dismissed: 'Dismissed',
};

/** A decision that the server took, as it is confirmed on screen. */
export interface Saved {
  readonly words: string;
  readonly title: string;
  readonly left: string;
}

/** The draft of an alert's review notes. */
export function notesId(alertId: string): string {
  return `alert:${alertId}`;
}

/** The review queue: its lists, the alert that is open, and all that a reviewer can do. `queue` is where its rows are. */
export function useReview(queue: RefObject<HTMLElement | null>) {
  const alerts = useRead(reads.alerts);
  const { decisions, decide } = useDecisions();
  const [tab] = useSearchChoice('tab', alertTabs);
  const [state, send] = useReviewing();
  const isFocused = useFocusWithin(queue);
  const isAtWork = !useNoModal() || isFocused || state.focusRow !== null;
  const { rows, lists, arrived, showArrived } = useAlertLists(
    alerts.data?.rows,
    decisions,
    isAtWork,
  );
  const open = useOpenAlert(state.alert, rows, lists, decisions);
  const [saved, setSaved] = useState<Saved | null>(null);
  const changedAt = useRef(-Infinity);
  const isTooSoon = () => elapsedMs() - changedAt.current < readingMs;

  // What a response that comes later is seen against; null once the screen is gone.
  const now = { state, pending: lists.pending, arrived, decisions };
  const latest = useRef<typeof now | null>(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => () => void (latest.current = null), []);

  const nextAfter = (id: string): string => {
    const { pending, arrived: held, decisions: known, state: at } = latest.current ?? now;
    // An unconfirmed alert cannot be decided, but its row can have the focus.
    const isReady = (row: { id: string }) =>
      at.session === null || known.get(row.id)?.phase !== 'unconfirmed';
    return (nextInQueue(pending, id, isReady) ?? held[0])?.id ?? '';
  };

  const change = (event: ReviewEvent) => {
    changedAt.current = elapsedMs();
    send(event);
  };

  /** On screen: in the dialog of a session that goes on, else by a toast. */
  const confirmOnScreen = (
    alertId: string,
    title: string,
    verdict: Verdict,
    then?: ReviewEvent,
  ) => {
    const { pending, arrived: held, state: before } = latest.current ?? now;
    const count = [...pending, ...held].filter(({ id }) => id !== alertId).length;
    const left = `${count > 0 ? showNumber(count) : 'No alerts'} left`;
    const words = savedWords[verdict];
    const after = then ? reviewing(before, then) : before;
    if (latest.current && after.session && after.alert !== '') {
      setSaved({ words, title, left });
      return;
    }
    // Isolated, so that a title in another direction leaves the count where it is.
    const isolated = `\u2068${excerpt(oneLine(title), 80)}\u2069`;
    toast({ title: words, description: `${isolated}. ${left}.` });
  };

  const decideOpen = (verdict: Verdict) => {
    if (!open || alertTabOf(open.alert.status) !== 'pending' || isTooSoon()) return;
    const { id } = open.alert;
    const title = shownTitle(open.alert.title);
    const notes = draftOf(notesId(id));
    const settle = (outcome: Outcome) => {
      if (outcome === 'refused' || outcome === 'unconfirmed') {
        const failed =
          verdict === 'dismissed' ? 'Failed to dismiss alert' : 'Failed to review alert';
        toast({ title: 'Error', description: failed, destructive: true });
        change({ type: 'return', alert: id });
        return;
      }
      // Only what was sent is forgotten: words typed since stay.
      if (draftOf(notesId(id)) === notes) keepDraft(notesId(id), '');
      const confirm: ReviewEvent = { type: 'confirm', alert: id, next: nextAfter(id) };
      confirmOnScreen(id, title, verdict, outcome === 'confirmed' ? confirm : undefined);
      if (outcome === 'confirmed') change(confirm);
    };
    if (!decide(id, verdict, notes, settle)) return;
    setSaved(null);
    change({ type: 'decide', alert: id, next: nextAfter(id) });
  };

  return {
    alerts,
    /** The last verdict on an alert, where it was refused or is not confirmed. */
    troubleOf: (id: string) => {
      const decision = decisions.get(id);
      return decision?.phase === 'refused' || decision?.phase === 'unconfirmed' ? decision : null;
    },
    tab,
    setTab: (next: AlertTab) => changeSearch({ tab: next === 'pending' ? '' : next, alert: '' }),
    lists,
    arrived,
    showArrived: () => {
      showArrived();
      send({ type: 'focus', row: arrived[0]?.id ?? '' });
    },
    state,
    open,
    saved,
    startSession: () => {
      const [first] = lists.pending;
      if (!first) return;
      setSaved(null);
      changeSearch({ tab: '' });
      send({ type: 'start', alert: first.id });
    },
    show: (alertId: string, { inNotes = false, byPointer = false } = {}) => {
      // The second click of a double click on a decision lands on the row that was behind the dialog.
      if (!byPointer || !isTooSoon()) send({ type: 'open', alert: alertId, inNotes });
    },
    close: () => {
      if (!open) return;
      const list = lists[open.tab];
      const isListed = list[open.index]?.id === open.alert.id;
      const below = list[open.index] ?? list[open.index - 1];
      send({ type: 'close', row: isListed ? open.alert.id : (below?.id ?? '') });
    },
    step: (by: 1 | -1) => {
      if (!open) return;
      const list = lists[open.tab];
      // Once it has left the list, the one below it stands in its place.
      const left = list[open.index]?.id !== open.alert.id;
      const target = list[open.index + (left && by === 1 ? 0 : by)];
      if (target) send({ type: 'step', alert: target.id });
    },
    decideOpen,
    write: () => send({ type: 'write' }),
    focusRow: (row: string) => send({ type: 'focus', row }),
    focused: () => send({ type: 'focused' }),
  };
}

export type Review = ReturnType<typeof useReview>;
