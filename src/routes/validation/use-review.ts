import {
  type MouseEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { isWhole } from '../../api/rows.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { alerts as alertsCall, isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { appointmentFinder } from '../../domain/appointment/verdict.ts';
import { useCall } from '../../query/use-call.ts';
import { alertPath } from '../../paths.ts';
import { draftOf } from '../../shell/drafts.ts';
import { changeDialog } from '../../shell/dialog-entries.ts';
import { changeSearch, useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { ToastsContext } from '../../shell/toasts.tsx';
import { alertKey } from './alert-identity.ts';
import { type AlertTab, type Decision, nextInQueue } from './alerts.ts';
import { isFailed, type SettledDecision, useDecisions } from './decisions.ts';
import { useFocusWithin } from './keys.tsx';
import { notesId, type SavedDecision, useOutcome } from './outcome.ts';
import { type OpenAlert, rowAfter, useOpenAlert } from './use-open-alert.ts';
import { type AppointmentOf, useQueue } from './use-queue.ts';

/** Too short to have read an alert that opened by itself, in ms. */
const readingMs = 400;

/** The review queue, its open alert, which is in the URL alone, and what a reviewer can do. */
export function useReview() {
  const { rows: sentAlerts, status: alerts } = useCall(alertsCall);
  const { sent, send, confirm } = useDecisions();
  const [state, change] = useReducer(sessionReducer, noSession);
  const { hasStarted, focusRow, inNotes, saved } = state;
  const [failedBefore = ''] = state.reopen;
  /** Takes the box of the rows: while the focus is in it, no row moves. */
  const rowsBox = useRef<HTMLDivElement>(null);
  const isFocused = useFocusWithin(rowsBox);
  const isAtWork = !useNoModal() || isFocused || focusRow !== null;
  const { rows: booked, status: appointments } = useCall(appointmentsCall, { slow: true });
  const hasAppointments = appointments.data !== undefined;
  const appointmentOf: AppointmentOf = useMemo(
    () => (hasAppointments ? appointmentFinder(booked) : () => undefined),
    [hasAppointments, booked],
  );
  const queue = useQueue(sentAlerts, sent, isAtWork, appointmentOf);
  const { lists, newAlerts } = queue;
  const alertId = useSearchText('alert');
  const open = useOpenAlert(alertId, queue, sent, appointmentOf);
  const isInSession = hasStarted && open !== null;
  const pending = [...lists.pending, ...newAlerts];
  const report = useOutcome({
    isInSession,
    pending,
    isWhole: alerts.data !== undefined && isWhole(alerts.data),
  });
  const { settle } = use(ToastsContext);
  useEffect(() => settle(alertPath(alertId)), [settle, alertId]);

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

  const submit = async (made: Parameters<typeof send>[0]) => {
    const { id } = made.alert;
    const tell = (decision: SettledDecision) => {
      const shown = report(decision);
      if (decision.phase === 'saved') change({ done: id, ...(shown && { saved: shown }) });
    };
    const first = await send(made);
    tell(first);
    if (first.phase !== 'saved' && movedTo.current !== id) change({ failed: id });
    if (first.phase !== 'unconfirmed') return;
    const compared = await confirm(first);
    tell(compared);
    if (compared.phase === 'saved' && movedTo.current === id) proceedRef.current();
  };

  /** After a decision: opens a failed one that waits, else the session's next alert, else focuses the row below. */
  const proceed = () => {
    // What is decided here but not in the list is not for this session; its row can have the focus.
    const isReady = (alert: ValidationAlert) =>
      !hasStarted || !['unconfirmed', 'saved'].includes(sent.get(alertKey(alert))?.phase ?? '');
    const next = (nextInQueue(lists.pending, alertId, isReady) ?? newAlerts[0])?.id ?? '';
    const target = failedBefore || (hasStarted ? next : '');
    change({ pinned: false, inNotes: false, focusRow: target === '' ? next : null, saved: null });
    if (failedBefore === '') moveTo(target);
    else openAlert(failedBefore);
  };
  const proceedRef = useRef(proceed);
  useLayoutEffect(() => {
    proceedRef.current = () => {
      openedItselfAt.current = Date.now();
      proceed();
    };
  });

  const isRepeated = (event: MouseEvent) =>
    isSecondClick(decidedBy.current, event, Date.now() - decidedAt.current);

  const startSession = () => {
    changeSearch({ tab: '', reason: '', review: '' });
    const [first] = lists.pending;
    if (first) openAlert(first.id, { hasStarted: true, decided: [], saved: null });
  };

  const isStarted = useSearchText('review') === 'start' && alerts.data !== undefined;
  const openBefore = useRef<OpenAlert | null>(null);
  const seen = useRef(alertId);
  const follow = useEffectEvent(() => {
    const isChosen = alertId !== seen.current && alertId !== movedTo.current;
    seen.current = alertId;
    if (isChosen) {
      const before = openBefore.current;
      if (alertId !== '') openAlert(alertId, { hasStarted: false });
      else change({ hasStarted: false, inNotes: false, focusRow: before && rowAfter(before) });
      movedTo.current = alertId;
    } else if (alertId !== movedTo.current) {
      // The browser is still going back.
    } else if (failedBefore !== '' && (alertId === '' || !state.pinned)) {
      openedItselfAt.current = Date.now();
      openAlert(failedBefore);
    } else if (isStarted) startSession();
  });
  useLayoutEffect(() => follow(), [alertId, state, isStarted]);
  useLayoutEffect(() => {
    openBefore.current = open;
  });

  const decide = (decision: Decision, event?: MouseEvent) => {
    if (!open?.isDecidable || (event && isRepeated(event))) return;
    const { alert, decision: last, changedAt } = open;
    if (last?.phase === 'unconfirmed') return;
    const isUnseen = Date.now() - Math.max(openedItselfAt.current, changedAt) < readingMs;
    // Meant for the alert before, unless the decision that failed is made again.
    if (isUnseen && !(isFailed(last) && decision === last.made.decision)) return;
    const notes = draftOf(notesId(alert));
    decidedBy.current = event;
    decidedAt.current = Date.now();
    change({
      decided: [...state.decided.filter((key) => key !== alertKey(alert)), alertKey(alert)],
    });
    void submit({ alert, decision, notes });
    proceed();
  };

  const actions = {
    decide,
    startSession,
    /** For the second click of a double click on a decision, which hits the row behind the dialog. */
    isRepeated,
    focusRow: (row: string | null) => change({ focusRow: row }),
    pin: () => change({ pinned: true }),
    open: (alert: string) => changeDialog('alert', alert),
    openNotes: (alert: string) => openAlert(alert, { hasStarted: false, inNotes: true }),
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

  const pendingKeys = new Set(queue.rows.filter(isPending).map(alertKey));
  // What was refused, or is still listed as pending, is not behind the reviewer.
  const decidedCount = state.decided.filter((key) => !pendingKeys.has(key)).length;
  return {
    alerts,
    appointmentOf,
    queue,
    rowsBox,
    focusRow,
    decisionOn: (alert: ValidationAlert) => sent.get(alertKey(alert)),
    /** The alert in the URL, also one that does not exist; '' for none. */
    alertId,
    open,
    inNotes,
    session: isInSession ? { decidedCount, saved } : null,
    actions,
  };
}

export type Review = ReturnType<typeof useReview>;

/** How the open alert, which the URL names, was opened, and what comes after it (C10). */
export interface Session {
  /** Kept at the end of a session: a decision may still be refused. */
  readonly hasStarted: boolean;
  /** The alerts decided in it, by `alertKey`. */
  readonly decided: readonly string[];
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
  hasStarted: false,
  decided: [],
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

/** Whether a click, `ms` after the first, is the second one of a double click (C10); a finger misses by 24 px. */
export function isSecondClick(first: Click | undefined, second: Click, ms: number): boolean {
  if (!first || first.detail === 0 || second.detail === 0) return false;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return ms < 400 && distance <= 24;
}
