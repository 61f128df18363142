import { useMemo } from 'react';
import { reads } from '../api/contract.ts';
import { type Period, periodOf, todaySubtitle, weekSubtitle } from '../domain/time/period.ts';
import { useMoment } from '../ui/clock.ts';
import { responseOf, useApiClient } from './client.ts';
import { useRead, useRecord } from './use-read.ts';

/** What the figures cover, by the last response of the dashboard (spec 4); today before one. */
export function usePeriod(): Period {
  const client = useApiClient();
  const week = useRecord(reads.dashboard, () => {
    const metrics = responseOf(client, reads.dashboard)?.data.metrics;
    return metrics?.weeklyMode ? `${metrics.dateRange.start}|${metrics.dateRange.end}` : null;
  });
  return useMemo(() => {
    const [start = '', end = ''] = week?.split('|') ?? [];
    return periodOf(week === null ? null : { start, end });
  }, [week]);
}

/** Which day the figures are of or, in weekly mode, which week (spec 2). */
export function useDaySubtitle(): string {
  const metrics = useRead(reads.dashboard).data?.metrics;
  const today = useMoment(({ now }) => todaySubtitle(now));
  return metrics?.weeklyMode ? weekSubtitle(metrics.dateRange) : today;
}
