import { titleAndCustomer } from '../../domain/appointment/appointment.ts';
import {
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { isWhole } from '../../api/rows.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { type ValidationAlert, alerts as alertsCall } from '../../calls/alerts.ts';
import { appointmentFinder } from '../../domain/appointment/verdict.ts';
import { useCall } from '../../query/use-call.ts';
import { useShown } from '../../query/data-state.ts';
import { draftOf } from '../../shell/drafts.ts';
import { changeDialog, useDialog } from '../../shell/dialog-entries.ts';
import { changeSearch, searchText, useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { elapsedMs } from '../../ui/clock.ts';
import { useFocusWithin } from './keys.tsx';
import { type AlertTab, type Decision, nextInQueue } from './alerts.ts';
import {
  failedDecision,
  type MadeDecision,
  notesId,
  type SavedDecision,
  useDecisions,
  useOutcome,
} from './decisions.ts';
import {
  type AppointmentOf,
  type OpenAlert,
  rowAfter,
  useOpenAlert,
  useQueue,
} from './use-queue.ts';

/** Too short to have read an alert that opened by itself, in ms. */
const readingMs = 400;

/** The review queue, its open alert, which is in the URL alone, and what a reviewer can do. */
export function useReview() {
  const { rows: sentAlerts, state: alerts } = useCall(alertsCall);
  const { sent, send } = useDecisions();
  const [state, change] = useReducer(sessionReducer, noSession);
  const { startedAt, focusRow, inNotes, saved } = state;
  const [failedBefore = ''] = state.reopen;
  /** Takes the box of the rows: while the focus is in it, no row moves. */
  const rowsBox = useRef<HTMLDivElement>(null);
  const isFocused = useFocusWithin(rowsBox);
  const isAtWork = !useNoModal() || isFocused || focusRow !== null;
  const { rows: booked, state: appointments } = useCall(appointmentsCall, { slow: true });
  useShown(appointmentsCall);
  const hasAppointments = appointments.data !== undefined;
  const appointmentOf: AppointmentOf = useMemo(
    () => (hasAppointments ? appointmentFinder(booked) : () => undefined),
    [hasAppointments, booked],
  );
  const queue = useQueue(sentAlerts, sent, isAtWork, appointmentOf);
  const { lists, newAlerts } = queue;
  const alertId = useSearchText('alert');
  const open = useOpenAlert(alertId, queue, sent, appointmentOf);
  const isInSession = startedAt !== null && open !== null;
  const pending = [...lists.pending, ...newAlerts];
  const report = useOutcome({
    isInSession,
    pending,
    isWhole: alerts.data !== undefined && isWhole(alerts.data),
  });
  const [, setHelp] = useDialog('keys');

  /** The alert of the last move here. If the URL has another one, it was chosen: by a row, a link, Back or Esc. */
  const movedTo = useRef(alertId);
  const moveTo = (alert: string) => {
    movedTo.current = alert;
    changeDialog('alert', alert);
  };
  const openAlert = (alert: string, how: SessionChange = {}) => {
    change({ pinned: true, inNotes: false, focusRow: null, ...how, done: alert });
    moveTo(alert);
  };
  /** When an alert last opened by itself, not by a key or click. */
  const openedItselfAt = useRef(-Infinity);
  const decidedBy = useRef<MouseEvent>(undefined);
  const decidedAt = useRef(-Infinity);

  const submit = async (made: MadeDecision) => {
    const { alertId: alert } = made;
    const error = await send(made);
    const shown = report(made, error);
    if (!error) change({ done: alert, ...(shown && { saved: shown }) });
    else if (searchText('alert') !== alert) change({ failed: alert });
  };

  /** After a decision: opens a failed one that waits, else the session's next alert, else focuses the row below. */
  const proceed = () => {
    // An unconfirmed alert can't be decided, but its row can have the focus.
    const isReady = ({ id }: ValidationAlert) =>
      startedAt === null || sent.get(id)?.phase !== 'unconfirmed';
    const next = (nextInQueue(lists.pending, alertId, isReady) ?? newAlerts[0])?.id ?? '';
    const target = failedBefore || (startedAt === null ? '' : next);
    change({ pinned: false, inNotes: false, focusRow: target === '' ? next : null, saved: null });
    if (failedBefore === '') moveTo(target);
    else openAlert(failedBefore);
  };

  const isRepeated = (event: MouseEvent) =>
    isSecondClick(decidedBy.current, event, elapsedMs() - decidedAt.current);

  const startSession = () => {
    changeSearch({ tab: '', reason: '', review: '' });
    const [first] = lists.pending;
    if (first) openAlert(first.id, { startedAt: elapsedMs(), saved: null });
  };

  const isStarted = useSearchText('review') === 'start' && alerts.data !== undefined;
  const openBefore = useRef<OpenAlert | null>(null);
  const follow = useEffectEvent(() => {
    const confirmed = [...sent.values()].find(({ phase }) => phase === 'confirmed')?.made;
    // While a move of this effect is not rendered yet, `alertId` is an older one.
    if (alertId !== movedTo.current && alertId === searchText('alert')) {
      const before = openBefore.current;
      if (alertId !== '') openAlert(alertId, { startedAt: null });
      else change({ startedAt: null, inNotes: false, focusRow: before && rowAfter(before) });
      movedTo.current = alertId;
    } else if (confirmed) {
      void submit(confirmed);
      if (confirmed.alertId !== alertId) return;
      openedItselfAt.current = elapsedMs();
      proceed();
    } else if (failedBefore !== '' && (alertId === '' || !state.pinned)) {
      openedItselfAt.current = elapsedMs();
      openAlert(failedBefore);
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
    const notes = draftOf(notesId(alert.id));
    decidedBy.current = event;
    decidedAt.current = elapsedMs();
    const title = titleAndCustomer(alert);
    void submit({ alertId: alert.id, title, decision, notes, sentAt: elapsedMs() });
    proceed();
  };

  const actions = {
    decide,
    startSession,
    /** For the second click of a double click on a decision, which hits the row behind the dialog. */
    isRepeated,
    openHelp: () => setHelp(true),
    focusRow: (row: string | null) => change({ focusRow: row }),
    pin: () => change({ pinned: true }),
    open: (alert: string) => changeDialog('alert', alert),
    openNotes: (alert: string) => openAlert(alert, { startedAt: null, inNotes: true }),
    close: () => changeDialog('alert', failedBefore),
    step: (by: 1 | -1) => {
      // Once the alert has left the list, the one below it is in its place.
      const target = open?.list[open.index + (!open.isListed && by === 1 ? 0 : by)];
      if (target) openAlert(target.id);
    },
    showTab: (tab: AlertTab) =>
      changeSearch({ tab: tab === 'pending' ? '' : tab, reason: '', alert: '' }),
    clear: (filter: 'q' | 'reason') => {
      changeSearch({ [filter]: '' });
      change({ focusRow: '' });
    },
    showNew: () => {
      queue.showNew();
      change({ focusRow: newAlerts[0]?.id ?? '' });
    },
  };

  const decidedCount = [...sent.values()].filter(
    ({ made }) => made.sentAt >= (startedAt ?? Infinity) && !failedDecision(sent, made.alertId),
  ).length;
  return {
    alerts,
    appointmentOf,
    queue,
    rowsBox,
    focusRow,
    failedOf: (id: string) => failedDecision(sent, id),
    /** The alert in the URL, also one that does not exist; '' for none. */
    alertId,
    open,
    inNotes,
    session: isInSession ? { decidedCount, saved } : null,
    actions,
  };
}

export type Review = ReturnType<typeof useReview>;

/** How the open alert, which the URL names, was opened, and what comes after it (rulings C10). */
export interface Session {
  /** On the clock of `elapsedMs`; null outside of a session. Kept at its end: a decision may still be refused. */
  readonly startedAt: number | null;
  /** The reviewer chose the open alert or is writing its notes: no other alert opens over it. */
  readonly pinned: boolean;
  /** The dialog starts in the notes. */
  readonly inNotes: boolean;
  /** Alerts whose decisions failed; they open again once the pinned one is done with. */
  readonly reopen: readonly string[];
  /** The row to focus, '' for the list; null: none. */
  readonly focusRow: string | null;
  readonly saved: SavedDecision | null;
}

export const noSession: Session = {
  startedAt: null,
  pinned: true,
  inNotes: false,
  reopen: [],
  focusRow: null,
  saved: null,
};

interface SessionChange extends Partial<Omit<Session, 'reopen'>> {
  /** The alert whose decision failed. */
  readonly failed?: string;
  /** The alert that is open now, or whose decision was saved. */
  readonly done?: string;
}

export function sessionReducer(state: Session, change: SessionChange): Session {
  const { failed, done, ...rest } = change;
  const others = state.reopen.filter((id) => id !== failed && id !== done);
  return { ...state, ...rest, reopen: failed === undefined ? others : [...others, failed] };
}

/** A session's progress: the place of the open alert, and the number of alerts in the session. */
export function progressOf(decided: number, index: number, pending: number) {
  const total = decided + pending;
  return { at: Math.min(decided + Math.max(index, 0) + 1, total), total };
}

type Click = Pick<MouseEvent, 'detail' | 'clientX' | 'clientY'>;

/** Whether a click, `ms` after the first, is the second one of a double click (rulings C10); a finger misses by 24 px. */
export function isSecondClick(first: Click | undefined, second: Click, ms: number): boolean {
  if (!first || first.detail === 0 || second.detail === 0) return false;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return ms < 400 && distance <= 24;
}
