import { use, useState } from 'react';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { WhyCard } from '../../features/why/index.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { useHash } from '../../shell/location.ts';
import { ShownScreensContext } from '../../shell/route-change.ts';
import { Staggered } from '../../ui/staggered.tsx';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { lowerCards, outlines, rows, shares } from './lower-outlines.tsx';
import { NumbersNote } from './numbers-note.tsx';
import { QuickActionsCard } from './quick-actions-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { Since } from './since/index.tsx';
import { SystemHealthCard } from './system-health-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';
import { TopRepsCard } from './top-reps-card.tsx';
import { ValidBeside } from './valid-beside.tsx';
import type { PanelBelow } from './views.tsx';

export { NumbersNote, RecentValidationsCard, ValidBeside };

const panels = {
  telemarketers: TelemarketerCard,
  reps: TopRepsCard,
  recent: RecentValidationsCard,
} as const satisfies Record<PanelBelow, object>;

interface LowerHalfProps {
  readonly dashboard: ReadState<Dashboard>;
  readonly below: PanelBelow;
  /** Called when the last row is drawn. */
  readonly onDrawn: () => void;
}

/** What the dashboard shows below its first look, row by row. */
export function LowerHalf({ dashboard, below, onDrawn }: LowerHalfProps) {
  const Panel = panels[below];
  const shown = use(ShownScreensContext);
  // A place to go back to is one on the whole screen.
  const [isBack] = useState(() => shown.current.places.size > 0);
  const isImmediate = useHash() !== '' || isBack;
  return (
    <>
      <Since isWeek={dashboard.data?.metrics.weeklyMode === true} />
      <Staggered outlines={outlines} isImmediate={isImmediate} onDrawn={onDrawn}>
        {[
          <div key="first" className={rows.first}>
            <Panel key={below} className="" />
            <div className={rows.beside}>
              <SystemHealthCard dashboard={dashboard} />
              <QuickActionsCard />
            </div>
          </div>,
          <div key="analysis" className={rows.analysis}>
            <AnalysisCard className={shares.analysis} />
            <AiPerformanceCard className={shares.performance} />
          </div>,
          <WhyCard key="why" className={lowerCards.why.className} />,
          <div key="log" className={rows.pair}>
            <LogCard />
            <EndpointsCard />
          </div>,
          <div key="learning" className={rows.pair}>
            <LearningCard />
            <RulesCard />
          </div>,
        ]}
      </Staggered>
    </>
  );
}
