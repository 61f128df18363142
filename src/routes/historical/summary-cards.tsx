import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { ReadState } from '../../api/use-read.ts';
import { notAvailable } from '../../domain/appointment.ts';
import { countText } from '../../domain/count-text.ts';
import { longDay } from '../../domain/eastern.ts';
import { showNumber } from '../../domain/numbers.ts';
import { regionName } from '../../domain/region.ts';
import { StatCard } from '../../shell/stat-card.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';

/** The four cards (spec 2). */
export function SummaryCards({ summary }: { readonly summary: ReadState<HistoricalSummary> }) {
  return (
    <StatStrip columns={4}>
      <StatCard
        title="Days Tracked"
        size="plain"
        state={summary}
        value={({ totalDays }) => showNumber(totalDays)}
        note={({ dateRange }) => rangeText(dateRange)}
      />
      <StatCard
        title="Daily Average"
        size="plain"
        state={summary}
        value={({ averageDaily }) => showNumber(averageDaily)}
        note={() => 'appointments per day'}
      />
      <StatCard
        title="Best Day"
        size="plain"
        state={summary}
        value={({ bestDay }) => showNumber(bestDay?.appointments)}
        note={({ bestDay }) => (bestDay ? <bdi>{longDay(bestDay.date)}</bdi> : 'No day yet')}
      />
      <StatCard
        title="Top Region"
        size="plain"
        state={summary}
        value={({ topRegion }) => (
          <Clamped text={topRegion ? regionName(topRegion.name) : notAvailable} />
        )}
        note={({ topRegion }) =>
          topRegion ? (
            <>
              <Plate region={topRegion.name} size="small" />
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

function rangeText({ start, end }: HistoricalSummary['dateRange']) {
  if (start === '' && end === '') return 'No day yet';
  return (
    <span>
      <bdi>{longDay(start)}</bdi> to <bdi>{longDay(end)}</bdi>
    </span>
  );
}
