import {
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { reads } from '../../api/contract.ts';
import { appointmentFinder } from '../../domain/appointment/verdict.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { useRead } from '../../query/use-read.ts';
import { draftOf } from '../../shell/drafts.ts';
import {
  changeDialog,
  changeSearch,
  dialogText,
  useDialog,
  useDialogText,
  useSearchText,
} from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { elapsedMs } from '../../ui/clock.ts';
import { useFocusWithin } from '../../ui/browser-state.ts';
import { alertName, type AlertTab, type Decision, nextInQueue } from './alerts.ts';
import { failedDecision, type MadeDecision, notesId, useDecisions } from './decisions.ts';
import type { AppointmentOf } from './queue-order.ts';
import { type Click, isSecondClick, noSession, sessionReducer } from './session.ts';
import { useOutcome } from './use-outcome.ts';
import { type OpenAlert, rowAfter, useOpenAlert, useQueue } from './use-queue.ts';

/** Too short to have read an alert that opened by itself, in ms. */
const readingMs = 400;

/** The review queue, its open alert, which is in the URL alone, and what a reviewer can do. */
export function useReview() {
  const alerts = useRead(reads.alerts);
  const { sent, send } = useDecisions();
  const [state, dispatch] = useReducer(sessionReducer, noSession);
  const { startedAt } = state;
  /** Takes the box of the rows: while the focus is in it, no row moves. */
  const rowsBox = useRef<HTMLDivElement>(null);
  const isFocused = useFocusWithin(rowsBox);
  const isAtWork = !useNoModal() || isFocused || state.focusRow !== null;
  const appointments = useRead(reads.appointments, { slow: true });
  const bookedRows = appointments.data?.rows;
  const appointmentOf: AppointmentOf = useMemo(
    () => (bookedRows ? appointmentFinder(bookedRows) : () => undefined),
    [bookedRows],
  );
  const queue = useQueue(alerts.data?.rows, sent, isAtWork, appointmentOf);
  const { lists, newAlerts } = queue;
  const alertId = useDialogText('alert');
  const open = useOpenAlert(alertId, queue, sent);
  const isInSession = startedAt !== null && open !== null;
  const isComplete =
    alerts.data !== undefined && isWhole(alerts.data) && queue.counts.unknown === 0;
  const report = useOutcome(isInSession, [...lists.pending, ...newAlerts], isComplete);
  const [, setHelp] = useDialog('keys');

  /** The alert of the last move here. If the URL has another one, it was chosen: by a row, a link, Back or Esc. */
  const movedTo = useRef(alertId);
  const moveTo = (alert: string) => {
    movedTo.current = alert;
    changeDialog('alert', alert);
  };
  /** When an alert last opened by itself, not by a key or click. */
  const openedItselfAt = useRef(-Infinity);
  const decidedBy = useRef<Click | null>(null);

  const submit = async (made: MadeDecision) => {
    const { alertId: alert } = made;
    const error = await send(made);
    const saved = report(made, error);
    if (!error) dispatch({ type: 'saved', alert, saved });
    else if (dialogText('alert') !== alert) dispatch({ type: 'failed', alert });
  };

  /** After a decision: opens a failed one that waits, else the session's next alert, else focuses the row below. */
  const proceed = () => {
    // An unconfirmed alert can't be decided, but its row can have the focus.
    const isReady = (row: { readonly id: string }) =>
      startedAt === null || sent.get(row.id)?.phase !== 'unconfirmed';
    const next = (nextInQueue(lists.pending, alertId, isReady) ?? newAlerts[0])?.id ?? '';
    const [waiting] = state.reopen;
    const target = waiting ?? (startedAt === null ? '' : next);
    dispatch({ type: 'decided', row: target === '' ? next : null });
    if (waiting !== undefined) dispatch({ type: 'opened', alert: waiting, startedAt });
    moveTo(target);
  };

  const isRepeated = (event: MouseEvent) => {
    const click = clickOf(event);
    return click !== null && isSecondClick(decidedBy.current, click);
  };

  const startSession = () => {
    changeSearch({ tab: '', reason: '', review: '' });
    const [first] = lists.pending;
    if (!first) return;
    dispatch({ type: 'opened', alert: first.id, startedAt: elapsedMs() });
    moveTo(first.id);
  };

  const isStarted = useSearchText('review') === 'start' && alerts.data !== undefined;
  const openBefore = useRef<OpenAlert | null>(null);
  const follow = useEffectEvent(() => {
    const confirmed = [...sent.values()].find(({ phase }) => phase === 'confirmed')?.made;
    const [waiting] = state.reopen;
    if (alertId !== movedTo.current) {
      movedTo.current = alertId;
      const before = openBefore.current;
      if (alertId === '') dispatch({ type: 'closed', row: before && rowAfter(before) });
      else dispatch({ type: 'opened', alert: alertId, startedAt: null });
    } else if (confirmed) {
      void submit(confirmed);
      if (confirmed.alertId !== alertId) return;
      openedItselfAt.current = elapsedMs();
      proceed();
    } else if (waiting !== undefined && (alertId === '' || !state.pinned)) {
      openedItselfAt.current = elapsedMs();
      dispatch({ type: 'opened', alert: waiting, startedAt });
      moveTo(waiting);
    } else if (isStarted) startSession();
  });
  useLayoutEffect(() => follow(), [alertId, sent, state, isStarted]);
  useLayoutEffect(() => {
    openBefore.current = open;
  });

  const decide = (decision: Decision, event?: MouseEvent) => {
    if (!open?.isDecidable || (event && isRepeated(event))) return;
    const { alert, failed } = open;
    if (failed?.phase === 'unconfirmed') return;
    // Meant for the alert before, unless the same decision is made again.
    const isUnseen = elapsedMs() - openedItselfAt.current < readingMs;
    if (isUnseen && decision !== failed?.made.decision) return;
    const { id } = alert;
    const title = alertName(alert);
    const notes = draftOf(notesId(id));
    decidedBy.current = event ? clickOf(event) : null;
    void submit({ alertId: id, title, decision, notes, sentAt: elapsedMs() });
    proceed();
  };

  const decidedCount = [...sent.values()].filter(
    ({ made }) => made.sentAt >= (startedAt ?? Infinity) && !failedDecision(sent, made.alertId),
  ).length;

  const actions = {
    decide,
    startSession,
    /** For the second click of a double click on a decision, which hits the row behind the dialog. */
    isRepeated,
    openHelp: () => setHelp(true),
    focusRow: (row: string | null) => dispatch({ type: 'focused', row }),
    pin: () => dispatch({ type: 'pinned' }),
    open: (alert: string) => changeDialog('alert', alert),
    openNotes: (alert: string) => {
      dispatch({ type: 'opened', alert, startedAt: null, inNotes: true });
      moveTo(alert);
    },
    close: () => changeDialog('alert', state.reopen[0] ?? ''),
    step: (by: 1 | -1) => {
      if (!open) return;
      // Once the alert has left the list, the one below it is in its place.
      const target = open.list[open.index + (!open.isListed && by === 1 ? 0 : by)];
      if (!target) return;
      dispatch({ type: 'opened', alert: target.id, startedAt });
      moveTo(target.id);
    },
    showTab: (tab: AlertTab) =>
      changeSearch({ tab: tab === 'pending' ? '' : tab, reason: '', alert: '' }),
    clearSearch: () => {
      changeSearch({ q: '' });
      dispatch({ type: 'focused', row: '' });
    },
    showAllReasons: () => {
      changeSearch({ reason: '' });
      dispatch({ type: 'focused', row: '' });
    },
    showNew: () => {
      queue.showNew();
      dispatch({ type: 'focused', row: newAlerts[0]?.id ?? '' });
    },
  };

  return {
    alerts,
    appointments,
    appointmentOf,
    queue,
    rowsBox,
    focusRow: state.focusRow,
    failedOf: (id: string) => failedDecision(sent, id),
    /** The alert in the URL, also one that does not exist; '' for none. */
    alertId,
    open,
    inNotes: state.inNotes,
    /** Whether each alert is in one of the lists. */
    isComplete,
    session: isInSession ? { decidedCount, saved: state.saved } : null,
    actions,
  };
}

export type Review = ReturnType<typeof useReview>;

/** Null for a click that was made with a key. */
function clickOf({ detail, clientX, clientY }: MouseEvent): Click | null {
  return detail === 0 ? null : { x: clientX, y: clientY, atMs: elapsedMs() };
}
