import { insights } from '../../calls/insights.ts';
import { regions } from '../../calls/regions.ts';
import { useDayState } from '../../features/day-record/day-state.ts';
import { useChange } from '../../features/day-record/use-day-record.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';
import { useStore } from '../../ui/store.ts';
import { insightChanges } from './insight-changes.ts';

export type WhatChanged = NonNullable<ReturnType<typeof useWhatChanged>>;

/** What changed since yesterday, by this browser's record or else by the server's insights; null where neither says it. */
export function useWhatChanged() {
  const change = useChange();
  const { isWeek } = usePeriod();
  const isRecordRead = useStore(useDayState().record) !== null;
  // None are requested in a week (C9), and where the record may say it.
  const isNeeded = change !== null && change.record === null && isRecordRead && !isWeek;
  const { rows } = useCall(insights, { enabled: isNeeded });
  const { received } = useCall(regions, { enabled: false }).figures;
  if (change?.record) return { ...change, byInsights: null };
  const byInsights = isNeeded
    ? insightChanges(rows, received, change.now - change.yesterday)
    : null;
  return byInsights && change && { ...change, byInsights };
}
