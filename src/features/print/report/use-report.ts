import { useEffect, useState } from 'react';
import { reads } from '../../../api/contract.ts';
import { useApiClient } from '../../../query/client.ts';
import { readsAge } from '../../../query/reads-age.ts';
import { refetch } from '../../../query/refetch.ts';
import { useRead } from '../../../query/use-read.ts';

/** By what they are called where one could not be loaded. */
const used = {
  Dashboard: reads.dashboard,
  Yesterday: reads.yesterdayComparison,
  Regions: reads.regions,
  Appointments: reads.appointments,
  Alerts: reads.alertStats,
} as const;

/** What has not responded by then is old on paper, or missing, in ms. */
const longestWaitMs = 5_000;

/** The calls that the day's report is made of: all requested at once, so that its figures agree. */
export function useReportReads() {
  const states = {
    dashboard: useRead(used.Dashboard),
    yesterday: useRead(used.Yesterday),
    regions: useRead(used.Regions),
    appointments: useRead(used.Appointments),
    alerts: useRead(used.Alerts),
  };
  const client = useApiClient();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const ready = () => setIsReady(true);
    const timer = setTimeout(ready, longestWaitMs);
    void Promise.all(Object.values(used).map((read) => refetch(client, read))).then(ready);
    return () => clearTimeout(timer);
  }, [client]);
  return { ...states, isReady, age: readsAge(client, used) };
}
