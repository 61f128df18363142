import { partition, sortBy } from 'es-toolkit/array';
import type { Appointment } from '../../calls/appointments.ts';
import { isPending, type ValidationAlert } from '../../calls/alerts.ts';
import {
  type AlertStatus,
  alertStatuses,
  type Outcome,
} from '../../domain/appointment/appointment.ts';
import { reasonReader } from '../../domain/appointment/reasons.ts';
import { isNamed, type Person } from '../../domain/people.ts';
import { noValue } from '../../domain/text/format.ts';
import { isBlank, isSameLine } from '../../domain/text/clean.ts';
import { type AlertIdentity, alertKey } from './alert-identity.ts';

/** The three lists of manual validation (S4), in the order of their tabs. */
export const alertTabs = alertStatuses;
export type AlertTab = AlertStatus;

export const tabLabels: Record<AlertTab, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  dismissed: 'Dismissed',
};

/** Two outcomes of a review, or a dismissal (S2). */
export type Decision = Outcome | 'dismissed';

export interface NotedDecision {
  readonly decision: Decision;
  readonly notes: string;
}

/** The appointment of an alert: null if it is not in the list, undefined while the list is not loaded. */
export type AppointmentRow = Appointment | null | undefined;

/** The label that review and dismiss calls send (S6, C12). */
export const reviewer = 'System User';

type DecidableAlert = Pick<ValidationAlert, 'status' | 'manualDecision' | 'notes'>;

/** An alert's telemarketer, or 'Unknown' (S2). */
export function nameOrUnknown(person: Person): string {
  return isNamed(person) ? person.name : 'Unknown';
}

/** A reviewed alert's decision in capitals (S2); '–' when the server sent none. */
export function decisionInCapitals(decision: Outcome | null): string {
  return decision?.toUpperCase() ?? noValue;
}

/** How an alert's appointment counts; '–' while the appointments are not loaded. */
export function standingWord(row: AppointmentRow): string {
  if (row === undefined) return noValue;
  if (row === null) return 'Not in the list';
  if (row.status.outcome === null) return 'Not counted yet';
  return row.status.outcome === 'valid' ? 'Valid' : 'Invalid';
}

/** Whether a decision has led to this alert. All reviewers share one label (C12): other notes are another reviewer's. */
export function isResultOf(alert: DecidableAlert, { decision, notes }: NotedDecision): boolean {
  if (decision === 'dismissed') return alert.status === 'dismissed';
  return (
    alert.status === 'reviewed' &&
    alert.manualDecision === decision &&
    (isBlank(alert.notes) || isBlank(notes) || isSameLine(alert.notes, notes))
  );
}

/** The alerts as they will be once these decisions, by `alertKey`, are listed; unaffected rows stay the same objects. */
export function withDecisions<T extends DecidableAlert & AlertIdentity>(
  alerts: readonly T[],
  decisions: ReadonlyMap<string, NotedDecision>,
): readonly T[] {
  if (decisions.size === 0) return alerts;
  return alerts.map((alert) => {
    const made = decisions.get(alertKey(alert));
    if (!made || !isPending(alert)) return alert;
    const { decision, notes } = made;
    if (decision === 'dismissed') return { ...alert, status: decision };
    return { ...alert, status: 'reviewed', manualDecision: decision, notes };
  });
}

/** The rows whose ids are in `order`, in that order, and the others, which are new. */
export function queueInOrder<T extends { readonly id: string }>(
  order: readonly string[],
  rows: readonly T[],
) {
  const places = new Map(order.map((id, index) => [id, index]));
  const [knownAlerts, newRows] = partition(rows, ({ id }) => places.has(id));
  return { inOrder: sortBy(knownAlerts, [({ id }) => places.get(id)]), newRows };
}

/** The next ready alert after one is decided: the first below it, else the first of all; null if none is left. */
export function nextInQueue<T extends { readonly id: string }>(
  queue: readonly T[],
  decidedId: string,
  isReady: (row: T) => boolean,
): T | null {
  const index = queue.findIndex(({ id }) => id === decidedId);
  const isNext = (row: T) => row.id !== decidedId && isReady(row);
  return queue.slice(Math.max(index, 0)).find(isNext) ?? queue.find(isNext) ?? null;
}

/** The reviewed alerts with a decision whose reason has this key. */
export function decidedWith(alerts: readonly ValidationAlert[], key: string): ValidationAlert[] {
  const readReason = reasonReader();
  return alerts.filter(
    (row) =>
      row.status === 'reviewed' && row.manualDecision !== null && readReason(row).key === key,
  );
}
