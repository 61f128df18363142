import type { ReactNode } from 'react';
import { insights, monthlyInsights, weeklyInsights } from '../../calls/insights.ts';
import { isEasternSunday } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { useCall } from '../../query/use-call.ts';
import { useSearchChoice } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LatestInsightsCard } from './latest-insights-card.tsx';
import { PeriodCard } from './period-card.tsx';
import { monthlyKind, weeklyKind } from './period-kinds.ts';

/** AI Insights (S2). On an Eastern Sunday nothing that fetches insights is mounted (C9). */
export function AiInsights() {
  const isClosed = useServerMoment(({ now }) => isEasternSunday(now));
  return isClosed ? <ClosedToday /> : <Insights />;
}

function ClosedToday() {
  return (
    <Page subtitle="Closed on Sundays" note={callCenterHours.text}>
      <Card title="Insights" state="empty" className="min-h-[26rem]">
        <EmptyMessage
          text="The call center is closed on Sundays"
          hint="No insights are generated on Sundays. They return on Monday, Eastern time."
        />
      </Card>
    </Page>
  );
}

function Insights() {
  const [tab, setTab] = useSearchChoice('tab', ['weekly', 'monthly']);
  const active = tab === 'weekly' ? weeklyInsights : monthlyInsights;
  const weekly = useCall(weeklyInsights, { enabled: tab === 'weekly' });
  const monthly = useCall(monthlyInsights, { enabled: tab === 'monthly' });
  const refresh = useRefresh(insights, active);
  const refreshButton = <RefreshButton label="Refresh" refresh={refresh} />;
  return (
    <Page
      subtitle="AI model and machine-learning analysis"
      note={callCenterHours.text}
      status={tab === 'weekly' ? weekly.status : monthly.status}
      refreshing={refresh.pending}
      actions={refreshButton}
      more={refreshButton}
    >
      <Tabs
        within="page"
        label="Insights"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'weekly',
            label: 'Weekly Insights',
            content: <BesideLatest card={<PeriodCard call={weeklyInsights} kind={weeklyKind} />} />,
          },
          {
            value: 'monthly',
            label: 'Monthly Insights',
            content: (
              <BesideLatest card={<PeriodCard call={monthlyInsights} kind={monthlyKind} />} />
            ),
          },
        ]}
      />
    </Page>
  );
}

/** The insights of a period, and beside them on both tabs those of today. */
function BesideLatest({ card }: { readonly card: ReactNode }) {
  return (
    <CardRow className="items-start xl:grid-cols-[minmax(0,1fr)_372px]">
      {card}
      <LatestInsightsCard />
    </CardRow>
  );
}
