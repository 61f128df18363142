import { reads } from '../../calls/index.ts';
import type { HistoricalSummary } from '../../calls/historical.ts';
import type { Month } from '../../calls/monthly.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { noValue, shareOf, showChange, showNumber } from '../../domain/number/format.ts';
import { sharesOf, shownMonths } from '../../domain/figures/months.ts';
import { countText } from '../../domain/text/words.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { weeksOf } from '../../domain/time/month.ts';
import { workingDays } from '../../domain/figures/per-day.ts';
import { shownLongDay } from '../../domain/time/read-time.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { percentFrom, scaleEnd } from '../../ui/chart/scale.ts';
import { Sparkline } from '../../ui/chart/lines.tsx';
import { useMoment } from '../../ui/clock.ts';
import { TextLink } from '../../ui/links.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import { DistanceCard } from './distance-card.tsx';
import { DistanceBar, HistoricalInsightsCard } from './historical-insights-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { fullWeeks } from './weeks.ts';

export function HistoricalData() {
  const summary = useRead(reads.historicalSummary);
  const refresh = useRefresh(reads.historicalSummary, reads.historicalInsights, reads.monthly);
  return (
    <Page
      subtitle={`Collected daily · ${callCenterHours.text}`}
      state={summary}
      refreshing={refresh.pending}
      actions={<RefreshButton label="Refresh" refresh={refresh} />}
    >
      {summary.data?.totalDays === 0 ? (
        // The only card before the first tracked day (spec 2, visual.md 11).
        <QueryCard
          title="Historical Insights"
          className="min-h-[26rem]"
          state={summary}
          empty={{
            text: 'No historical data available yet',
            hint: 'Insights start tomorrow as data is collected daily.',
          }}
        />
      ) : (
        <Cards summary={summary} />
      )}
    </Page>
  );
}

function Cards({ summary }: Pick<SummaryCardsProps, 'summary'>) {
  const insights = useRead(reads.historicalInsights);
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const months = monthly.data ? shownMonths(monthly.data, thisMonth) : [];
  return (
    <>
      <SummaryCards summary={summary} months={months} />
      <CardRow className="wide:grid-cols-[2fr_1fr]">
        <DistanceCard summary={summary} monthly={monthly} months={months} />
        <HistoricalInsightsCard insights={insights} />
      </CardRow>
      <RegionsCard monthly={monthly} months={months} />
    </>
  );
}

interface SummaryCardsProps {
  readonly summary: ReadState<HistoricalSummary>;
  /** While empty, two cards have no graphic. */
  readonly months: readonly Month[];
}

function SummaryCards({ summary, months }: SummaryCardsProps) {
  const { data } = summary;
  const { bestDay, topRegion, averageDaily, totalDays = null, dateRange } = data ?? {};
  const range = dateRange && dateRange.start.text + dateRange.end.text !== '' ? dateRange : null;
  const days = range && workingDays(range.start, range.end);
  const best = percentFrom(averageDaily, bestDay?.appointments);
  // Of the known regions over all months; not drawn where one of them is unknown.
  const shares = sharesOf(
    months.flatMap(({ regionBreakdown }) => regionBreakdown.rows),
    ({ region }) => region,
  );
  const counts = new Map(
    shares.flatMap(({ of: { key }, totalAppointments }) =>
      key === null ? [] : [[key, totalAppointments]],
    ),
  );
  const missing = [...counts.values()].includes(null);
  const perDay = fullWeeks(weeksOf(months)).map(({ dailyAverage }) => dailyAverage);
  return (
    <StatStrip
      state={summary}
      stats={[
        {
          title: 'Days Tracked',
          value: showNumber(totalDays),
          note: range ? (
            <span>
              <bdi>{shownLongDay(range.start)}</bdi> to <bdi>{shownLongDay(range.end)}</bdi>
            </span>
          ) : (
            noValue
          ),
          graphic: days !== null && totalDays !== null && (
            <ProgressBar
              label={`${showNumber(totalDays)} of ${countText(days, 'working day')}`}
              value={shareOf(totalDays, days)}
              isThick
            />
          ),
        },
        {
          title: 'Daily Average',
          value: showNumber(averageDaily),
          note: 'appointments per day',
          graphic: data && perDay.length > 0 && (
            <Sparkline values={perDay} className="h-7" level={averageDaily ?? undefined} />
          ),
        },
        {
          title: 'Best Day',
          value: showNumber(bestDay?.appointments),
          note: bestDay ? (
            <>
              {best !== null && <Trend {...showChange(best)} />}
              <bdi>{shownLongDay(bestDay.date)}</bdi>
            </>
          ) : (
            noValue
          ),
          graphic: best !== null && (
            <DistanceBar percent={best} average={averageDaily} end={scaleEnd([best])} />
          ),
        },
        {
          title: 'Top Region',
          value: (
            <TextLink href={topRegion?.name.key && statePath(topRegion.name.key)}>
              <Clamped text={topRegion?.name.name ?? notAvailable} />
            </TextLink>
          ),
          note: topRegion ? (
            <>
              <RegionBadge region={topRegion.name} size="small" />
              {countText(topRegion.totalAppointments, 'appointment')}
            </>
          ) : (
            noValue
          ),
          graphic: data && counts.size > 0 && !missing && (
            <>
              <RegionSplit counts={counts} />
              <span className="sr-only">by monthly totals</span>
            </>
          ),
        },
      ]}
    />
  );
}
