import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reads } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { SmallCurve } from '../../features/day-record/curve/small-curve.tsx';
import { useToday } from '../../features/day-record/use-day-memory.ts';
import { WhyCard } from '../../features/why/index.tsx';
import { type ReadState, useDataState, useRead } from '../../query/use-read.ts';
import { lazy, whenIdle } from '../../ui/lazy.ts';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { ChangesStrip } from './changes-strip.tsx';
import { QuickActionsCard } from './quick-actions.tsx';
import { EndpointsCard, SystemHealthCard } from './system-cards.tsx';
import { type PanelBelow, panels, row } from './views.tsx';

export { RecentValidationsCard };

interface LowerHalfProps {
  readonly dashboard: ReadState<Dashboard>;
  readonly below: PanelBelow;
  /** Called when the cards are drawn. */
  readonly onDrawn: () => void;
}

/** The cards below the first view, in one transition, or at once for a scroll or print; the browser lays out those near the window. */
export function LowerHalf({ dashboard, below, onDrawn }: LowerHalfProps) {
  const Panel = below === 'recent' ? RecentValidationsCard : panels[below];
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return onDrawn();
    const drawNow = () => flushSync(() => setIsDrawn(true));
    const events = ['scroll', 'beforeprint'];
    for (const event of events) addEventListener(event, drawNow);
    const cancel = whenIdle(() => startTransition(() => setIsDrawn(true)));
    return () => {
      cancel?.();
      for (const event of events) removeEventListener(event, drawNow);
    };
  }, [isDrawn, onDrawn]);
  return (
    <>
      <ChangesStrip isWeek={dashboard.data?.metrics.weeklyMode === true} />
      {!isDrawn && <span hidden data-card="" data-state="loading" />}
      {isDrawn && (
        <div className="**:data-card:far contents">
          <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
            <Panel key={below} className="" />
            <div className={`${row} wide:grid-cols-1 wide:grid-rows-[auto_1fr] md:grid-cols-2`}>
              <SystemHealthCard dashboard={dashboard} />
              <QuickActionsCard />
            </div>
          </div>
          {/* Flex: AI Performance Insights may render nothing, and its neighbor then takes the row. */}
          <div className="wide:flex-row huge:gap-5 flex flex-col gap-3 sm:gap-4">
            <AnalysisCard />
            <AiPerformanceCard />
          </div>
          <WhyCard className="has-[>[data-nothing]]:low min-h-[37.5rem] max-sm:min-h-[58.5rem]" />
          <div className={pair}>
            <LogCard />
            <EndpointsCard />
          </div>
          <div className={pair}>
            <LearningCard />
            <RulesCard />
          </div>
        </div>
      )}
    </>
  );
}

const pair = `${row} wide:grid-cols-[7fr_5fr]`;

const WeekChart = lazy(async () => (await import('./week-chart.tsx')).WeekChart);

/** The graphic beside the valid appointments: the day's curve, in weekly mode a bar per day (visual.md 08, 14). */
export function ValidBeside() {
  const dashboard = useRead(reads.dashboard);
  const isStale = useDataState(dashboard) === 'stale';
  const today = useToday();
  const metrics = dashboard.data?.metrics;
  if (metrics?.weeklyMode === true) return <WeekChart metrics={metrics} />;
  if (today.points.length === 0) return null;
  return <SmallCurve record={today} isStale={isStale} />;
}
