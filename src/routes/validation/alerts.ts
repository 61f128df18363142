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

/** What tells of an alert's decision. */
export interface Decided {
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

/**
 * Whether an alert stands as this verdict would have left it. All reviewers have one label (rulings C12): other
 * notes than those that were sent tell that somebody else decided.
 */
export function isResultOf(alert: Omit<Decided, 'id'>, { verdict, notes }: OpenVerdict): boolean {
  const tab = alertTabOf(alert.status);
  if (verdict === 'dismissed') return tab === 'dismissed';
  const [theirs, ours] = [alert.notes, notes].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  return (
    tab === 'reviewed' &&
    alert.manualDecision.trim().toLowerCase() === verdict &&
    (theirs === '' || ours === '' || theirs === ours)
  );
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

/**
 * The alert that follows once one of the queue is decided: the next one below it, else the first that is left.
 * Only alerts that are `ready` count.
 */
export function nextInQueue<T extends { readonly id: string }>(
  queue: readonly T[],
  decidedId: string,
  ready: (row: T) => boolean = () => true,
): T | null {
  const index = queue.findIndex(({ id }) => id === decidedId);
  const isNext = (row: T) => row.id !== decidedId && ready(row);
  return queue.slice(Math.max(index, 0)).find(isNext) ?? queue.find(isNext) ?? null;
}
