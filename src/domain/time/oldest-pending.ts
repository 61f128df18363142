import { fold } from '../text/fold.ts';
import { parseInstant } from './eastern.ts';

interface Alert {
  readonly status: string;
  readonly createdAt: string;
}

/** When the oldest pending alert was made, in ms; null where none can be read. */
export function oldestPending(alerts: readonly Alert[]): number | null {
  let oldest: number | null = null;
  for (const { status, createdAt } of alerts) {
    const at = fold(status) === 'pending' ? parseInstant(createdAt) : null;
    if (at !== null && (oldest === null || at < oldest)) oldest = at;
  }
  return oldest;
}
