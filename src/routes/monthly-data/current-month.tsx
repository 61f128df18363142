import type { Month, Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../query/use-read.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { daySpan, monthWord } from './month.ts';
import { bestWeekOf, weeksOf } from './monthly.ts';
import { showNumber } from '../../domain/number/format.ts';
import { StatCard } from '../../query/stat-card.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';
import { Trend } from '../../ui/trend.tsx';
import { InProgress } from './in-progress.tsx';

interface CurrentMonthProps {
  readonly monthly: ReadState<Monthly>;
  readonly month: Month;
  /** The month before it, for comparison. */
  readonly before: Month | undefined;
  /** 'November 2026, to date'. */
  readonly name: string;
}

/** The four cards of the current month (spec 2). */
export function CurrentMonth({ monthly, month, before, name }: CurrentMonthProps) {
  const { trends, totalValidAppointments } = month;
  return (
    <StatStrip columns={4}>
      <StatCard
        title="Total Appointments"
        state={monthly}
        size="plain"
        value={() => showNumber(totalValidAppointments)}
        note={() => <bdi className="min-w-0 truncate">{name}</bdi>}
      />
      <StatCard
        title="Weeks Completed"
        state={monthly}
        size="plain"
        value={() => showNumber(weeksOf(month).completed)}
        note={() => <Progress month={month} />}
      />
      <StatCard
        title="Weekly Average"
        state={monthly}
        size="plain"
        value={() => showNumber(trends.averageWeekly)}
        note={() => <Growth month={month} before={before} />}
      />
      <StatCard
        title="Best Week"
        state={monthly}
        size="plain"
        value={() => showNumber(trends.bestWeek?.appointments)}
        note={() => <BestWeek month={month} />}
      />
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

function Growth({ month, before }: Pick<CurrentMonthProps, 'month' | 'before'>) {
  const { text, trend } = showChange(month.trends.growthRate);
  const averageBefore = before?.trends.averageWeekly ?? null;
  return (
    <>
      <Trend trend={trend} text={text} />
      {before && averageBefore !== null && (
        <span>
          was {showNumber(averageBefore)} in {monthWord(before.month)}
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
