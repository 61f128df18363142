import { reads } from '../calls/index.ts';
import { clockDifference, clockDifferenceText, isClockOff } from './server-clock.ts';
import { type Moment, useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { responseOf, useApiClient } from './client.ts';
import { useRead, useRecord } from './use-read.ts';
import { type Period, periodOf, todaySubtitle, weekSubtitle } from '../domain/time/period.ts';

/** 'The server is 10 min ahead', or '' up to 60 s. */
export function useClockWarning(): string {
  return useStore(useApiClient().serverClock.differences, (differences) => {
    const difference = clockDifference(differences);
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

export function useServerMoment<F>(fact: (at: Moment) => F): F {
  const { serverClock } = useApiClient();
  return useMoment((at) => fact({ ...at, now: serverClock.timeAt(at.now) ?? at.now }));
}

/** The days that the numbers cover, by the last response of the dashboard (spec 4); today before one. */
export function usePeriod(): Period {
  const client = useApiClient();
  return useRecord(reads.dashboard, () => {
    const metrics = responseOf(client, reads.dashboard)?.data.metrics;
    return periodOf(metrics?.weeklyMode ? metrics.dateRange : null);
  });
}

/** Which day the figures are of or, in weekly mode, which week (spec 2). */
export function useDaySubtitle(): string {
  const metrics = useRead(reads.dashboard).data?.metrics;
  const today = useMoment(({ now }) => todaySubtitle(now));
  return metrics?.weeklyMode ? weekSubtitle(metrics.dateRange) : today;
}
