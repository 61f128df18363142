import type { AlertStatus } from '../appointment/appointment.ts';
import type { Time } from '../time/read-time.ts';

/** Alerts by status; `unknown`: with a word that is none of the three, on no tab (rulings A19). */
export function alertCounts(alerts: readonly { readonly status: AlertStatus | null }[]) {
  const counts = { pending: 0, reviewed: 0, dismissed: 0, unknown: 0 };
  for (const { status } of alerts) counts[status ?? 'unknown'] += 1;
  return counts;
}

export interface TimedAlert {
  readonly status: AlertStatus | null;
  readonly createdAt: Time;
}

export const isPending = ({ status }: Pick<TimedAlert, 'status'>) => status === 'pending';

/** When the oldest pending alert was created, in ms; null where no pending alert has a time. */
export function oldestPending(alerts: readonly TimedAlert[]): number | null {
  const times = alerts.filter(isPending).flatMap(({ createdAt }) => createdAt.ms ?? []);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}
