import { reads } from '../../api/contract.ts';
import { SmallCurve } from '../../features/day-record/curve/small-curve.tsx';
import { useToday } from '../../features/day-record/use-day-memory.ts';
import { replayPath } from '../../paths.ts';
import { useFreshness, useRead } from '../../query/use-read.ts';
import { lazy } from '../../ui/lazy.ts';
import { useMediaQuery } from '../../ui/media-query.ts';

const WeekChart = lazy(async () => (await import('./week-chart.tsx')).WeekChart);

/** Beside the valid appointments: the day's curve, in weekly mode the days (visual.md 08, 14). */
export function ValidBeside() {
  const dashboard = useRead(reads.dashboard);
  const isOpen = useFreshness(dashboard) === 'stale';
  const today = useToday();
  const isWide = useMediaQuery('(min-width: 640px)');
  const metrics = dashboard.data?.metrics;
  if (metrics?.weeklyMode === true) return <WeekChart metrics={metrics} />;
  if (today.points.length === 0) return null;
  return (
    <SmallCurve
      record={today}
      isOpen={isOpen}
      href={replayPath('now')}
      linkText={isWide ? '' : 'Day curve'}
    />
  );
}
