import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber } from '../../domain/number/format.ts';
import { daySpan, monthWord } from '../../domain/time/month.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { InProgress } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
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
  return (
    <StatStrip
      columns={4}
      size="plain"
      state={monthly}
      stats={[
        {
          title: 'Total Appointments',
          value: showNumber(totalValidAppointments),
          note: <Clamped text={`valid in ${name}`} className="min-w-0" />,
        },
        {
          title: 'Weeks Completed',
          value: showNumber(weeksOf(month).completed),
          note: <Progress month={month} />,
        },
        {
          title: 'Weekly Average',
          value: showNumber(trends.averageWeekly),
          note: <Growth month={month} previous={previous} />,
        },
        {
          title: 'Best Week',
          value: showNumber(trends.bestWeek?.appointments),
          note: <BestWeek month={month} />,
        },
      ]}
    />
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
