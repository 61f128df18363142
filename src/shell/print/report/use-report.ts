import { useEffect, useState } from 'react';
import { reads } from '../../../api/contract.ts';
import { useApiClient, callOf } from '../../../query/client.ts';
import { useRead, type ReadState } from '../../../query/use-read.ts';
import { freshnessOf } from '../../../domain/time/age.ts';
import { currentMoment } from '../../../ui/clock/clock.ts';

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
    void Promise.all(Object.values(used).map((read) => client.refetch(read))).then(ready);
    return () => clearTimeout(timer);
  }, [client]);
  return { ...states, isReady, age: useReportAge(Object.values(states)) };
}

function useReportAge(states: readonly ReadState<unknown>[]) {
  const { records } = useApiClient();
  const { now, elapsed } = currentMoment();
  const answered = states.flatMap(({ read, pollMs, data }) => {
    const { answeredAt, failures } = records.get(callOf(read));
    if (data === undefined || answeredAt === null) return [];
    const ageMs = elapsed - answeredAt;
    return [{ ageMs, freshness: freshnessOf({ ageMs, pollMs, failures }) }];
  });
  return {
    nowMs: now,
    ageMs: answered.length === 0 ? null : Math.max(...answered.map(({ ageMs }) => ageMs)),
    isStale: answered.some(({ freshness }) => freshness === 'stale'),
    missing: Object.entries(used).flatMap(([name, { path }]) =>
      states.some(({ read, data }) => read.path === path && data === undefined) ? [name] : [],
    ),
  };
}
