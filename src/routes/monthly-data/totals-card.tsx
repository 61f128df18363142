import type { Month, Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../query/use-read.ts';
import { countText } from '../../domain/text/words.ts';
import { isUnfinished, monthName, monthTicks } from '../../domain/time/month.ts';
import { highest } from './monthly.ts';
import { showNumber } from '../../domain/number/format.ts';
import { Line } from '../../ui/charts/line.tsx';
import { MonthlyCard } from './monthly-card.tsx';

interface TotalsCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
  readonly thisMonth: string;
}

/** The total of each month as a line. */
export function TotalsCard({ monthly, months, thisMonth }: TotalsCardProps) {
  const ticks = monthTicks(months.map(({ month }) => month));
  const points = months.map((month, index) => {
    const isOpen = isUnfinished(month, thisMonth);
    return {
      key: month.month,
      value: month.totalValidAppointments,
      tick: ticks[index] ?? '',
      note: isOpen ? 'to date' : countText(month.weeklyBreakdown.rows.length, 'week'),
      isOpen,
    };
  });
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <MonthlyCard
      monthly={monthly}
      title="Total per month"
      subtitle="Valid appointments. Hollow point: month in progress"
      unreadable={monthly.data?.months.unreadable ?? 0}
      footer={busiestMonth(months)}
    >
      <div className="px-4 pb-2">
        <Line
          label={`Valid appointments per month, ${monthName(first)} to ${monthName(last)}`}
          points={points}
          unit="months"
        />
      </div>
    </MonthlyCard>
  );
}

function busiestMonth(months: readonly Month[]): string {
  const best = highest(months, (month) => month.totalValidAppointments);
  if (!best) return 'No totals yet';
  return `Busiest month: ${showNumber(best.totalValidAppointments)}, ${monthName(best.month)}`;
}
