import { dashboard } from '../../calls/dashboard.ts';
import { useCall, useDaySubtitle } from '../../query/use-call.ts';
import { Page } from '../../shell/page.tsx';
import { useRefreshData } from '../../shell/refresh.tsx';
import { lazy } from '../../ui/lazy.ts';
import { HeaderActions, HeaderMenu } from './header-actions.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { StatCards } from './stat-cards.tsx';

const Panels = lazy(async () => (await import('./panels.tsx')).Panels, LoadingCards);

/** The main dashboard (S2). Its first render is the page's head and the stat cards; the code of the others loads meanwhile. */
export function Dashboard() {
  const { figures, status } = useCall(dashboard);
  const refresh = useRefreshData();
  const weekly = figures.week !== null;
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
      <StatCards />
      <Panels />
    </Page>
  );
}
