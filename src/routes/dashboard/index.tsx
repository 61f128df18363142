import { dashboard } from '../../calls/dashboard.ts';
import { NeedsYouCard } from '../../features/needs-you/index.tsx';
import { useDaySubtitle, useCall, useFollowDashboard } from '../../query/use-call.ts';
import { Page } from '../../shell/page.tsx';
import { useRefreshData } from '../../shell/refresh.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { lazy, whenIdle } from '../../ui/lazy.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { HeaderActions, HeaderMenu } from './header-actions.tsx';
import { StatCards } from './stat-cards.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';
import { layouts, LoadingPart, panels, useView, ViewOptions } from './views.tsx';

const LowerHalf = lazy(async () => {
  await new Promise<void>(whenIdle);
  const code = await import('./lower-half.tsx');
  // So that a change of view shows it at once.
  await panels.recent.preload();
  return code.LowerHalf;
}, LoadingPart);

export const preloadLowerHalf = LowerHalf.preload;

/** The main dashboard (S2). The cards below the first view load after it. */
export function Dashboard() {
  const { figures, status } = useCall(dashboard);
  const refresh = useRefreshData();
  useFollowDashboard();
  const scrollToHash = useScrollToHash();
  const weekly = figures.week !== null;
  const [view, setView] = useView();
  const { firstRow, lowerPanel } = layouts[view];
  const isPhone = !useMinWidth('sm');
  // A phone's first screen has the calendars too.
  const [first, ...others] = firstRow;
  const First = panels[first];
  const shown = isPhone ? others : firstRow;
  return (
    <Page
      {...(weekly && { title: 'Dashboard (Weekly Summary)' })}
      subtitle={useDaySubtitle()}
      status={status}
      refreshing={refresh.pending}
      actions={<HeaderActions weekly={weekly} refresh={refresh} />}
      more={<HeaderMenu weekly={weekly} refresh={refresh} />}
    >
      {/* The place of ChangesStrip, whose code loads with the lower half. */}
      <div id="since" className="contents" />
      <CardRow className="compact-empty-row xl:grid-cols-[9fr_3fr]">
        <div className="xl:col-span-2">
          <StatCards />
        </div>
        <NeedsYouCard />
        {isPhone && <First className="" />}
        <ViewOptions view={view} onChange={setView} />
      </CardRow>
      <CardRow className="compact-empty-row wide:grid-cols-3 md:grid-cols-2">
        {shown.map((name) => {
          const Panel = panels[name];
          return <Panel key={name} className="wide:last:col-span-1 md:last:col-span-2" />;
        })}
      </CardRow>
      <LowerHalf lowerPanel={lowerPanel} onDrawn={scrollToHash} />
    </Page>
  );
}
