import { useEffect } from 'react';
import { reads } from '../../api/contract.ts';
import type { Dashboard as DashboardResponse } from '../../api/entities/dashboard.ts';
import { useRead, type ReadState } from '../../query/use-read.ts';
import { useHash } from '../../shell/location.ts';
import { useDaySubtitle } from '../../shell/day-subtitle.ts';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { scrollToSection } from '../../shell/anchors.ts';
import { InTurns, Later } from '../../ui/later.tsx';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { useFollowDashboard } from './follow-dashboard.ts';
import { HeaderActions, useRefreshData } from './header-actions.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { QuickActionsCard } from './quick-actions-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { SystemHealthCard } from './system-health-card.tsx';
import { layouts, useView, ViewOptions } from './views.tsx';

/** The main dashboard (spec 2). */
export function Dashboard() {
  const dashboard = useRead(reads.dashboard);
  const refresh = useRefreshData();
  useFollowDashboard();
  const weekly = dashboard.data?.metrics.weeklyMode === true;
  const [view, setView] = useView();
  const { beside, below } = layouts[view];
  return (
    <Page
      {...(weekly && { titleSuffix: '(Weekly Summary)' })}
      subtitle={useDaySubtitle()}
      freshness={<PageFreshness main={dashboard} refreshing={refresh.pending} />}
      actions={<HeaderActions weekly={weekly} refresh={refresh} />}
    >
      <StatCards dashboard={dashboard} />
      <ViewOptions view={view} onChange={setView} />
      <div className={`${row} wide:grid-cols-3 md:grid-cols-2`}>
        {beside.map(({ name, Panel }) => (
          <Panel key={name} className="wide:last:col-span-1 md:last:col-span-2" />
        ))}
      </div>
      <LowerHalf dashboard={dashboard} below={below} />
    </Page>
  );
}

interface LowerHalfProps extends Pick<(typeof layouts)['area'], 'below'> {
  readonly dashboard: ReadState<DashboardResponse>;
}

/** What is below the fold is drawn row by row after the first look. */
function LowerHalf({ dashboard, below }: LowerHalfProps) {
  return (
    <InTurns count={4} isHurried={useHash() !== ''}>
      <Later turn={0} outline="min-h-[30rem]">
        <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
          <below.Panel key={below.name} className="" />
          <div className={`${row} wide:grid-cols-1 wide:grid-rows-[auto_1fr] md:grid-cols-2`}>
            <SystemHealthCard dashboard={dashboard} />
            <QuickActionsCard />
          </div>
        </div>
      </Later>
      <Later turn={1} outline="min-h-[32.5rem]">
        {/* Flex: AI Performance Insights may render nothing, and its neighbor then takes the row. */}
        <div className="wide:flex-row huge:gap-5 flex flex-col gap-3 sm:gap-4">
          <AnalysisCard className="wide:flex-[7]" />
          <AiPerformanceCard className="wide:flex-[5]" />
        </div>
      </Later>
      <Later turn={2} outline="min-h-[32.5rem]">
        <div className={`${row} wide:grid-cols-[7fr_5fr]`}>
          <LogCard />
          <EndpointsCard />
        </div>
      </Later>
      <Later turn={3} outline="min-h-[37.25rem]">
        <div className={`${row} wide:grid-cols-[7fr_5fr]`}>
          <LearningCard />
          <RulesCard />
        </div>
        <ScrollToHash />
      </Later>
    </InTurns>
  );
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

/** Scrolls to the section of the hash (rulings C1) when the route opens and when the hash changes. */
function ScrollToHash() {
  const hash = useHash();
  useEffect(() => {
    if (hash) scrollToSection(hash);
  }, [hash]);
  return null;
}
