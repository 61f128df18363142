import { monthly } from '../../calls/monthly.ts';
import type { MonthFigures } from '../../calls/months.ts';
import { noValue, showChange, showNumber, showSignedPercent } from '../../domain/text/format.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { monthPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Bar } from '../../ui/meter.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { monthColumns, type MonthsProps } from './monthly.ts';

/** The history (S2): the months without the current one, newest first; a name chooses the month of all cards. */
export function HistoryCard({ status, figures, months, current, month: chosen }: MonthsProps) {
  const rows = months.filter((month) => month !== current).toReversed();
  const { length: count } = rows;
  const highestAverage = Math.max(0, ...rows.map(({ weeklyAverage }) => weeklyAverage ?? 0));
  return (
    <QueryCard
      title="Earlier months"
      subtitle="Growth compares weekly averages"
      status={status}
      unreadable={figures.unreadable}
      empty={count === 0 && { text: 'No earlier months yet' }}
      actions={
        count > 0 && (
          <RowsExport
            name="months"
            call={monthly}
            title="Earlier months"
            columns={monthColumns}
            rows={rows}
          />
        )
      }
    >
      <DataTable
        label="Earlier months"
        columns={columnsOf(highestAverage)}
        rows={rows}
        keyOf={({ month }) => month.text}
        rowOf={(month, cells) => (
          <tr
            aria-current={month === chosen || undefined}
            className="link-row aria-[current]:bg-sunken"
          >
            {cells}
          </tr>
        )}
      />
    </QueryCard>
  );
}

const wraps = 'max-sm:whitespace-normal';

/** The bars end at the highest weekly average. */
const columnsOf = (highestAverage: number): readonly Column<MonthFigures>[] => [
  {
    head: 'Month',
    kind: 'row-head',
    cell: ({ name, month }) => (
      <TextLink href={monthPath(month.date ?? month.text)} className="row-link">
        <bdi className="line-clamp-6">{name}</bdi>
      </TextLink>
    ),
  },
  numberColumn('Total', ({ total }) => total, 'font-medium'),
  {
    head: 'Weeks',
    kind: 'figure',
    from: 'sm',
    cellClass: 'text-ink-2',
    cell: ({ completedWeeks }) => showNumber(completedWeeks),
  },
  {
    head: 'Weekly average',
    kind: 'figure',
    headClass: wraps,
    cellClass: 'text-ink-2',
    cell: ({ weeklyAverage }) => showNumber(weeklyAverage),
  },
  {
    key: 'bar',
    head: <span className="sr-only">Weekly average as a bar</span>,
    from: 'wide',
    headClass: 'w-1/3',
    cell: ({ weeklyAverage }) =>
      weeklyAverage !== null && (
        <Bar percent={shareOf(weeklyAverage, highestAverage)} className="h-1.5" />
      ),
  },
  {
    head: 'Best week',
    kind: 'figure',
    from: 'sm',
    headClass: wraps,
    cell: ({ best }) => (
      <>
        {showNumber(best?.appointments)}
        {best && <span className="text-ink-2 ml-2">Week {showNumber(best.weekNumber)}</span>}
      </>
    ),
  },
  {
    head: 'Growth rate',
    kind: 'figure',
    headClass: wraps,
    cell: ({ growth }) =>
      growth === null ? (
        noValue
      ) : (
        <span className="*:text-ink!">
          <Trend trend={showChange(growth).trend} text={showSignedPercent(growth)} />
        </span>
      ),
  },
];
