import type { RefObject } from 'react';
import { reads } from '../../api/contract.ts';
import { changeSearch, useSearchChoice } from '../../shell/location.ts';
import { useRead } from '../../query/use-read.ts';
import { useNoModal } from '../../shell/modal-stack.ts';
import { alertTabs, type AlertTab } from './alerts.ts';
import { failedDecision } from './sent-decision.ts';
import { useAlertLists } from './use-alert-lists.ts';
import { useDecide } from './use-decide.ts';
import { useDecisions } from './use-decisions.ts';
import { useFocusWithin } from './use-focus-within.ts';
import { useOpenAlert } from './use-open-alert.ts';
import { useReviewState } from './use-review-state.ts';

/** The review queue, the dialog of its open alert, and what a reviewer can do. `rowsBox` holds the rows. */
export function useReview(rowsBox: RefObject<HTMLElement | null>) {
  const alerts = useRead(reads.alerts);
  const { decisions, decide: send } = useDecisions();
  const [tab] = useSearchChoice('tab', alertTabs);
  const [state, dispatch] = useReviewState();
  const isFocused = useFocusWithin(rowsBox);
  const isAtWork = !useNoModal() || isFocused || state.focusRow !== null;
  const { rows, lists, newAlerts, showNew } = useAlertLists(alerts.data?.rows, decisions, isAtWork);
  const open = useOpenAlert(state.alert, rows, lists, decisions);
  const { decide, saved, clearSaved, isTooSoon } = useDecide(
    { state, open, pending: lists.pending, newAlerts, decisions },
    send,
    dispatch,
  );

  const queue = {
    alerts,
    tab,
    lists,
    /** Alerts that arrived while the reviewer is at work; not in `lists` yet. */
    newAlerts,
    /** The alert that the URL names, whether or not it is in the lists; '' for none. */
    currentId: state.alert,
    focusRow: state.focusRow,
    failedOf: (id: string) => failedDecision(decisions, id),
  };

  const dialog = { open, session: state.session, inNotes: state.inNotes, saved };

  const actions = {
    dispatch,
    decide,
    showTab: (next: AlertTab) => changeSearch({ tab: next === 'pending' ? '' : next, alert: '' }),
    showNew: () => {
      showNew();
      dispatch({ type: 'focus', row: newAlerts[0]?.id ?? '' });
    },
    startSession: () => {
      const [first] = lists.pending;
      if (!first) return;
      clearSaved();
      changeSearch({ tab: '' });
      dispatch({ type: 'start', alert: first.id });
    },
    open: (alert: string, { inNotes = false, byPointer = false } = {}) => {
      // The second click of a double click on a decision lands on the row behind the dialog.
      if (!byPointer || !isTooSoon()) dispatch({ type: 'open', alert, inNotes });
    },
    close: () => {
      if (!open) return;
      const below = open.list[open.index] ?? open.list[open.index - 1];
      dispatch({ type: 'close', row: open.isListed ? open.alert.id : (below?.id ?? '') });
    },
    step: (by: 1 | -1) => {
      if (!open) return;
      // Once the alert has left the list, the one below it is in its place.
      const target = open.list[open.index + (!open.isListed && by === 1 ? 0 : by)];
      if (target) dispatch({ type: 'step', alert: target.id });
    },
  };

  return { queue, dialog, actions };
}

export type Review = ReturnType<typeof useReview>;
