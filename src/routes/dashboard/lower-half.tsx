import type { Dashboard } from '../../api/entities/dashboard.ts';
import type { ReadState } from '../../query/use-read.ts';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { rows, shares } from './lower-outlines.tsx';
import { QuickActionsCard } from './quick-actions-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SystemHealthCard } from './system-health-card.tsx';
import { TelemarketerCard } from './telemarketer-card.tsx';
import { TopRepsCard } from './top-reps-card.tsx';
import type { PanelBelow } from './views.tsx';

export { RecentValidationsCard };

const panels = {
  telemarketers: TelemarketerCard,
  reps: TopRepsCard,
  recent: RecentValidationsCard,
} as const satisfies Record<PanelBelow, object>;

interface LowerHalfProps {
  readonly dashboard: ReadState<Dashboard>;
  readonly below: PanelBelow;
}

/** What the dashboard shows below its first look. */
export function LowerHalf({ dashboard, below }: LowerHalfProps) {
  const Panel = panels[below];
  return (
    <>
      <div className={rows.first}>
        <Panel key={below} className="" />
        <div className={rows.beside}>
          <SystemHealthCard dashboard={dashboard} />
          <QuickActionsCard />
        </div>
      </div>
      <div className={rows.analysis}>
        <AnalysisCard className={shares.analysis} />
        <AiPerformanceCard className={shares.performance} />
      </div>
      <div className={rows.pair}>
        <LogCard />
        <EndpointsCard />
      </div>
      <div className={rows.pair}>
        <LearningCard />
        <RulesCard />
      </div>
    </>
  );
}
