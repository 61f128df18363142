import { dashboard } from '../../calls/dashboard.ts';
import { SmallCurve } from '../../features/day-record/small-curve.tsx';
import { useDataState } from '../../query/data-state.ts';
import { useCall } from '../../query/use-call.ts';
import { lazy } from '../../ui/lazy.ts';

const WeekChart = lazy(async () => (await import('./week-chart.tsx')).WeekChart);

/** The graphic beside the valid appointments: the day's curve, in weekly mode a bar per day. */
export function ValidGraphic() {
  const { figures, status } = useCall(dashboard);
  const isStale = useDataState(status) === 'stale';
  if (figures.week) return <WeekChart range={figures.week} />;
  return <SmallCurve isStale={isStale} />;
}
