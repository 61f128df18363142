import { fold } from '../text/words.ts';
import { parseInstant } from './eastern.ts';

/** Unreadable times last; equal times keep the server's order. */
export function newestFirst<T>(rows: readonly T[], timeOf: (row: T) => string): T[] {
  return rows
    .map((row) => ({ row, at: parseInstant(timeOf(row)) ?? -Infinity }))
    .toSorted((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .map(({ row }) => row);
}

interface Alert {
  readonly status: string;
  readonly createdAt: string;
}

export const isPending = ({ status }: Pick<Alert, 'status'>) => fold(status) === 'pending';

export function oldestPending(alerts: readonly Alert[]): number | null {
  let oldest: number | null = null;
  for (const { createdAt } of alerts.filter(isPending)) {
    const at = parseInstant(createdAt);
    if (at !== null && (oldest === null || at < oldest)) oldest = at;
  }
  return oldest;
}
