import { reads } from '../../api/contract.ts';
import { useRead } from '../../query/use-read.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh-button.tsx';
import { HistoricalInsightsCard } from './historical-insights-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** Historical Data (spec 2). */
export function HistoricalData() {
  const summary = useRead(reads.historicalSummary);
  const refresh = useRefresh(reads.historicalSummary, reads.historicalInsights);
  return (
    <Page
      subtitle={`Collected daily · ${callCenterHours.text}`}
      freshness={<PageFreshness main={summary} refreshing={refresh.pending} />}
      actions={<RefreshButton label="Refresh" refresh={refresh} />}
    >
      <SummaryCards summary={summary} />
      <HistoricalInsightsCard totalDays={summary.data?.totalDays ?? null} />
    </Page>
  );
}
