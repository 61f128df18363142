import { historicalSummary } from '../../calls/historical.ts';
import { monthly } from '../../calls/monthly.ts';
import { fullDaysText } from '../../calls/per-day.ts';
import { countText } from '../../domain/text/format.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall, useDay } from '../../query/use-call.ts';
import { Latest } from '../../ui/chart/latest.tsx';
import { FooterLink } from '../../ui/links.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { isOpen, weekBars, weeksSentence } from './weeks.ts';
import { DistanceChart } from './distance-chart.tsx';

/** The weeks as distances from the average day of the summary. */
function useWeekBars() {
  const { average } = useCall(historicalSummary).figures;
  const { weeks } = useCall(monthly).figures;
  const day = useDay(monthly);
  return { average, bars: average === null ? [] : weekBars(weeks, average, day) };
}

export function WeeksSentence() {
  const { average, bars } = useWeekBars();
  const parts = weeksSentence(bars, average ?? 0);
  return parts.length > 0 && <Sentence parts={parts} />;
}

/** How far each week is from the daily average. */
export function DistanceCard() {
  const { status: summary } = useCall(historicalSummary);
  const { figures, status: months } = useCall(monthly);
  const { average, bars } = useWeekBars();
  const openDays = bars.find(isOpen)?.perDay.fullDays ?? null;
  // Without an average there is no distance.
  const status = summary.data === undefined ? summary : months;
  const progress =
    openDays === null ? '' : `; the hatched week is in progress, ${fullDaysText(openDays)}`;
  return (
    <QueryCard
      title="Distance from average"
      subtitle={`Valid appointments a day${bars.length === 0 ? '' : `, ${countText(bars.length, 'week')}`}${progress}`}
      className="min-h-[24rem]"
      status={status}
      unreadable={figures.unreadableWeeks}
      empty={
        bars.length === 0 && {
          text:
            figures.weeks.length > 0 ? 'No daily average to compare with' : 'No weeks to show yet',
        }
      }
      footer={<FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>}
    >
      <div className="flex flex-1 flex-col justify-center px-4 pb-2">
        <Latest rows={bars} textPx={16} unit="weeks" className="min-h-[17.5rem]">
          {(shown) => <DistanceChart bars={shown} average={average} />}
        </Latest>
      </div>
    </QueryCard>
  );
}
