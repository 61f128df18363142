import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { WhyCard } from '../../features/why/index.tsx';
import { useHash } from '../../shell/location.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { whenIdle } from '../../ui/lazy.ts';
import { AiPerformanceCard } from './ai-performance-card.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { LearningCard } from './learning/index.tsx';
import { LogCard } from './log-card.tsx';
import { RecentValidationsCard } from './recent-validations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { ChangesStrip } from './changes-strip.tsx';
import { QuickActions } from './quick-actions.tsx';
import { EndpointsCard } from './endpoints-card.tsx';
import { SystemHealthCard } from './system-health-card.tsx';
import { type PanelBelow, panels } from './views.tsx';

export { ValidChange } from './valid-change.tsx';
export { ValidGraphic } from './valid-graphic.tsx';
export { RecentValidationsCard };

interface LowerHalfProps {
  readonly lowerPanel: PanelBelow;
  /** Called when the cards are drawn. */
  readonly onDrawn: () => void;
}

/** The cards below the first view, in one transition, or at once for a scroll or print. */
export function LowerHalf({ lowerPanel, onDrawn }: LowerHalfProps) {
  const Panel = lowerPanel === 'recent' ? RecentValidationsCard : panels[lowerPanel];
  const isPlain = useHash() === '';
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return onDrawn();
    const drawNow = () => flushSync(() => setIsDrawn(true));
    const events = ['scroll', 'beforeprint'];
    for (const event of events) addEventListener(event, drawNow);
    const draw = () => startTransition(() => setIsDrawn(true));
    // A section that the URL names is not waited for.
    const cancel = isPlain ? whenIdle(draw) : draw();
    return () => {
      cancel?.();
      for (const event of events) removeEventListener(event, drawNow);
    };
  }, [isDrawn, isPlain, onDrawn]);
  return (
    <>
      <ChangesStrip />
      {/* About as tall, so that the browser can restore a scroll position in it. */}
      {!isDrawn && <div aria-hidden data-card="" data-state="loading" className="h-[190rem]" />}
      {isDrawn && (
        <>
          <DashboardSection id="validation" title="Validation" aside={<QuickActions />}>
            <CardRow className="compact-empty-row wide:grid-cols-[minmax(42.25rem,2fr)_1fr] roomy:grid-cols-[2fr_1fr]">
              <AnalysisCard />
              <Panel key={lowerPanel} className="wide:min-h-[517px]" />
            </CardRow>
            <CardRow className={`${twoThirds} items-start`}>
              <WhyCard className="work has-[>[data-nothing]]:compact-empty roomy:min-h-[465px] min-h-[664px] sm:min-h-[509px]" />
              <CardRow className="compact-empty-row">
                <AiPerformanceCard />
                <RulesCard />
              </CardRow>
            </CardRow>
          </DashboardSection>
          <p className="text-small text-ink-2 border-line -mb-1.5 border-t pt-3 sm:mt-1">
            For developers and administrators
          </p>
          <DashboardSection isLow id="api" title="API Testing">
            <EndpointsCard />
          </DashboardSection>
          <DashboardSection isLow id="system" title="Settings">
            <CardRow
              className={`${twoThirds} roomy:grid-cols-[5fr_3fr_4fr] wide:max-roomy:[&>:last-child]:col-span-2`}
            >
              <LearningCard />
              <SystemHealthCard />
              <LogCard />
            </CardRow>
          </DashboardSection>
        </>
      )}
    </>
  );
}

const twoThirds = 'compact-empty-row wide:grid-cols-[2fr_1fr]';
