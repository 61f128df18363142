import { reads } from '../../api/contract.ts';
import type { HistoricalSummary } from '../../api/entities/insights.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { monthsOf } from '../../domain/time/month.ts';
import { PageFreshness } from '../../query/page-freshness.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead, type ReadState } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { DistanceCard } from './distance-card.tsx';
import { HistoricalInsightsCard } from './historical-insights-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** Historical Data (spec 2). */
export function HistoricalData() {
  const summary = useRead(reads.historicalSummary);
  const refresh = useRefresh(reads.historicalSummary, reads.historicalInsights, reads.monthly);
  return (
    <Page
      subtitle={`Collected daily · ${callCenterHours.text}`}
      freshness={<PageFreshness main={summary} refreshing={refresh.pending} />}
      actions={<RefreshButton label="Refresh" refresh={refresh} />}
    >
      {summary.data?.totalDays === 0 ? <NoDays summary={summary} /> : <Cards summary={summary} />}
    </Page>
  );
}

interface SummaryProps {
  readonly summary: ReadState<HistoricalSummary>;
}

/** Nothing else is there yet (spec 2, visual.md 11). */
function NoDays({ summary }: SummaryProps) {
  return (
    <QueryCard
      title="Historical Insights"
      className="min-h-[26rem]"
      state={summary}
      what="Historical insights"
      empty={{
        text: 'No historical data available yet',
        hint: 'Insights start tomorrow as data is collected daily.',
      }}
    >
      {null}
    </QueryCard>
  );
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

function Cards({ summary }: SummaryProps) {
  const insights = useRead(reads.historicalInsights);
  const monthly = useRead(reads.monthly);
  const months = monthly.data ? monthsOf(monthly.data) : [];
  return (
    <>
      <SummaryCards summary={summary} months={months} />
      <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
        <DistanceCard summary={summary} monthly={monthly} months={months} />
        <HistoricalInsightsCard insights={insights} />
      </div>
      <div className={`${row} wide:grid-cols-[7fr_5fr]`}>
        <RegionsCard monthly={monthly} months={months} />
        <MonthsCard monthly={monthly} months={months} />
      </div>
    </>
  );
}
