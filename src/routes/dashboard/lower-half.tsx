import { use, useState } from 'react';
import { reads } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { SmallCurve } from '../../features/day-record/curve/small-curve.tsx';
import { useToday } from '../../features/day-record/use-day-memory.ts';
import { WhyCard } from '../../features/why/index.tsx';
import { type ReadState, useDataState, useRead } from '../../query/use-read.ts';
import { useHash } from '../../shell/location.ts';
import { ShownScreensContext } from '../../shell/route-change.ts';
import { lazy } from '../../ui/lazy.ts';
import { Staggered } from '../../ui/staggered.tsx';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { lowerCards, lowerRows, outlines } from './lower-outlines.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { ChangesStrip } from './changes-strip.tsx';
import { EndpointsCard, QuickActionsCard, SystemHealthCard } from './system-cards.tsx';
import { type PanelBelow, panels } from './views.tsx';

export { RecentValidationsCard };

interface LowerHalfProps {
  readonly dashboard: ReadState<Dashboard>;
  readonly below: PanelBelow;
  /** Called when the last row is drawn. */
  readonly onDrawn: () => void;
}

/** What the dashboard shows below its first look, row by row. */
export function LowerHalf({ dashboard, below, onDrawn }: LowerHalfProps) {
  const Panel = below === 'recent' ? RecentValidationsCard : panels[below];
  const shown = use(ShownScreensContext);
  // A place to go back to is one on the whole screen.
  const [isBack] = useState(() => shown.current.places.size > 0);
  const isImmediate = useHash() !== '' || isBack;
  const cards = {
    recent: <Panel key={below} className="" />,
    health: <SystemHealthCard dashboard={dashboard} />,
    actions: <QuickActionsCard />,
    analysis: <AnalysisCard />,
    performance: <AiPerformanceCard />,
    why: <WhyCard className={lowerCards.why.className} />,
    log: <LogCard />,
    endpoints: <EndpointsCard />,
    learning: <LearningCard />,
    rules: <RulesCard />,
  };
  return (
    <>
      <ChangesStrip isWeek={dashboard.data?.metrics.weeklyMode === true} />
      <Staggered outlines={outlines} isImmediate={isImmediate} onDrawn={onDrawn}>
        {lowerRows((of) => cards[of])}
      </Staggered>
    </>
  );
}

const WeekChart = lazy(async () => (await import('./week-chart.tsx')).WeekChart);

/** Beside the valid appointments: the day's curve, in weekly mode the days (visual.md 08, 14). */
export function ValidBeside() {
  const dashboard = useRead(reads.dashboard);
  const isStale = useDataState(dashboard) === 'stale';
  const today = useToday();
  const metrics = dashboard.data?.metrics;
  if (metrics?.weeklyMode === true) return <WeekChart metrics={metrics} />;
  if (today.points.length === 0) return null;
  return <SmallCurve record={today} isStale={isStale} />;
}
