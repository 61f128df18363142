import { reads } from '../../calls/index.ts';
import { isEasternSunday } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { useRead } from '../../query/use-read.ts';
import { useSearchChoice } from '../../shell/location.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { useMoment } from '../../ui/clock.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { LatestInsightsCard } from './latest-insights-card.tsx';
import { PeriodCard } from './period-card.tsx';
import { monthlyKind, weeklyKind } from './period-kinds.ts';

/** AI Insights (spec 2). On an Eastern Sunday nothing that fetches insights is mounted (rulings C9). */
export function AiInsights() {
  const isClosed = useMoment(({ now }) => isEasternSunday(now));
  return isClosed ? <ClosedToday /> : <Insights />;
}

function ClosedToday() {
  return (
    <Page subtitle={`Closed on Sundays · ${callCenterHours.text}`}>
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
  const latest = useRead(reads.insights);
  // Fetched only while their tab is active (spec 7).
  const weekly = useRead(reads.weeklyInsights, { enabled: tab === 'weekly' });
  const monthly = useRead(reads.monthlyInsights, { enabled: tab === 'monthly' });
  const active = tab === 'weekly' ? weekly : monthly;
  const refresh = useRefresh(reads.insights, active.read);
  return (
    <Page
      subtitle={`AI model and machine-learning analysis · ${callCenterHours.text}`}
      state={active}
      refreshing={refresh.pending}
      actions={<RefreshButton label="Refresh" refresh={refresh} />}
    >
      {/* Today against yesterday comes first. */}
      <LatestInsightsCard latest={latest} />
      <Tabs
        within="page"
        label="Insights"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'weekly',
            label: 'Weekly Insights',
            content: <PeriodCard state={weekly} kind={weeklyKind} />,
          },
          {
            value: 'monthly',
            label: 'Monthly Insights',
            content: <PeriodCard state={monthly} kind={monthlyKind} />,
          },
        ]}
      />
    </Page>
  );
}
