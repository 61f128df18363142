import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { Month } from '../../api/entities/monthly.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { shareOf, showNumber, sum } from '../../domain/number/format.ts';
import { regionKeys, regionName, regionOf } from '../../domain/region/region.ts';
import { countText } from '../../domain/text/words.ts';
import { longDay } from '../../domain/time/eastern.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { percentFrom, scaleEnd } from '../../ui/chart/scale.ts';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadge, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import { DistanceBar, RegionPageLink } from './historical-insights-card.tsx';
import { fullWeeks, weeksOf, workingDays } from './weeks.ts';

interface SummaryCardsProps {
  readonly summary: ReadState<HistoricalSummary>;
  /** Without them two cards lack their graphic. */
  readonly months: readonly Month[];
}

/** The four cards (spec 2). */
export function SummaryCards({ summary, months }: SummaryCardsProps) {
  const { data } = summary;
  const { bestDay, topRegion, averageDaily } = data ?? {};
  const best = percentFrom(averageDaily, bestDay?.appointments);
  const perDay = fullWeeks(weeksOf(months)).map(({ dailyAverage }) => dailyAverage);
  return (
    <StatStrip
      columns={4}
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
              <bdi>{longDay(bestDay.date)}</bdi>
            </>
          ) : (
            'No day yet'
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
            <RegionPageLink text={topRegion?.name ?? ''}>
              <Clamped text={topRegion ? regionName(topRegion.name) : notAvailable} />
            </RegionPageLink>
          ),
          note: topRegion ? (
            <>
              <RegionBadge region={topRegion.name} size="small" />
              {countText(topRegion.totalAppointments, 'appointment')}
            </>
          ) : (
            'No region yet'
          ),
          graphic: data && months.length > 0 && <RegionSplit counts={regionCounts(months)} />,
        },
      ]}
    />
  );
}

function DateRange({ range }: { readonly range: HistoricalSummary['dateRange'] | undefined }) {
  const { start = '', end = '' } = range ?? {};
  if (start === '' && end === '') return 'No day yet';
  return (
    <span>
      <bdi>{longDay(start)}</bdi> to <bdi>{longDay(end)}</bdi>
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

/** The known regions over all months. */
function regionCounts(months: readonly Month[]) {
  const rows = months.flatMap(({ regionBreakdown }) => regionBreakdown.rows);
  return new Map(
    regionKeys.map((key) => {
      const mine = rows.filter(({ name }) => regionOf(name) === key);
      const total = sum(mine.map(({ totalAppointments }) => totalAppointments));
      return [key, mine.length === 0 ? null : total];
    }),
  );
}
