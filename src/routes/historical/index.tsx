import { historicalInsights, historicalSummary } from '../../calls/historical.ts';
import { monthly } from '../../calls/monthly.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { rangeWord } from '../../domain/time/period.ts';
import { shownLongDay } from '../../domain/time/read-time.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { TextLink } from '../../ui/links.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { DistanceCard, WeeksSentence } from './distance-card.tsx';
import { HistoricalInsightsCard } from './historical-insights-card.tsx';
import { RegionsCard } from './regions-card.tsx';

export function HistoricalData() {
  const { figures, state } = useCall(historicalSummary);
  const refresh = useRefresh(historicalSummary, historicalInsights, monthly);
  const refreshButton = <RefreshButton label="Refresh" refresh={refresh} />;
  return (
    <Page
      subtitle="Valid appointments, collected daily"
      note={callCenterHours.text}
      state={state}
      refreshing={refresh.pending}
      actions={refreshButton}
      more={refreshButton}
    >
      {figures.isBeforeFirstDay ? (
        // The only card before the first tracked day (spec 2, visual.md 11).
        <QueryCard
          title="Historical Insights"
          className="min-h-[26rem]"
          state={state}
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

/** The four cards (spec 2). */
function SummaryCards() {
  const { figures, state } = useCall(historicalSummary);
  const { bestDay, topRegion, averageDaily, totalDays, dateRange, contradiction } = figures;
  return (
    <StatStrip
      size="plain"
      state={state}
      stats={[
        {
          title: 'Days Tracked',
          value: showNumber(totalDays),
          note: dateRange ? (
            <>
              <span>
                <bdi>{shownLongDay(dateRange.start)}</bdi> {rangeWord(dateRange)}{' '}
                <bdi>{shownLongDay(dateRange.end)}</bdi>
              </span>
              {contradiction && <span className="text-caution">{contradiction}</span>}
            </>
          ) : (
            noValue
          ),
        },
        {
          title: 'Daily Average',
          value: showNumber(averageDaily),
          note: 'valid appointments a day',
        },
        {
          title: 'Best Day',
          value: showNumber(bestDay?.appointments),
          note: bestDay ? <bdi>{shownLongDay(bestDay.date)}</bdi> : noValue,
        },
        {
          title: 'Top Region',
          value: (
            <span className="flex min-w-0 items-center gap-2.5">
              <TextLink href={topRegion?.name.key && statePath(topRegion.name.key)}>
                <Clamped text={topRegion?.name.name ?? notAvailable} />
              </TextLink>
              {topRegion && (
                <span className="flex max-sm:hidden">
                  <RegionBadge region={topRegion.name} size="small" />
                </span>
              )}
            </span>
          ),
          note: topRegion ? countText(topRegion.totalAppointments, 'valid appointment') : noValue,
        },
      ]}
    />
  );
}
