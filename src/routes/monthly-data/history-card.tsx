import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { monthName } from '../../domain/time/month.ts';
import type { ReadState } from '../../query/use-read.ts';
import { Trend } from '../../ui/stat-cell.tsx';
import { DataTable, type Column } from '../../ui/table.tsx';
import { MonthlyCard } from './monthly-card.tsx';

interface HistoryCardProps {
  readonly monthly: ReadState<Monthly>;
  /** Newest first. */
  readonly months: readonly Month[];
}

/** The history of earlier months (spec 2), newest first. */
export function HistoryCard({ monthly, months }: HistoryCardProps) {
  return (
    <MonthlyCard
      monthly={monthly}
      title="Earlier months"
      subtitle="Newest first"
      unreadable={monthly.data?.months.unreadable ?? 0}
      count={[months.length, 'earlier month']}
      empty={months.length === 0 && 'No earlier months yet'}
    >
      <DataTable
        label="Earlier months"
        columns={columns}
        rows={months}
        keyOf={({ month }) => month}
      />
    </MonthlyCard>
  );
}

const wraps = 'max-sm:whitespace-normal';

const columns: readonly Column<Month>[] = [
  {
    head: 'Month',
    kind: 'row-head',
    cell: ({ month }) => <bdi className="line-clamp-3">{monthName(month)}</bdi>,
  },
  {
    head: 'Total',
    kind: 'figure',
    cellClass: 'font-medium',
    cell: ({ totalValidAppointments }) => showNumber(totalValidAppointments),
  },
  {
    head: 'Weekly average',
    kind: 'figure',
    headClass: wraps,
    cellClass: 'text-ink-2',
    cell: ({ trends }) => showNumber(trends.averageWeekly),
  },
  {
    head: 'Best week',
    kind: 'figure',
    headClass: wraps,
    cellClass: 'text-ink-2',
    cell: ({ trends: { bestWeek } }) => (
      <>
        {showNumber(bestWeek?.appointments)}
        {bestWeek && (
          <span className="text-ink-3 ml-2 max-sm:ml-0 max-sm:block">
            Week {showNumber(bestWeek.weekNumber)}
          </span>
        )}
      </>
    ),
  },
  {
    head: 'Growth rate',
    kind: 'figure',
    headClass: wraps,
    cell: ({ trends: { growthRate } }) =>
      growthRate === null ? (
        noValue
      ) : (
        <Trend trend={showChange(growthRate).trend} text={showSignedPercent(growthRate)} />
      ),
  },
];
