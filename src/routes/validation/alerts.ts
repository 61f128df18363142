import type { ValidationAlert } from '../../api/entities/review.ts';
import { fold, knownWord } from '../../domain/text/words.ts';
import { isPending } from '../../domain/time/order.ts';

/** The three lists of manual validation (spec 4), in the order of their tabs. */
export const alertTabs = ['pending', 'reviewed', 'dismissed'] as const;
export type AlertTab = (typeof alertTabs)[number];

export const tabLabels: Record<AlertTab, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  dismissed: 'Dismissed',
};

/** What a reviewer can decide: two outcomes of a review, or a dismissal (spec 2). */
export type Decision = 'valid' | 'invalid' | 'dismissed';

export interface NotedDecision {
  readonly decision: Decision;
  readonly notes: string;
}

/** The label that review and dismiss calls send (spec 6, rulings C12). */
export const reviewer = 'System User';

type DecidableAlert = Pick<ValidationAlert, 'id' | 'status' | 'manualDecision' | 'notes'>;

/** The list that an alert's status belongs to; null for any other status. */
export function alertTabOf(status: string): AlertTab | null {
  return knownWord(status, alertTabs);
}

/** A reviewed alert's decision in capitals (spec 2); '–' when the server sent none. */
export function decisionInCapitals(manualDecision: string): string {
  return manualDecision.trim().toUpperCase() || '–';
}

/**
 * Whether an alert is as this decision would have left it. Since all reviewers share one label (rulings C12),
 * other notes mean that somebody else decided.
 */
export function isResultOf(
  alert: Omit<DecidableAlert, 'id'>,
  { decision, notes }: NotedDecision,
): boolean {
  const tab = alertTabOf(alert.status);
  if (decision === 'dismissed') return tab === 'dismissed';
  const [theirs, ours] = [alert.notes, notes].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  return (
    tab === 'reviewed' &&
    fold(alert.manualDecision) === decision &&
    (theirs === '' || ours === '' || theirs === ours)
  );
}

/** The alerts as they will be once these decisions are saved; unaffected rows stay the same objects. */
export function withDecisions<T extends DecidableAlert>(
  alerts: readonly T[],
  decisions: ReadonlyMap<string, NotedDecision>,
): readonly T[] {
  if (decisions.size === 0) return alerts;
  return alerts.map((alert) => {
    const made = decisions.get(alert.id);
    if (!made || !isPending(alert)) return alert;
    const { decision, notes } = made;
    if (decision === 'dismissed') return { ...alert, status: 'dismissed' };
    return { ...alert, status: 'reviewed', manualDecision: decision, notes };
  });
}

/** The rows that `order` knows, in that order, and those it does not know, which are held back. */
export function queueInOrder<T extends { readonly id: string }>(
  order: readonly string[],
  rows: readonly T[],
): { shown: T[]; held: T[] } {
  const place = new Map(order.map((id, index) => [id, index]));
  const at = (row: T) => place.get(row.id) ?? 0;
  return {
    shown: rows.filter((row) => place.has(row.id)).toSorted((a, b) => at(a) - at(b)),
    held: rows.filter((row) => !place.has(row.id)),
  };
}

/** The ready alert to go on with after one is decided: the next below it, else the first; null if none is left. */
export function nextInQueue<T extends { readonly id: string }>(
  queue: readonly T[],
  decidedId: string,
  isReady: (row: T) => boolean = () => true,
): T | null {
  const index = queue.findIndex(({ id }) => id === decidedId);
  const isNext = (row: T) => row.id !== decidedId && isReady(row);
  return queue.slice(Math.max(index, 0)).find(isNext) ?? queue.find(isNext) ?? null;
}
