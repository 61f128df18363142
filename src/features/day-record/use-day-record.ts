import { useMemo } from 'react';
import { dashboard, yesterdayComparison } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { addDays, easternDate, minuteOfDay } from '../../domain/time/eastern.ts';
import { usePeriod, useCall, useResponseTime } from '../../query/use-call.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { useStore } from '../../ui/store.ts';
import { useDayState } from './day-state.ts';
import { dayIn, type DayRecord, entryNear, workingDayBefore } from './record.ts';
import { changeBy, changeText, changeTitle } from './yesterday.ts';

/** Today's date in Eastern time, by the server's clock. */
const useDate = () => useServerMoment(({ now }) => easternDate(now));

/** What this browser recorded on the last working day; null if it did not. */
export function useLastDay(): DayRecord | null {
  const day = workingDayBefore(useDate());
  const record = useStore(useDayState().record);
  return useMemo(() => dayIn(record ?? [], day), [record, day]);
}

/** The total and the server's figure for yesterday (C4); null if one is missing. */
function useComparison() {
  const now = useCall(dashboard).figures.valid;
  const { yesterday } = useCall(yesterdayComparison).figures.totalValidAppointments ?? {};
  return now === null || !yesterday ? null : { now, yesterday };
}

/** The change of the valid appointments since yesterday, and what this browser's record says of it. */
export function useChange() {
  const comparison = useComparison();
  const { before: than, isWeek } = usePeriod();
  const today = useDate();
  const last = useLastDay();
  const minute = useResponseTime(dashboard, (ms) => Math.floor(minuteOfDay(ms)));
  // The dashboard's cards request them.
  const { received } = useCall(regions, { enabled: false }).figures;
  const { designated } = useCall(telemarketers, { enabled: false }).figures;
  if (comparison === null) return null;
  const { now, yesterday } = comparison;
  const isYesterday = !isWeek && last?.day === addDays(today, -1);
  const then = isYesterday ? entryNear(last, minute) : null;
  const by = then && changeBy(then, { received, designated }, now - yesterday);
  return {
    now,
    yesterday,
    title: changeTitle(now - yesterday, than),
    /** Yesterday near this minute as this browser recorded it, and what changed since; null if it did not. */
    record: by && (by.regions ?? by.people) && { minute: then.minute, ...by },
  };
}

/** '2 fewer valid than yesterday (105 vs 107)', from the server's figures alone; '' if one is missing. */
export function useChangeText(): string {
  const comparison = useComparison();
  const { before: than } = usePeriod();
  return comparison ? changeText(comparison.now, comparison.yesterday, than) : '';
}
