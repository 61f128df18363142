import type { Month, Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../query/use-read.ts';
import { countText } from '../../domain/text/count-text.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { monthName } from '../../domain/time/month.ts';
import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { rowKeys } from '../../ui/row-keys.ts';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';
import { Trend } from '../../ui/trend.tsx';
import { MonthlyCard } from './monthly-card.tsx';

interface HistoryCardProps {
  readonly monthly: ReadState<Monthly>;
  /** Newest first. */
  readonly months: readonly Month[];
}

/** The history of earlier months (spec 2), newest first. */
export function HistoryCard({ monthly, months }: HistoryCardProps) {
  const keys = rowKeys(months, ({ month }) => month);
  return (
    <MonthlyCard
      monthly={monthly}
      title="Earlier months"
      subtitle="Newest first"
      unreadable={monthly.data?.months.unreadable ?? 0}
      footer={countText(months.length, 'earlier month')}
      empty={months.length === 0 && 'No earlier months yet'}
    >
      <Table
        label="Earlier months"
        head={
          <>
            <HeadCell>Month</HeadCell>
            <HeadCell figure>Total</HeadCell>
            {['Weekly average', 'Best week', 'Growth rate'].map((column) => (
              <HeadCell key={column} figure className="max-sm:whitespace-normal">
                {column}
              </HeadCell>
            ))}
          </>
        }
      >
        {months.map((month, index) => (
          <MonthRow key={keys[index]} month={month} />
        ))}
      </Table>
    </MonthlyCard>
  );
}

function MonthRow({ month }: { readonly month: Month }) {
  const { averageWeekly, bestWeek, growthRate } = month.trends;
  return (
    <tr>
      <RowHead>
        <bdi className="line-clamp-3">{monthName(month.month)}</bdi>
      </RowHead>
      <Cell figure className="font-medium">
        {showNumber(month.totalValidAppointments)}
      </Cell>
      <Cell figure className="text-ink-2">
        {showNumber(averageWeekly)}
      </Cell>
      <Cell figure className="text-ink-2">
        {showNumber(bestWeek?.appointments)}
        {bestWeek && (
          <span className="text-ink-3 ml-2 max-sm:ml-0 max-sm:block">
            Week {showNumber(bestWeek.weekNumber)}
          </span>
        )}
      </Cell>
      <Cell figure>
        {growthRate === null ? (
          noValue
        ) : (
          <Trend trend={showChange(growthRate).trend} text={showSignedPercent(growthRate)} />
        )}
      </Cell>
    </tr>
  );
}
