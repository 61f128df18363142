import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { shareOf, showNumber, unreadableOf } from '../../domain/number/format.ts';
import { isUnfinished, newestMonths, shownMonth } from '../../domain/time/month.ts';
import { orderText } from '../../domain/time/order.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { FooterLink } from '../../ui/links.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { barColumn } from '../../ui/bar-column.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { DataTable } from '../../ui/table.tsx';

interface MonthsCardProps {
  readonly monthly: ReadState<Monthly>;
  /** Oldest first. */
  readonly months: readonly Month[];
  /** 'YYYY-MM', Eastern. */
  readonly thisMonth: string;
}

/** The months of /api/monthly, newest first (visual.md 11). */
export function MonthsCard({ monthly, months, thisMonth }: MonthsCardProps) {
  const history = newestMonths(months);
  const { rows } = history;
  const largest = Math.max(0, ...months.map((month) => month.totalValidAppointments ?? 0));
  return (
    <QueryCard
      title="Months"
      subtitle={`${orderText(history)}; growth compares weekly averages`}
      className="min-h-[22rem]"
      state={monthly}
      what="Months"
      skeleton={[5, 46]}
      unreadable={unreadableOf(monthly.data?.months)}
      empty={rows.length === 0 && { text: 'No months yet' }}
      count={[rows.length, 'month']}
      footer={<FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>}
    >
      <DataTable
        label="Months"
        rows={rows}
        keyOf={({ month }) => month.text}
        columns={[
          {
            head: 'Month',
            kind: 'row-head',
            cell: (month) => (
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
                <bdi className="line-clamp-3">{shownMonth(month.month)}</bdi>
                {isUnfinished(month, thisMonth) && <InProgress />}
              </span>
            ),
          },
          barColumn('Total', ({ month, totalValidAppointments: total }: Month) => ({
            label: `${shownMonth(month)}: share of the largest month`,
            value: shareOf(total, largest),
            figure: <b className="text-small text-ink font-medium">{showNumber(total)}</b>,
          })),
          {
            head: 'Per week',
            kind: 'figure',
            cell: ({ trends }) => showNumber(trends.averageWeekly),
          },
          {
            head: 'Growth',
            kind: 'figure',
            cell: (month) =>
              history.isOrdered && month.trends.growthRate === null && month === months[0] ? (
                <span className="text-ink-2">First month</span>
              ) : (
                <Trend {...showChange(month.trends.growthRate)} />
              ),
          },
        ]}
      />
    </QueryCard>
  );
}
