import { useEffect, useState } from 'react';
import { alerts } from '../../../calls/alerts.ts';
import { appointments as appointmentsCall } from '../../../calls/appointments.ts';
import { dashboard, yesterdayComparison } from '../../../calls/dashboard.ts';
import { regions as regionsCall } from '../../../calls/regions.ts';
import { responseOf, useApiClient } from '../../../query/client.ts';
import { readsAge } from '../../../query/reads-age.ts';
import { refetch } from '../../../query/refetch.ts';
import { useCall } from '../../../query/use-call.ts';

export type Reads = ReturnType<typeof useReportReads>;

/** By their names in 'Not loaded: Alerts'. */
const reportReads = {
  Dashboard: dashboard,
  Yesterday: yesterdayComparison,
  Regions: regionsCall,
  Appointments: appointmentsCall,
  Alerts: alerts,
} as const;

/** The report waits this long for responses, in ms, then prints old or missing figures. */
const longestWaitMs = 5_000;

/** The report's calls, all requested at once, so that the figures agree. */
export function useReportReads(isWanted: boolean) {
  const appointments = useCall(reportReads.Appointments);
  const figures = {
    day: useCall(reportReads.Dashboard).figures,
    yesterday: useCall(reportReads.Yesterday).figures,
    alerts: useCall(reportReads.Alerts),
    regions: useCall(reportReads.Regions),
    appointments,
    events: appointments.figures,
  };
  const client = useApiClient();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ready = () => setIsReady(true);
    const timer = setTimeout(ready, longestWaitMs);
    void Promise.all(Object.values(reportReads).map((read) => refetch(client, read))).then(ready);
    return () => clearTimeout(timer);
  }, [client, isWanted]);
  const age = readsAge(client, reportReads);
  const dataMs = responseOf(client, dashboard)?.at ?? null;
  return { ...figures, isReady, age: { ...age, dataMs } };
}
