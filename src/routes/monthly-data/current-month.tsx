import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber } from '../../domain/number/format.ts';
import { daySpan, monthWord } from '../../domain/time/month.ts';
import { StatCard } from '../../query/stat-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { InProgress } from '../../ui/level-badge.tsx';
import { StatStrip, Trend } from '../../ui/stat-cell.tsx';
import { bestWeekOf, weeksOf } from './monthly.ts';

interface CurrentMonthProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
  readonly previous: Month | undefined;
  /** 'November 2026, to date'. */
  readonly name: string;
}

/** The four cards of the current month (spec 2). */
export function CurrentMonth({ monthly, month, previous, name }: CurrentMonthProps) {
  const { trends, totalValidAppointments } = month;
  const cards = [
    {
      title: 'Total Appointments',
      figure: totalValidAppointments,
      note: <bdi className="min-w-0 truncate">valid in {name}</bdi>,
    },
    {
      title: 'Weeks Completed',
      figure: weeksOf(month).completed,
      note: <Progress month={month} />,
    },
    {
      title: 'Weekly Average',
      figure: trends.averageWeekly,
      note: <Growth month={month} previous={previous} />,
    },
    { title: 'Best Week', figure: trends.bestWeek?.appointments, note: <BestWeek month={month} /> },
  ];
  return (
    <StatStrip columns={4}>
      {cards.map(({ title, figure, note }) => (
        <StatCard
          key={title}
          title={title}
          state={monthly}
          size="plain"
          value={showNumber(figure)}
          note={note}
        />
      ))}
    </StatStrip>
  );
}

function Progress({ month }: { readonly month: Month }) {
  const { partial } = weeksOf(month);
  if (!partial && month.hasPartialData !== true) return 'No week in progress';
  return (
    <>
      <InProgress />
      {partial && <span>Week {showNumber(partial.weekNumber)}</span>}
    </>
  );
}

function Growth({ month, previous }: Pick<CurrentMonthProps, 'month' | 'previous'>) {
  const average = previous?.trends.averageWeekly ?? null;
  return (
    <>
      <Trend {...showChange(month.trends.growthRate)} />
      {previous && average !== null && (
        <span>
          vs {showNumber(average)} in {monthWord(previous.month)}
        </span>
      )}
    </>
  );
}

function BestWeek({ month }: { readonly month: Month }) {
  const number = month.trends.bestWeek?.weekNumber ?? null;
  if (number === null) return 'No completed week yet';
  const week = bestWeekOf(month);
  return `Week ${showNumber(number)}${week ? `, ${daySpan(week.startDate, week.endDate)}` : ''}`;
}
