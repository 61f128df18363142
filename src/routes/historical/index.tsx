import { reads } from '../../api/contract.ts';
import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { Month } from '../../api/entities/monthly.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { sharesOf, withFairAverages } from '../../domain/figures/months.ts';
import { noValue, shareOf, showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import { monthsOf, weeksOf } from '../../domain/time/month.ts';
import { workingDays } from '../../domain/time/period.ts';
import { shownLongDay } from '../../domain/time/show-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { percentFrom, scaleEnd } from '../../ui/chart/scale.ts';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { useMoment } from '../../ui/clock.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import { DistanceCard } from './distance-card.tsx';
import {
  DistanceBar,
  HistoricalInsightsCard,
  RegionPageLink,
} from './historical-insights-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { fullWeeks } from './weeks.ts';

/** Historical Data (spec 2). */
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
      {summary.data?.totalDays === 0 ? <NoDays summary={summary} /> : <Cards summary={summary} />}
    </Page>
  );
}

interface SummaryProps {
  readonly summary: ReadState<HistoricalSummary>;
}

/** The only card before the first tracked day (spec 2, visual.md 11). */
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
    />
  );
}

const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

function Cards({ summary }: SummaryProps) {
  const insights = useRead(reads.historicalInsights);
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const months = monthly.data ? withFairAverages(monthsOf(monthly.data), thisMonth) : [];
  return (
    <>
      <SummaryCards summary={summary} months={months} />
      <div className={`${row} wide:grid-cols-[2fr_1fr]`}>
        <DistanceCard summary={summary} monthly={monthly} months={months} />
        <HistoricalInsightsCard insights={insights} />
      </div>
      <div className={`${row} wide:grid-cols-[7fr_5fr]`}>
        <RegionsCard monthly={monthly} months={months} />
        <MonthsCard monthly={monthly} months={months} thisMonth={thisMonth} />
      </div>
    </>
  );
}

interface SummaryCardsProps {
  readonly summary: ReadState<HistoricalSummary>;
  /** While empty, two cards have no graphic. */
  readonly months: readonly Month[];
}

/** The four cards (spec 2). */
function SummaryCards({ summary, months }: SummaryCardsProps) {
  const { data } = summary;
  const { bestDay, topRegion, averageDaily } = data ?? {};
  const best = percentFrom(averageDaily, bestDay?.appointments);
  const perDay = fullWeeks(weeksOf(months)).map(({ dailyAverage }) => dailyAverage);
  return (
    <StatStrip
      state={summary}
      stats={[
        {
          title: 'Days Tracked',
          value: showNumber(data?.totalDays),
          note: <DateRange range={data?.dateRange} />,
          graphic: data && <Coverage summary={data} />,
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
            <DistanceBar
              percent={best}
              from={`the average of ${showNumber(averageDaily)}`}
              end={scaleEnd([best])}
            />
          ),
        },
        {
          title: 'Top Region',
          value: (
            <RegionPageLink region={topRegion?.name.key}>
              <Clamped text={topRegion?.name.name ?? notAvailable} />
            </RegionPageLink>
          ),
          note: topRegion ? (
            <>
              <RegionBadge region={topRegion.name} size="small" />
              {countText(topRegion.totalAppointments, 'appointment')}
            </>
          ) : (
            noValue
          ),
          graphic: data && <Split months={months} />,
        },
      ]}
    />
  );
}

function DateRange({ range }: { readonly range: HistoricalSummary['dateRange'] | undefined }) {
  if (!range || range.start.text + range.end.text === '') return noValue;
  return (
    <span>
      <bdi>{shownLongDay(range.start)}</bdi> to <bdi>{shownLongDay(range.end)}</bdi>
    </span>
  );
}

/** The tracked days as a share of the working days in their range. */
function Coverage({ summary }: { readonly summary: HistoricalSummary }) {
  const { totalDays, dateRange } = summary;
  const all = workingDays(dateRange.start, dateRange.end);
  if (all === null || totalDays === null) return null;
  return (
    <ProgressBar
      label={`${showNumber(totalDays)} of ${countText(all, 'working day')}`}
      value={shareOf(totalDays, all)}
      className="rounded-bar bg-track relative h-1.5 overflow-hidden"
    />
  );
}

/** The appointments of the known regions over all months; nothing where one of them is unknown. */
function Split({ months }: Pick<SummaryCardsProps, 'months'>) {
  const rows = months.flatMap(({ regionBreakdown }) => regionBreakdown.rows);
  const counts = new Map(
    sharesOf(rows, ({ region }) => region).flatMap(({ of: { key }, totalAppointments }) =>
      key === null ? [] : [[key, totalAppointments]],
    ),
  );
  const isWhole = counts.size > 0 && ![...counts.values()].includes(null);
  return isWhole && <RegionSplit counts={counts} />;
}
