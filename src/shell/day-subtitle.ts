import { reads } from '../api/contract.ts';
import { useRead } from '../query/use-read.ts';
import { todaySubtitle, weekSubtitle } from '../domain/time/period.ts';
import { useMoment } from '../ui/clock/clock.ts';

/** Which day the figures are of or, in weekly mode, which week (spec 2). */
export function useDaySubtitle(): string {
  const metrics = useRead(reads.dashboard).data?.metrics;
  const today = useMoment(({ now }) => todaySubtitle(now));
  return metrics?.weeklyMode ? weekSubtitle(metrics.dateRange) : today;
}
