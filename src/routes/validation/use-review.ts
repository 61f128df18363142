import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { reads } from '../../api/contract.ts';
import { reasonKey } from '../../domain/appointment/reasons.ts';
import { useRead } from '../../query/use-read.ts';
import {
  changeDialog,
  changeSearch,
  useDialog,
  useSearchChoice,
  useSearchText,
} from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { type AlertTab, alertTabs } from './alerts.ts';
import { failedDecision, useDecisions } from './decisions.ts';
import { decidedWith } from './evidence.ts';
import { initialReview, reviewReducer } from './review-state.ts';
import { useAlertLists, useOpenAlert } from './use-alerts.ts';
import { useDecide } from './use-decide.ts';

/** The review queue, the dialog of its open alert, and what a reviewer can do. */
export function useReview() {
  const alerts = useRead(reads.alerts);
  const { decisions, decide: send } = useDecisions();
  const [tab] = useSearchChoice('tab', alertTabs);
  const inUrl = useSearchText('alert');
  const [state, dispatch] = useReducer(reviewReducer, inUrl, initialReview);
  // The open alert is in the URL too (rulings C16).
  useLayoutEffect(() => changeDialog('alert', state.alert), [state.alert]);
  const rowsBox = useRef<HTMLDivElement>(null);
  const isFocused = useFocusWithin(rowsBox);
  const isAtWork = !useNoModal() || isFocused || state.focusRow !== null;
  const all = useAlertLists(alerts.data?.rows, decisions, isAtWork);
  const { rows, newAlerts, showNew } = all;
  const reason = useSearchText('reason');
  const isFiltered = tab === 'reviewed' && reason !== '';
  const { reviewed } = all.lists;
  const lists = isFiltered
    ? { ...all.lists, reviewed: decidedWith(reviewed, reasonKey(reason)) }
    : all.lists;
  const open = useOpenAlert(state.alert, rows, lists, decisions);
  const { decide, saved, clearSaved, isRepeated } = useDecide(
    { state, open, pending: lists.pending, newAlerts, decisions },
    send,
    dispatch,
  );

  const close = () => {
    if (!open) return;
    const below = open.list[open.index] ?? open.list[open.index - 1];
    dispatch({ type: 'close', row: open.isListed ? open.alert.id : (below?.id ?? '') });
  };
  // Back, a link or a chosen tab changed the URL.
  const [followed, setFollowed] = useState(inUrl);
  if (inUrl !== followed) {
    setFollowed(inUrl);
    if (inUrl === '' && open) close();
    else dispatch({ type: 'url', alert: inUrl });
  }

  const [, setHelp] = useDialog('keys');

  const queue = {
    alerts,
    /** Takes the box of the rows: while the focus is in it, no row moves. */
    rowsBox,
    tab,
    rows,
    lists,
    /** What the reviewed ones are filtered by; they are counted without it. */
    reason: isFiltered ? reason : '',
    reviewedCount: reviewed.length,
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
    showTab: (next: AlertTab) =>
      changeSearch({ tab: next === 'pending' ? '' : next, reason: '', alert: '' }),
    showAllReasons: () => {
      changeSearch({ reason: '' });
      dispatch({ type: 'focus', row: '' });
    },
    showNew: () => {
      showNew();
      dispatch({ type: 'focus', row: newAlerts[0]?.id ?? '' });
    },
    startSession: () => {
      changeSearch({ tab: '', reason: '', review: '' });
      const [first] = lists.pending;
      if (!first) return;
      clearSaved();
      dispatch({ type: 'start', alert: first.id });
    },
    open: (alert: string) => dispatch({ type: 'open', alert, inNotes: false }),
    openNotes: (alert: string) => dispatch({ type: 'open', alert, inNotes: true }),
    /** The second click of a double click on a decision lands on the row behind the dialog. */
    isRepeated,
    close,
    openHelp: () => setHelp(true),
    step: (by: 1 | -1) => {
      if (!open) return;
      // Once the alert has left the list, the one below it is in its place.
      const target = open.list[open.index + (!open.isListed && by === 1 ? 0 : by)];
      if (target) dispatch({ type: 'step', alert: target.id });
    },
  };

  const isStarted = useSearchText('review') === 'start' && alerts.data !== undefined;
  useEffect(() => {
    if (isStarted) actions.startSession();
  });

  return { queue, dialog, actions };
}

export type Review = ReturnType<typeof useReview>;

/** Whether the focus is inside an element, also while another window is in front. */
export function useFocusWithin(boxRef: RefObject<HTMLElement | null>): boolean {
  const isWithin = () => boxRef.current?.contains(document.activeElement) === true;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const focusOut = (event: FocusEvent) => {
        // On its way from row to row nothing has the focus for a moment.
        if (!boxRef.current?.contains(event.relatedTarget as Node | null)) onChange();
      };
      document.addEventListener('focusin', onChange);
      document.addEventListener('focusout', focusOut);
      return () => {
        document.removeEventListener('focusin', onChange);
        document.removeEventListener('focusout', focusOut);
      };
    },
    [boxRef],
  );
  return useSyncExternalStore(subscribe, isWithin);
}
