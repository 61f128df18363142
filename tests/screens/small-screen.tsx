import { dashboard } from '../../src/calls/dashboard.ts';
import { useCall } from '../../src/query/use-call.ts';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { EndpointsCard } from '../../src/routes/dashboard/endpoints-card.tsx';
import { HeaderActions } from '../../src/routes/dashboard/header-actions.tsx';
import { Page } from '../../src/shell/page.tsx';
import { useRefreshData } from '../../src/shell/refresh.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import type { Responses } from '../mount/network.ts';
import { dashboardBody, regionRows } from '../rows.ts';

/** A header with the age of the dashboard's call, a card whose call is polled, and one whose call is not. */
export function SmallScreen() {
  const { status } = useCall(dashboard);
  const refresh = useRefreshData();
  return (
    <Page
      title="Small screen"
      subtitle=""
      status={status}
      refreshing={refresh.pending}
      actions={<HeaderActions weekly={false} refresh={refresh} />}
    >
      <CalendarCard className="" />
      <EndpointsCard />
    </Page>
  );
}

export const openSmallScreen = (responses: Responses = {}) =>
  mountCard(<SmallScreen />, {
    alerts: [],
    dashboard: dashboardBody(),
    regions: regionRows,
    endpoints: [{ path: '/api/dashboard', status: 'online' }],
    validate: {},
    ...responses,
  });
