/** The three lists of manual validation (spec 4), in the order of their tabs. */
export const alertTabs = ['pending', 'reviewed', 'dismissed'] as const;
export type AlertTab = (typeof alertTabs)[number];

/** What a reviewer can decide: two decisions of a review, and the dismissal (spec 2). */
export type Verdict = 'valid' | 'invalid' | 'dismissed';

/** The list that an alert belongs to; any other status belongs to none. Case and outer space are ignored. */
export function alertTabOf(status: string): AlertTab | null {
  const word = status.trim().toLowerCase();
  return alertTabs.find((tab) => tab === word) ?? null;
}

/** A reviewed alert's decision as its card shows it: in capitals (spec 2); '–' when the server sent none. */
export function decisionInCapitals(manualDecision: string): string {
  return manualDecision.trim().toUpperCase() || '–';
}

/** Whether an alert stands as a verdict would leave it. */
export function hasVerdict(
  { status, manualDecision }: Pick<Decided, 'status' | 'manualDecision'>,
  verdict: Verdict,
): boolean {
  const tab = alertTabOf(status);
  if (verdict === 'dismissed') return tab === 'dismissed';
  return tab === 'reviewed' && manualDecision.trim().toLowerCase() === verdict;
}

interface Decided {
  readonly id: string;
  readonly status: string;
  readonly manualDecision: string;
  readonly notes: string;
}

/** A verdict that the last answer cannot know of yet. */
export interface OpenVerdict {
  readonly verdict: Verdict;
  readonly notes: string;
}

/** The alerts as they stand once the open verdicts are through; rows without one stay the same objects. */
export function withVerdicts<T extends Decided>(
  alerts: readonly T[],
  open: ReadonlyMap<string, OpenVerdict>,
): readonly T[] {
  if (open.size === 0) return alerts;
  return alerts.map((alert) => {
    const decided = open.get(alert.id);
    if (!decided || alertTabOf(alert.status) !== 'pending') return alert;
    const { verdict, notes } = decided;
    if (verdict === 'dismissed') return { ...alert, status: 'dismissed' };
    return { ...alert, status: 'reviewed', manualDecision: verdict, notes };
  });
}

/**
 * A queue whose order stands still under the reviewer: rows that were there keep their places, those that
 * left are gone, and one that comes back stands where it stood. What arrived since waits in `arrived`.
 */
export function queueInOrder<T extends { readonly id: string }>(
  order: readonly string[],
  rows: readonly T[],
): { shown: T[]; arrived: T[] } {
  const place = new Map(order.map((id, index) => [id, index]));
  const at = (row: T) => place.get(row.id) ?? 0;
  return {
    shown: rows.filter((row) => place.has(row.id)).toSorted((a, b) => at(a) - at(b)),
    arrived: rows.filter((row) => !place.has(row.id)),
  };
}

/** The alert that follows once one of the queue is decided: the one below it, else the first that is left. */
export function nextInQueue<T extends { readonly id: string }>(
  queue: readonly T[],
  decidedId: string,
): T | null {
  const index = queue.findIndex(({ id }) => id === decidedId);
  const rest = queue.filter(({ id }) => id !== decidedId);
  return rest[Math.max(index, 0)] ?? rest[0] ?? null;
}
