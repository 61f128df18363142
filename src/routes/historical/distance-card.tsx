import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { type ReadState, useFreshness } from '../../query/use-read.ts';
import { DistanceChart } from './distance-chart.tsx';
import { bestDayOf, type WeekBar, weekBars } from './distance-layout.ts';
import { weeksOf } from './weeks.ts';

interface DistanceCardProps {
  readonly summary: ReadState<HistoricalSummary>;
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
}

/** How far each week is from the daily average (visual.md 11). */
export function DistanceCard({ summary, monthly, months }: DistanceCardProps) {
  const average = summary.data?.averageDaily ?? null;
  const bars = average !== null && average > 0 ? weekBars(weeksOf(months), average) : [];
  const isOpen = bars.some((bar) => bar.isOpen);
  const [summaryAge, monthlyAge] = [useFreshness(summary), useFreshness(monthly)];
  // It needs both responses, and shows the state of the one that is missing or older.
  const isSummaryLate = summary.data === undefined || isOlder(summaryAge, monthlyAge);
  const state = monthly.data !== undefined && isSummaryLate ? summary : monthly;
  return (
    <QueryCard
      title="Distance from average"
      subtitle={`Appointments per day, week by week${isOpen ? '; the hatched week is in progress' : ''}`}
      className="min-h-[29.25rem]"
      state={state}
      what="Distance from average"
      skeleton={<span className="skeleton mx-4 my-3 flex-1" />}
      unreadable={unreadableOf(...months.map(({ weeklyBreakdown }) => weeklyBreakdown))}
      empty={bars.length === 0 && { text: 'No weeks to show yet' }}
      footer={average !== null && <Counts bars={bars} average={average} />}
    >
      {average !== null && (
        <div className="flex flex-1 flex-col justify-center px-4 pb-2">
          <DistanceChart
            bars={bars}
            best={bestDayOf(summary.data?.bestDay ?? null, average)}
            average={average}
          />
        </div>
      )}
    </QueryCard>
  );
}

const lately = 12;

function Counts({ bars, average }: { readonly bars: readonly WeekBar[]; average: number }) {
  const isAbove = ({ percent }: WeekBar) => (percent ?? 0) > 0;
  const isBelow = ({ percent }: WeekBar) => (percent ?? 0) < 0;
  const full = bars.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <span>
        <b className="text-ink font-semibold">{bars.filter(isAbove).length}</b> of{' '}
        {countText(bars.length, 'week')} above {showNumber(average)}
      </span>
      {full.length > lately && (
        <span className="text-right">
          Last {lately} weeks: {full.slice(-lately).filter(isBelow).length} below
        </span>
      )}
    </>
  );
}
