import { historicalInsights, historicalSummary } from '../../calls/historical.ts';
import { monthly } from '../../calls/monthly.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { DistanceCard, WeeksSentence } from './distance-card.tsx';
import { HistoricalInsightsCard } from './historical-insights-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

export function HistoricalData() {
  const { figures, status } = useCall(historicalSummary);
  const refresh = useRefresh(historicalSummary, historicalInsights, monthly);
  const refreshButton = <RefreshButton label="Refresh" refresh={refresh} />;
  return (
    <Page
      subtitle="Valid appointments, collected daily"
      note={callCenterHours.text}
      status={status}
      refreshing={refresh.pending}
      actions={refreshButton}
      more={refreshButton}
    >
      {figures.isBeforeFirstDay ? (
        // The only card before the first tracked day (S2).
        <QueryCard
          title="Historical Insights"
          className="min-h-[26rem]"
          status={status}
          empty={{
            text: 'No historical data available yet',
            hint: 'Insights start tomorrow as data is collected daily.',
          }}
        />
      ) : (
        <>
          <WeeksSentence />
          <SummaryCards />
          <CardRow className="wide:grid-cols-[2fr_1fr]">
            <DistanceCard />
            <HistoricalInsightsCard />
          </CardRow>
          <RegionsCard />
        </>
      )}
    </Page>
  );
}
