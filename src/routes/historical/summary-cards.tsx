import { historicalSummary } from '../../calls/historical.ts';
import { notAvailable, noValue, showNumber, countText } from '../../domain/text/format.ts';
import { rangeWord } from '../../domain/time/period.ts';
import { shownLongDay } from '../../domain/time/read-time.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-call.ts';
import { RegionLink } from '../../shell/links.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { Clamped } from '../../ui/text.tsx';

/** The four cards (S2). */
export function SummaryCards() {
  const { figures, status } = useCall(historicalSummary);
  const { bestDay, topRegion, averageDaily, totalDays, dateRange } = figures;
  return (
    <StatStrip
      size="plain"
      status={status}
      stats={[
        {
          title: 'Days Tracked',
          value: showNumber(totalDays),
          note: dateRange ? (
            <span>
              <bdi>{shownLongDay(dateRange.start)}</bdi> {rangeWord(dateRange)}{' '}
              <bdi>{shownLongDay(dateRange.end)}</bdi>
            </span>
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
              {topRegion ? (
                <RegionLink region={topRegion.name}>
                  <Clamped text={topRegion.name.name} />
                </RegionLink>
              ) : (
                notAvailable
              )}
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
