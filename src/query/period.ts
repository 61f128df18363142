import { useMemo } from 'react';
import { reads } from '../api/contract.ts';
import { periodOf, type Period } from '../domain/time/period.ts';
import { responseOf, useApiClient } from './client.ts';
import { useRecord } from './use-read.ts';

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
