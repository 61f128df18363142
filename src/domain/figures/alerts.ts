import type { AlertStatus, Outcome } from '../appointment/status.ts';
import { addEvent, type Counts, noEvents } from './events.ts';

/** Alerts by status; `unknown`: with a word that is none of the three, on no tab (rulings A19). */
export function alertCounts(alerts: readonly { readonly status: AlertStatus | null }[]) {
  const counts = { pending: 0, reviewed: 0, dismissed: 0, unknown: 0 };
  for (const { status } of alerts) counts[status ?? 'unknown'] += 1;
  return counts;
}

/** Alerts by decision; the undecided ones are in `all` alone. */
export function decisionsIn(
  alerts: readonly { readonly manualDecision: Outcome | null }[],
): Counts {
  const counts = { ...noEvents };
  for (const { manualDecision } of alerts) addEvent(counts, manualDecision);
  return counts;
}
