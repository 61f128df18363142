import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { ReadState } from '../../query/use-read.ts';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { countText } from '../../domain/text/count-text.ts';
import { longDay } from '../../domain/time/eastern.ts';
import { showNumber } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import { StatCard } from '../../query/stat-card.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';

/** The four cards (spec 2). */
export function SummaryCards({ summary }: { readonly summary: ReadState<HistoricalSummary> }) {
  const { data } = summary;
  const { bestDay, topRegion } = data ?? {};
  return (
    <StatStrip columns={4}>
      <StatCard
        title="Days Tracked"
        size="plain"
        state={summary}
        value={showNumber(data?.totalDays)}
        note={<DateRange range={data?.dateRange} />}
      />
      <StatCard
        title="Daily Average"
        size="plain"
        state={summary}
        value={showNumber(data?.averageDaily)}
        note="appointments per day"
      />
      <StatCard
        title="Best Day"
        size="plain"
        state={summary}
        value={showNumber(bestDay?.appointments)}
        note={bestDay ? <bdi>{longDay(bestDay.date)}</bdi> : 'No day yet'}
      />
      <StatCard
        title="Top Region"
        size="plain"
        state={summary}
        value={<Clamped text={topRegion ? regionName(topRegion.name) : notAvailable} />}
        note={
          topRegion ? (
            <>
              <RegionBadge region={topRegion.name} size="small" />
              {countText(topRegion.totalAppointments, 'appointment')}
            </>
          ) : (
            'No region yet'
          )
        }
      />
    </StatStrip>
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
