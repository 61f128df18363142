import { recentTime } from '../domain/time/eastern.ts';
import { useApiClient } from './client.ts';
import { useRecordAt } from './data-state.ts';
import { newestError, outageText, useLastKnown } from './outage.ts';
import { type CallRecord, lastFailureAt } from './records.ts';
import type { Moment } from '../ui/clock.ts';

/**
 * Since when no call has failed, or none has responded (visual.md 29): 'No failure since 9:00 AM', counted from the start of
 * the page. `lastKnown` is the time of the last response in an outage.
 */
export function healthText(
  records: readonly CallRecord[],
  lastKnown: string | null,
  { now, machine }: Moment,
  openedMs = performance.timeOrigin,
): string {
  if (lastKnown !== null) return `${outageText(newestError(records))} since ${lastKnown}`;
  const failedAt = Math.max(openedMs, ...records.map((record) => lastFailureAt(record) ?? 0));
  const since = recentTime(Math.round(now - (machine - failedAt)), now);
  const isFailing = records.some(({ failures }) => failures > 0);
  return isFailing ? `Last failure ${since}` : `No failure since ${since}`;
}

export function useHealthText(): string {
  const { records, serverClock } = useApiClient();
  const lastKnown = useLastKnown();
  return useRecordAt(null, (_record, at) =>
    healthText([...records.all().values()], lastKnown, { ...at, now: serverClock.timeAt(at.now) }),
  );
}
